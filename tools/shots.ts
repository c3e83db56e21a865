/**
 * `npm run shots -- [address] [--only=part] [--check]`: pictures of every page at four widths, in both languages and themes, into shots/
 * (kept out of the repository), and a list of what a look at each layout finds wrong. It looks at a running site, http://localhost:3000
 * unless told otherwise. `--only` keeps the addresses that contain the part, `--check` takes no pictures. It ends with 1 when there are
 * faults.
 */
import { mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { layoutFaults, settle } from "../e2e/support/layout.ts";
import { address, LANGUAGES, SITE_ROUTES } from "../e2e/support/routes.ts";
import { installedBrowser } from "./lib/test-tools.mjs";

const WIDTHS = [390, 768, 1440, 2560];
const THEMES = ["light", "dark"] as const;
/** Pages looked at beside one another; more only wait for the processor. */
const AT_ONCE = 2;
/** States of pages, and kinds of pages whose addresses are content. */
const MORE_PATHS = ["/article/1", "/brand/measured-claims", "/article?q=zzz", "/services/privacy", "/not-there"];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    check: { type: "boolean", default: false },
  },
});
const base = positionals[0] ?? "http://localhost:3000";
const paths = [...SITE_ROUTES.map(({ path }) => path), ...MORE_PATHS];
const queue = LANGUAGES.flatMap((language) => paths.map((path) => address(path, language))).filter((path) => path.includes(options.only));

mkdirSync("shots", { recursive: true });
const browser = await chromium.launch({
  executablePath: installedBrowser(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
let faults = 0;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    for (let path = queue.shift(); path; path = queue.shift()) await look(page, path);
  }),
);
await browser.close();
console.log(`${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;

/** Looks at one address at all widths and in all themes, without loading it anew for each. */
async function look(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: WIDTHS[0] ?? 390, height: 900 });
  await page.goto(base + path, { waitUntil: "networkidle" });
  const name = path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "home";
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    for (const fault of await layoutFaults(page)) {
      faults += 1;
      console.log(`${path} ${width} px: ${fault}`);
    }
    if (options.check) continue;
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await painted(page);
      await page.screenshot({ path: `shots/${name}-${width}-${theme}.jpg`, fullPage: true, type: "jpeg", quality: 80 });
    }
  }
}

/** Waits until what has changed is on the screen. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
