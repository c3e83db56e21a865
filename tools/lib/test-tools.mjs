/** The programs that tests need besides the npm packages. Debian's are installed when they are missing and root asks. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { NPM, ROOT, run, say } from "./steps.mjs";

/** Chromium's shell for pages without windows: the same pages for a quarter less of the processor. */
const SHELL = "/usr/bin/chromium-headless-shell";
const BROWSERS = [SHELL, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const FIREFOXES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
/** A Chinese font, and one as wide as Arial, by which the pages' text stands until its typeface is there. */
const FONTS = ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", "/usr/share/fonts/truetype/liberation"];
const FONT_PACKAGES = ["fonts-noto-cjk", "fonts-liberation"];
const NAME_SERVER = "/usr/sbin/nsd";
const PROXIES = ["/usr/sbin/nginx", "/usr/bin/caddy"];
const POSTGRES = "/usr/lib/postgresql";
const PDF_VALIDATOR = path.join(ROOT, "tools/pdf-validator");

/** The Chromium of tests and pictures: `CHROMIUM_PATH`, or an installed one, the cheapest first; nothing where there is none. */
export function installedBrowser() {
  return process.env.CHROMIUM_PATH || BROWSERS.find((file) => existsSync(file));
}

/** The Firefox that is installed; nothing where there is none. */
export function installedFirefox() {
  return FIREFOXES.find((file) => existsSync(file));
}

/** Firefox, for the tests that visit the site in it. */
export async function ensureFirefox() {
  if (process.env.FIREFOX_PATH || installedFirefox()) return;
  await debian("Firefox", ["firefox-esr"]);
}

/** The Chromium that tests use: where none is named, Debian's shell with its fonts. Ends the process when there is none to be had. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return;
  const haveFonts = () => FONTS.every((place) => existsSync(place));
  if (!existsSync(SHELL) || !haveFonts()) await debian("Chromium's shell and fonts", ["chromium-headless-shell", ...FONT_PACKAGES]);
  // Older systems have the whole browser alone.
  if (!installedBrowser() || !haveFonts()) await debian("Chromium and fonts", ["chromium", ...FONT_PACKAGES]);
  if (installedBrowser()) return;
  console.error("The browser tests need Chromium: install it, or name one in CHROMIUM_PATH");
  process.exit(1);
}

/** PostgreSQL's programs, for the tests that start a server of their own. */
export async function ensurePostgres() {
  if (existsSync(POSTGRES) && readdirSync(POSTGRES).length > 0) return;
  await debian("PostgreSQL", ["postgresql"]);
}

/** The proxies of the tests that restart processes behind them. */
export async function ensureProxies() {
  if (PROXIES.every((file) => existsSync(file))) return;
  await debian("nginx and Caddy", ["nginx-light", "caddy"]);
}

/** The name server that the tests of the DNS tools ask. */
export async function ensureNameServer() {
  if (existsSync(NAME_SERVER)) return;
  await debian("a name server", ["nsd"]);
}

/** What validates datasheets: with a lock file of its own, as no other command needs it. */
export async function ensurePdfValidator() {
  if (existsSync(path.join(PDF_VALIDATOR, "node_modules"))) return;
  say("Installing a validator of PDF/UA for the tests");
  await run(NPM, ["ci", "--prefix", PDF_VALIDATOR, "--no-audit", "--no-fund", "--loglevel=error"], { quiet: true });
}

/** Has apt wait for another run of the tests that is installing: seconds. */
const IN_TURN = ["-o", "DPkg::Lock::Timeout=600"];

async function debian(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(`Installing ${what} for the tests`);
  await run("apt-get", ["update", "-qq", ...IN_TURN], { quiet: true });
  await run("apt-get", ["install", "-y", "-qq", ...IN_TURN, "--no-install-recommends", ...packages], {
    quiet: true,
    // At this runlevel Debian starts no services that come with them, unless systemd runs them.
    env: { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
  });
}
