import { existsSync } from "node:fs";
import { run, say } from "./steps.mjs";

const KNOWN_PLACES = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const CHINESE_FONT = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc";

/**
 * The Chromium that tests and pictures use: `CHROMIUM_PATH`, an installed one, or Debian's package, installed now.
 * @returns its path; ends the process when there is none to be had
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = KNOWN_PLACES.find((file) => existsSync(file));
  if (found && existsSync(CHINESE_FONT)) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    say("Installing Chromium and a Chinese font for the browser tests");
    await run("apt-get", ["update", "-qq"], { quiet: true });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"], { quiet: true, env: { DEBIAN_FRONTEND: "noninteractive" } });
  }
  const installed = KNOWN_PLACES.find((file) => existsSync(file));
  if (installed) return installed;
  console.error("The browser tests need Chromium: install it, or name one in CHROMIUM_PATH");
  process.exit(1);
}
