/** Installers of the configuration kit: MSI and EXE for Windows, DEB for Debian and Ubuntu. Made by wixl, makensis and dpkg-deb. */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { morning } from "../lib/output.ts";
import type { Kit, Paper } from "../lib/paper.ts";
import { commandsText } from "./commands-text.ts";

const SOURCE = fileURLToPath(new URL("../installers/", import.meta.url));
const VERSION = "1.4.1";

/** Runs in a folder of its own that is removed afterwards. */
function inFolder(work: (folder: string) => Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "waymark-kit-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Text files for Windows: CR LF, and a byte order mark where Notepad and PowerShell 5 would guess wrongly. */
function forWindows(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, "utf8").replace(/\r?\n/g, "\r\n");
    writeFileSync(path, entry.name.endsWith(".inf") ? text : `\uFEFF${text}`);
  }
}

/** Gives everything in a folder the date of the document, because installers keep the dates of their files. */
function dateAll(folder: string, day: string): void {
  const date = morning(day);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) utimesSync(join(entry.parentPath, entry.name), date, date);
}

/** The package code that wixl draws at random, fixed for this version: the same content makes the same file. */
const PACKAGE_CODE = "{5D1E8A30-7B46-4C7E-9B52-3F0C61A2D141}";

/** Replaces the moment of building and the package code in the summary of an MSI; both keep their length. */
function restamp(database: Buffer, day: string): Buffer {
  const ticks = (date: Date): bigint => (BigInt(date.getTime()) + 11_644_473_600_000n) * 10_000n;
  const [now, hour] = [ticks(new Date()), 36_000_000_000n];
  const fileTime = Buffer.from([0x40, 0, 0, 0]);
  for (let at = database.indexOf(fileTime); at !== -1 && at + 12 <= database.length; at = database.indexOf(fileTime, at + 1)) {
    const value = database.readBigUInt64LE(at + 4);
    if (value > now - hour && value < now + hour) database.writeBigUInt64LE(ticks(morning(day)), at + 4);
  }
  return Buffer.from(database.toString("latin1").replace(/\{[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}\}(?=\0)/, PACKAGE_CODE), "latin1");
}

function copyKit(folder: string, kit: Kit, paper: Paper): string {
  const target = join(folder, "kit");
  cpSync(join(SOURCE, "kit"), target, { recursive: true });
  for (const language of ["zh", "en"] as const) {
    const title = language === "zh" ? "AT 指令手册" : "AT command reference";
    writeFileSync(join(target, `at-commands-${language}.txt`), commandsText(kit.site, language, title, VERSION, paper.created));
  }
  return target;
}

const run = (command: string, options: readonly string[], day: string): void => {
  execFileSync(command, options, { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, SOURCE_DATE_EPOCH: String(morning(day).getTime() / 1000) } });
};

const msi: Paper = {
  slug: "waymark-config-kit-windows",
  title: ["配置工具 Windows 版（MSI）", "Configuration kit for Windows (MSI)"],
  summary: ["用 U1 磁吸线、USB-C 或 RS-232 读写终端参数：PowerShell 工具、六个模板、指令手册与端口说明文件。Windows 8.1 及以上。", "Reads and writes settings over the U1 cable, USB-C or RS-232: PowerShell tool, six templates, command reference and driver file. Windows 8.1 and later."],
  type: "installer", kind: "software", version: VERSION, created: "2026-11-24", folder: "installers", extension: "msi", bilingual: true, products: ["A5", "K1", "D1", "D2", "B1", "B3", "P2", "P4", "C4", "V5"],
  make: (kit, _language, paper) =>
    inFolder((folder) => {
      const source = copyKit(folder, kit, paper);
      forWindows(source);
      dateAll(source, paper.created);
      const out = join(folder, "kit.msi");
      // wixl takes sources relative to the .wxs file only
      cpSync(join(SOURCE, "windows", "config-kit.wxs"), join(folder, "kit.wxs"));
      run("wixl", ["-D", `VERSION=${VERSION}`, "-D", "KIT=kit", "-o", out, join(folder, "kit.wxs")], paper.created);
      return restamp(readFileSync(out), paper.created);
    }),
};

const exe: Paper = {
  slug: "waymark-u1-setup",
  title: ["U1 磁吸线安装程序（EXE）", "U1 cable setup (EXE)"],
  summary: ["只装 U1 需要的部分：端口名称、配置脚本与模板；装给当前用户，不需要管理员权限。", "Only what the U1 cable needs: port name, script and templates, for the current user and without administrator rights."],
  type: "installer", kind: "software", version: "1.2.1", created: "2026-11-24", folder: "installers", extension: "exe", bilingual: true, products: ["A5", "K1", "D1", "D2", "B3"],
  make: (kit, _language, paper) =>
    inFolder((folder) => {
      const source = copyKit(folder, kit, paper);
      forWindows(source);
      dateAll(source, paper.created);
      const out = join(folder, "setup.exe");
      run("makensis", ["-V1", `-DVERSION=${paper.version}`, `-DKIT=${source}`, `-DOUT=${out}`, join(SOURCE, "windows", "u1-setup.nsi")], paper.created);
      return readFileSync(out);
    }),
};

/** Lays the package out, every file dated and with the modes that Debian expects. */
function layOutPackage(folder: string, kit: Kit, paper: Paper): string {
  const source = copyKit(folder, kit, paper);
  const root = join(folder, "root");
  const put = (path: string, data: string | Uint8Array, mode = 0o644): void => {
    mkdirSync(join(root, path, ".."), { recursive: true, mode: 0o755 });
    writeFileSync(join(root, path), data);
    chmodSync(join(root, path), mode);
  };
  const fill = (name: string): string => readFileSync(join(SOURCE, "debian", name), "utf8").replaceAll("@VERSION@", VERSION).replaceAll("@DATE@", morning(paper.created).toUTCString().replace("GMT", "+0000"));
  put("DEBIAN/control", fill("control"));
  put("usr/bin/waymark-config", readFileSync(join(source, "waymark-config.py")), 0o755);
  put("usr/lib/udev/rules.d/70-waymark-u1.rules", fill("70-waymark-u1.rules"));
  for (const name of readdirSync(join(source, "templates"))) put(`usr/share/waymark-config/templates/${name}`, readFileSync(join(source, "templates", name)));
  put("usr/share/doc/waymark-config/copyright", fill("copyright"));
  put("usr/share/doc/waymark-config/changelog.gz", gzipSync(fill("changelog"), { level: 9 }));
  for (const name of ["readme-zh.txt", "readme-en.txt", "at-commands-zh.txt", "at-commands-en.txt"]) put(`usr/share/doc/waymark-config/${name}`, readFileSync(join(source, name)));
  dateAll(root, paper.created);
  return root;
}

const deb: Paper = {
  slug: "waymark-config-kit-linux",
  title: ["配置工具 Linux 版（DEB）", "Configuration kit for Linux (DEB)"],
  summary: ["命令行工具 waymark-config、六个模板与 udev 规则；Debian 11、Ubuntu 20.04 及以上，只依赖 Python 3。", "The command waymark-config, six templates and a udev rule, for Debian 11, Ubuntu 20.04 and later; needs only Python 3."],
  type: "installer", kind: "software", version: VERSION, created: "2026-11-24", folder: "installers", extension: "deb", bilingual: true, products: ["A5", "K1", "D1", "D2", "B1", "B3", "P2", "P4", "C4", "V5"],
  make: (kit, _language, paper) =>
    inFolder((folder) => {
      const root = layOutPackage(folder, kit, paper);
      const out = join(folder, "kit.deb");
      run("dpkg-deb", ["--root-owner-group", "-Zxz", "--build", root, out], paper.created);
      return readFileSync(out);
    }),
};

export const installers: Paper[] = [msi, deb, exe];
