; Setup of the U1 cable: port name, configuration script, templates. For the current user, no administrator needed.
Unicode true
SetCompressor /SOLID lzma
Name "Waymark U1 ${VERSION}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Waymark\U1"
InstallDirRegKey HKCU "Software\Waymark\U1" "Folder"
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=1033 "ProductName" "Waymark U1 cable setup"
VIAddVersionKey /LANG=1033 "CompanyName" "Waymark IoT"
VIAddVersionKey /LANG=1033 "FileDescription" "Setup of the U1 configuration cable"
VIAddVersionKey /LANG=1033 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=1033 "LegalCopyright" "Waymark IoT Technology (Shenzhen) Co., Ltd."

!include MUI2.nsh
!include LogicLib.nsh
!define MUI_FINISHPAGE_SHOWREADME "$INSTDIR\readme.txt"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"

Section
  SetOutPath "$INSTDIR"
  File "${KIT}/waymark-config.ps1"
  ${If} $LANGUAGE == 2052
    File "/oname=readme.txt" "${KIT}/readme-zh.txt"
  ${Else}
    File "/oname=readme.txt" "${KIT}/readme-en.txt"
  ${EndIf}
  SetOutPath "$INSTDIR\templates"
  File "${KIT}/templates/*.txt"
  SetOutPath "$INSTDIR\driver"
  File "${KIT}/driver/waymark-u1.inf"
  SetOutPath "$INSTDIR"
  CreateDirectory "$SMPROGRAMS\Waymark"
  CreateShortcut "$SMPROGRAMS\Waymark\Waymark U1.lnk" "$SYSDIR\WindowsPowerShell\v1.0\powershell.exe" '-NoExit -ExecutionPolicy Bypass -File "$INSTDIR\waymark-config.ps1"'
  WriteRegStr HKCU "Software\Waymark\U1" "Folder" "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\WaymarkU1" "DisplayName" "Waymark U1 cable"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\WaymarkU1" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\WaymarkU1" "Publisher" "Waymark IoT"
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\WaymarkU1" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

Section "Uninstall"
  Delete "$SMPROGRAMS\Waymark\Waymark U1.lnk"
  RMDir "$SMPROGRAMS\Waymark"
  Delete "$INSTDIR\templates\*.txt"
  RMDir "$INSTDIR\templates"
  Delete "$INSTDIR\driver\waymark-u1.inf"
  RMDir "$INSTDIR\driver"
  Delete "$INSTDIR\waymark-config.ps1"
  Delete "$INSTDIR\readme.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\Uninstall\WaymarkU1"
  DeleteRegKey HKCU "Software\Waymark\U1"
SectionEnd
