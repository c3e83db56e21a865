/**
 * Makes every file of the downloads centre and the list of them.
 *   node make.ts                  everything
 *   node make.ts papers           the documents that are not made per product
 *   node make.ts manuals v3       some products' manuals
 *   node make.ts list             demo/content/downloads.yaml only
 */
import type { Browser } from "@playwright/test";
import { readAccessories, readProducts, readSeries, readSite, type Product } from "./lib/content.ts";
import type { Language } from "./lib/language.ts";
import { save } from "./lib/output.ts";
import { type Kit, type Paper, paperPath } from "./lib/paper.ts";
import { jpeg } from "./lib/picture.ts";
import { openBrowser, print } from "./lib/print.ts";
import { writeList } from "./list.ts";
import { manual } from "./manual/manual.ts";
import { PAPERS } from "./papers/index.ts";
import { manualPath, revision } from "./revisions.ts";

const LANGUAGES: readonly Language[] = ["zh", "en"];
/** A picture of this width, in pixels, is sharp in print at 74 mm and keeps the file small. */
const PICTURE = 560;

const [part = "all", ...names] = process.argv.slice(2);
const wants = (kind: string): boolean => part === "all" || part === kind;
const named = (name: string): boolean => names.length === 0 || names.includes(name);
const report = (path: string, size: number): void => console.log(`${String(Math.ceil(size / 1024)).padStart(5)} kB  ${path}`);

async function makeManual(browser: Browser, kit: Kit, of: Product): Promise<void> {
  const series = kit.series.find((entry) => entry.key === of.series);
  if (series === undefined) throw new Error(`${of.code}: unknown series ${of.series}`);
  const picture = await jpeg(`products/${of.slug}-hero.webp`, PICTURE, 78);
  if (picture === undefined) console.warn(`${of.code}: no picture yet`);
  const input = { product: of, series, accessories: kit.accessories, site: kit.site, picture, ...revision(of, "manual") };
  for (const language of LANGUAGES) {
    const path = manualPath(of, language);
    report(path, await print(browser, path, manual(input, language), input.day));
  }
}

async function makePaper(browser: Browser, kit: Kit, paper: Paper): Promise<void> {
  for (const language of paper.bilingual === true ? (["zh"] as const) : LANGUAGES) {
    const made = await paper.make(kit, language, paper);
    const path = paperPath(paper, language);
    const size = paper.type === "pdf" && typeof made === "string" ? await print(browser, path, made, paper.created) : save(path, made);
    report(path, size);
  }
}

const kit: Kit = { site: readSite(), products: readProducts(), series: readSeries(), accessories: readAccessories() };
const browser = await openBrowser();
try {
  if (wants("papers")) for (const paper of PAPERS.filter((entry) => named(entry.slug))) await makePaper(browser, kit, paper);
  if (wants("manuals")) for (const of of kit.products.filter((entry) => named(entry.slug))) await makeManual(browser, kit, of);
} finally {
  await browser.close();
}
if (wants("list") || names.length === 0) writeList(kit.products);
