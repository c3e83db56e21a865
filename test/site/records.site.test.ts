import { describe, expect, it } from "vitest";
import { LANGUAGES, localPath } from "#shared/languages.ts";
import { toFile, readAnswer, readPage, readRecord, recordFile } from "../record-files.ts";
import { cellsOf } from "../workbook.ts";
import { ask, bytesOf, staff } from "./ask.ts";

/**
 * All that is said of some records, by page, paper and program, in files that are read like a proof: `test/records/`. What differs from
 * them is shown as a diff. Whoever means the change takes it over with `npx vitest run records --update`, and reads it.
 */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  products: ["a9", "a9s", "v3", "v9", "t1", "d2", "c40", "m20"].map((slug) => `/products/${slug}`),
  solutions: ["logistics", "car-finance", "cold-chain", "personnel", "electric-bike", "cbd", "custom", "asset"].map(
    (slug) => `/solutions/${slug}`,
  ),
  articles: [1, 2, 5, 9, 12, 16, 20, 24].map((id) => `/article/${id}`),
  videos: ["v3-wiring", "a5-magnet-mount", "p2-everyday", "c4-cold-chain", "draw-a-fence", "v3-fuel-cut", "d2-inside", "sub-accounts"].map(
    (slug) => `/services/videos/${slug}`,
  ),
  services: ["about", "after-sales", "warranty", "oem-odm", "support", "privacy", "legal", "accessibility"].map(
    (slug) => `/services/${slug}`,
  ),
  brands: ["company", "story", "battery-return", "test-laboratory", "open-protocol", "second-line", "measured-claims", "long-service"].map(
    (slug) => `/brand/${slug}`,
  ),
  // Questions, downloads, marks, inventions, series and the company's own facts stand in these alone.
  lists: [
    "/",
    "/products",
    "/products/wireless",
    "/products/compare?ids=a9,c4,v3,t1",
    "/solutions",
    "/article",
    "/services/faq",
    "/services/downloads",
    "/services/videos",
    "/services/platform",
    "/services/data",
    "/brand",
    "/brand/invention",
    "/mark-index",
    "/contact",
    "/buy",
    "/join",
    "/search?q=48V",
  ],
};
/** What programs read of all records together. */
const FOR_PROGRAMS = [
  "/products.json",
  "/article.json",
  "/downloads.json",
  "/products/feed.json",
  "/article/feed.json",
  "/services/downloads/feed.json",
  "/products/feed.xml",
  "/article/feed.xml",
  "/services/downloads/feed.xml",
  "/index.md",
  "/products.md",
  "/solutions.md",
  "/article.md",
  "/services/faq.md",
  "/services/downloads.md",
  "/services/videos.md",
];
/** Those that have no language of their own. */
const IN_ONE_PLACE = ["/api.json", "/llms.txt", "/sitemap.xml", "/sitemaps/pages.xml", "/robots.txt"];
const WORKBOOKS = ["/products.xlsx", "/products/compare.xlsx?ids=a9,c4,v3,t1"];
/** Collections whose export is looked at whole. */
const EXPORTED = [
  "products",
  "solutions",
  "faqs",
  "marks",
  "services",
  "articles",
  "videos",
  "downloads",
  "inventions",
  "brands",
  "spec-rows",
  "accessories",
  "testimonials",
  "banners",
  "series",
];

const fileName = (path: string) =>
  path
    .replace(/^\/(?:services\/videos|products|solutions|services|brand|article)\/(?=[\w-]+$)/, "/")
    .slice(1)
    .replaceAll(/\W+/g, "-")
    .replaceAll(/^-|-$/g, "") || "home";

describe.each(LANGUAGES)("%s", (language) => {
  for (const [folder, paths] of Object.entries(RECORDS))
    it.each(paths)(`${folder}: %s says what it said`, async (path) => {
      const read = folder === "lists" ? readPage : readRecord;
      await expect(toFile(await read(ask, localPath(path, language)))).toMatchFileSnapshot(
        recordFile(`${folder}/${fileName(path)}.${language}`),
      );
    });

  it.each(FOR_PROGRAMS)("programs read in %s what they read", async (path) => {
    await expect(toFile((await readAnswer(ask, localPath(path, language))) ?? "")).toMatchFileSnapshot(
      recordFile(`programs/${fileName(path)}.${language}`),
    );
  });

  it.each(WORKBOOKS)("%s has the cells that it had", async (path) => {
    const cells = cellsOf(await bytesOf(ask(localPath(path, language))));
    await expect(toFile(cells.map((row) => row.join(" | ")).join("\n"))).toMatchFileSnapshot(
      recordFile(`workbooks/${fileName(path)}.${language}`),
    );
  });
});

it.each(IN_ONE_PLACE)("programs read in %s what they read", async (path) => {
  await expect(toFile((await readAnswer(ask, path)) ?? "")).toMatchFileSnapshot(recordFile(`programs/${fileName(path)}`));
});

it.each(EXPORTED)("an export of %s holds what it held", async (collection) => {
  const answer = await ask(`/api/export/${collection}?format=csv`, { headers: staff });
  expect(answer.status).toBe(200);
  await expect(toFile(await answer.text())).toMatchFileSnapshot(recordFile(`exports/${collection}`));
});
