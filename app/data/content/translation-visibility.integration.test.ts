import { afterAll, beforeAll, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { provideBothTexts } from "../../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../../test/cms.ts";
import { SLOW } from "../../../test/slow.ts";

let test: TestCms;

beforeAll(async () => {
  provideBothTexts();
  test = await openCms(undefined, { seeded: true });
  const without = { locale: "en", draft: false } as const;
  const { docs } = await test.cms.find({ collection: "solutions", where: { slug: { equals: "logistics" } }, depth: 0 });
  await test.cms.update({ collection: "solutions", id: docs[0]?.id ?? 0, data: { name: null as never }, ...without });
  await test.cms.update({ collection: "products", where: { slug: { equals: "v3" } }, data: { name: null as never }, ...without });
});
afterAll(() => test?.close());

const choose = (untranslatedPages: "say" | "leaveOut") => test.cms.updateGlobal({ slug: "site", data: { untranslatedPages } });

/** What there is of the two in a language: by their address, in lists, counts, the menu, the search, and where others name them. */
async function readVisibility(language: Language) {
  const [{ findProduct }, { findSolution }, { listRecords }, { loadLayoutData }, { productCounts }, { findOnSite }, { finderScope }] =
    await Promise.all([
      import("#app/data/products.server.ts"),
      import("#app/data/solutions.server.ts"),
      import("#app/data/records.server.ts"),
      import("#app/data/layout-data.server.ts"),
      import("#app/data/product-card.server.ts"),
      import("#app/search/index.server.ts"),
      import("#app/data/finder/scope.server.ts"),
    ]);
  const [product, solution, solutions, layout, { total }, results, scope, a9] = await Promise.all([
    findProduct(language, "v3"),
    findSolution(language, "logistics"),
    listRecords("solutions", language),
    loadLayoutData(language),
    productCounts(language),
    findOnSite(language, "V3"),
    finderScope(language),
    findProduct(language, "a9"),
  ]);
  return {
    page: product ? product.untranslated.length > 0 : null,
    solution: solution ? solution.untranslated.length > 0 : null,
    listed: solutions.some(({ slug }) => slug === "logistics"),
    inMenu: layout.solutions.some(({ slug }) => slug === "logistics"),
    found: results.hits.some(({ document }) => document.key.startsWith("products:") && document.code === "V3"),
    offered: scope.products.some(({ entry }) => entry.slug === "v3") && (scope.facetKeys["use"] ?? []).includes("logistics"),
    named: a9?.solutions.some(({ slug }) => slug === "logistics"),
    counted: total,
  };
}

it("shows what has no English in Chinese, or leaves it out of the English pages alone, as the company wants", SLOW, async () => {
  const { sitemapFiles } = await import("#app/data/sitemap.server.ts");
  const everywhere = { page: true, solution: true, listed: true, inMenu: true, found: true, offered: true, named: true };
  const { totalDocs: counted } = await test.cms.count({ collection: "products" });
  await choose("say");
  expect(await readVisibility("en")).toEqual({ ...everywhere, counted });
  await choose("leaveOut");
  expect(await readVisibility("en")).toEqual({
    page: null,
    solution: null,
    listed: false,
    inMenu: false,
    found: false,
    offered: false,
    named: false,
    counted: counted - 1,
  });
  expect(await readVisibility("zh")).toEqual({ ...everywhere, counted });
  const untranslated = (await sitemapFiles()).flatMap((file) => file()).filter((entry) => entry.untranslated?.length);
  expect(untranslated.map(({ path }) => path).toSorted()).toEqual(["/products/v3", "/solutions/logistics"]);
  await choose("say");
  expect(await readVisibility("en")).toEqual({ ...everywhere, counted });
});

it("never has the words for search engines of one language stand in for those of the other", async () => {
  const { findProduct } = await import("#app/data/products.server.ts");
  const where = { slug: { equals: "a9" } };
  await test.cms.update({
    collection: "products",
    where,
    locale: "zh",
    draft: false,
    data: { seo: { title: "只有中文", description: "说明" } },
  });
  expect((await findProduct("zh", "a9"))?.seo).toMatchObject({ title: "只有中文", cardTitle: "只有中文", description: "说明" });
  const english = await findProduct("en", "a9");
  expect(english).toMatchObject({ untranslated: [] });
  expect(english?.seo).not.toHaveProperty("title");
  expect(english?.seo).not.toHaveProperty("description");
  await test.cms.update({ collection: "products", where, locale: "en", draft: false, data: { seo: { title: "In English" } } });
  expect((await findProduct("en", "a9"))?.seo).toMatchObject({ title: "In English" });
});
