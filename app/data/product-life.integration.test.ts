import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";

const PATIENCE = 600_000;
let test: TestCms;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  const { provideBuiltInTexts } = await import("#app/i18n/locales/built-in.ts");
  provideBuiltInTexts("zh", (await import("#app/i18n/locales/zh.ts")).default);
  provideBuiltInTexts("en", (await import("#app/i18n/locales/en.ts")).default);
}, PATIENCE);
afterAll(() => test.close());

async function idOf(slug: string): Promise<number> {
  const { docs } = await test.cms.find({ collection: "products", where: { slug: { equals: slug } }, depth: 0, select: {} });
  return docs[0]?.id ?? 0;
}

async function found(query: string): Promise<string[]> {
  const { finderScope } = await import("./finder/scope.server.ts");
  const { criteriaOf } = await import("./finder/criteria.ts");
  const { find } = await import("./finder/find.ts");
  const scope = await finderScope("en");
  const { fitting } = find(scope.products, criteriaOf(new URLSearchParams(query), scope.known));
  return scope.products.flatMap(({ entry }, place) => (fitting.has(place) ? [entry.slug] : []));
}

it("a discontinued product keeps its page and names its successor, and is found where it is asked for", async () => {
  const { findProduct } = await import("./products.server.ts");
  const { productCounts } = await import("./product-card.server.ts");
  const { searchResults } = await import("#app/search/results.server.ts");
  const before = await productCounts("en");
  expect(await found("")).toContain("a7");
  expect(await found("life=ended")).toEqual([]);
  expect(await findProduct("en", "a7")).toMatchObject({ life: null });

  await test.cms.update({
    collection: "products",
    id: await idOf("a7"),
    data: { life: "ended", lifeSince: "2026-11-02T00:00:00.000Z", successor: await idOf("a9"), _status: "published" },
  });

  expect(await found("")).not.toContain("a7");
  expect(await found("life=ended")).toEqual(["a7"]);
  expect(await found("life=active,ended")).toContain("a7");
  expect((await productCounts("en")).total).toBe(before.total - 1);
  expect(await findProduct("en", "a7")).toMatchObject({
    life: { stage: "ended", name: "Discontinued", since: "2026-11-02", successor: { slug: "a9", code: "A9" } },
  });
  expect((await findProduct("zh", "a7"))?.life?.name).toBe("已停产");
  const results = (await searchResults("en", "A7"))?.groups.flatMap((group) => group.results) ?? [];
  expect(results.find(({ path }) => path === "/products/a7")?.successor).toEqual({ code: "A9", path: "/products/a9" });
  expect(results.find(({ path }) => path === "/products/a9")?.successor ?? null).toBeNull();
});

it("a product that is not for new designs stays in the lists, with a badge", async () => {
  const { productsByCode } = await import("./product-card.server.ts");
  expect(await productsByCode("en", ["V3"])).toMatchObject([{ code: "V3" }]);
  expect((await productsByCode("en", ["V3"]))[0]).not.toHaveProperty("life");
  await test.cms.update({ collection: "products", id: await idOf("v3"), data: { life: "not-for-new-designs", _status: "published" } });
  expect(await found("")).toContain("v3");
  expect(await productsByCode("de", ["V3"])).toMatchObject([{ code: "V3", life: "Nicht für Neuentwicklungen" }]);
});
