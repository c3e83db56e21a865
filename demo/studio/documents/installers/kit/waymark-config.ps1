<#
.SYNOPSIS
  Reads and writes the settings of a Waymark tracker over its serial port.
.EXAMPLE
  .\waymark-config.ps1 -Port COM5
.EXAMPLE
  .\waymark-config.ps1 -Port COM5 -Template vehicle-30s
.EXAMPLE
  .\waymark-config.ps1 -Port COM5 -Command "AT+TIMER=30","AT+STATUS"
.NOTES
  Windows PowerShell 5.1 or PowerShell 7. 115200 baud, 8N1. Without -Port it lists the serial ports found.
#>
param([string]$Port, [string]$Template, [string[]]$Command)

$ErrorActionPreference = "Stop"

if (-not $Port) {
  Write-Host "Serial ports:"
  Get-CimInstance Win32_PnPEntity | Where-Object { $_.Name -match "\(COM\d+\)" } | ForEach-Object { Write-Host ("  " + $_.Name) }
  exit 0
}

function Send-Command([System.IO.Ports.SerialPort]$Serial, [string]$Text) {
  $Serial.DiscardInBuffer()
  $Serial.Write($Text + "`r`n")
  $answer = @()
  try {
    while ($true) {
      $line = $Serial.ReadLine().Trim()
      if ($line -eq "OK") { return @{ Good = $true; Answer = $answer } }
      if ($line.StartsWith("ERROR")) { return @{ Good = $false; Answer = @($line) } }
      if ($line -and $line -ne $Text) { $answer += $line }
    }
  } catch [System.TimeoutException] {
    return @{ Good = $false; Answer = @("no answer within 5 s") }
  }
}

$serial = New-Object System.IO.Ports.SerialPort $Port, 115200, None, 8, One
$serial.NewLine = "`n"
$serial.ReadTimeout = 5000
$serial.DtrEnable = $true
$serial.Open()
try {
  if ($Template) {
    $path = if (Test-Path $Template) { $Template } else { Join-Path $PSScriptRoot "templates\$Template.txt" }
    $Command = Get-Content -Encoding UTF8 $path | ForEach-Object { ($_ -split "#", 2)[0].Trim() } | Where-Object { $_ }
  }
  if (-not $Command) { $Command = @("AT+VER", "AT+PARAM") }
  $failed = 0
  foreach ($text in $Command) {
    $result = Send-Command $serial $text
    if (-not $result.Good) { $failed += 1 }
    "{0,-40} {1}  {2}" -f $text, $(if ($result.Good) { "OK" } else { "FAILED" }), ($result.Answer -join " ")
  }
  exit $failed
} finally {
  $serial.Close()
}
