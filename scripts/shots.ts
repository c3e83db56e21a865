/**
 * `npm run shots [address]`: pictures of every page at four widths, in both languages and themes, into shots/ (kept out of the
 * repository). It looks at a running site, http://localhost:3000 unless told otherwise.
 */
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";

const WIDTHS = [390, 768, 1440, 2560];
const THEMES = ["light", "dark"] as const;
const PATHS = [
  "/",
  "/products",
  "/products/wireless",
  "/products/v3",
  "/products/m20",
  "/solutions",
  "/solutions/logistics",
  "/article",
  "/article/1",
  "/services/downloads",
  "/services/videos",
  "/services/platform",
  "/services/faq",
  "/services/about",
  "/services/support",
  "/services/oem-odm",
  "/brand",
  "/brand/aritcle",
  "/brand/company",
  "/brand/invention",
  "/mark-index",
  "/contact",
  "/buy",
  "/join",
  "/not-there",
];

const base = process.argv[2] ?? "http://localhost:3000";
mkdirSync("shots", { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
for (const theme of THEMES) {
  for (const width of WIDTHS) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: "reduce" });
    for (const path of PATHS.flatMap((site) => [site, site === "/" ? "/en" : `/en${site}`])) {
      await page.goto(base + path, { waitUntil: "networkidle" });
      const name = path.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "home";
      await page.screenshot({ path: `shots/${name}-${width}-${theme}.png`, fullPage: true });
    }
    await page.close();
    console.log(`${width} px, ${theme}`);
  }
}
await browser.close();
