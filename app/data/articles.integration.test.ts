import { afterAll, beforeAll, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { provideBothTexts } from "../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;

/** What the list of the news or of the downloads finds for what was typed. */
async function listed(collection: "articles" | "downloads", language: Language, query: string) {
  const [{ listArticles }, { listDownloads }, { idsHaving }] = await Promise.all([
    import("./articles.server.ts"),
    import("./downloads.server.ts"),
    import("#app/search/index.server.ts"),
  ]);
  const ids = await idsHaving(collection, language, query);
  const list = await (collection === "articles" ? listArticles : listDownloads)(language, { ids });
  return { total: list?.total, titles: list?.items.map(({ title }) => title.replaceAll("\u00a0", " ")) };
}

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  provideBothTexts();
});
afterAll(() => test?.close());

it("leads from article to article in the order of the list, also through those of one day", async () => {
  const { cms } = test;
  const { docs } = await cms.find({ collection: "articles", depth: 0, limit: 3, sort: "-publishedAt" });
  for (const { id } of docs) await cms.update({ collection: "articles", id, data: { publishedAt: docs[2]?.publishedAt ?? "" } });
  const { findArticle, listArticles } = await import("./articles.server.ts");
  const listed: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await listArticles("zh", { page });
    pages = list?.pages ?? 0;
    listed.push(...(list?.items.map(({ id }) => id) ?? []));
  }
  expect(listed.length).toBeGreaterThan(docs.length);
  const walk = async (from: number | undefined, side: "previous" | "next") => {
    const passed: number[] = [];
    for (let id = from; id !== undefined && passed.length <= listed.length; id = (await findArticle("zh", id))?.[side]?.id) passed.push(id);
    return passed;
  };
  expect(await walk(listed[0], "previous")).toEqual(listed);
  expect(await walk(listed.at(-1), "next")).toEqual(listed.toReversed());
});

it("finds the news by words with signs that patterns have, and none that lack them", async () => {
  const titles = [
    "Charged to 100% in the cold",
    "The field a_b of a report",
    String.raw`Kept at c:\x on the server`,
    "Charged to 100 in axb at c:x",
  ];
  const { docs } = await test.cms.find({ collection: "articles", locale: "en", depth: 0, limit: titles.length, sort: "-publishedAt" });
  for (const [at, title] of titles.entries()) {
    await test.cms.update({
      collection: "articles",
      id: docs[at]?.id ?? 0,
      locale: "en",
      data: { title, summary: "Of batteries.", _status: "published" },
    });
  }
  const found = async (query: string) => (await listed("articles", "en", query)).titles;
  for (const [query, title] of [
    ["100%", titles[0]],
    ["１００％", titles[0]],
    ["a_b", titles[1]],
    [String.raw`c:\x`, titles[2]],
    [String.raw`C:\X`, titles[2]],
    // In the title and in the summary.
    ["100% batteries", titles[0]],
  ] as const)
    expect([query, await found(query)]).toEqual([query, [title]]);
  expect((await found("charged batteries"))?.toSorted()).toEqual([titles[0], titles[3]].toSorted());
  // The search of the whole site finds them so too, before what has the words without the signs.
  const { findOnSite } = await import("#app/search/index.server.ts");
  for (const [query, title] of [
    ["100%", titles[0]],
    ["a_b", titles[1]],
    [String.raw`c:\x`, titles[2]],
  ] as const)
    expect([query, (await findOnSite("en", query)).hits[0]?.document.title.replaceAll("\u00a0", " ")]).toEqual([query, title]);
  for (const query of ["1%0", "a__b", "G_S", "batteries%", "%%", "_", String.raw`c:\\x`, "100% a_b"]) {
    expect([query, await found(query)]).toEqual([query, query === "_" ? [titles[1]] : []]);
  }
});

it("finds news and downloads by traditional characters", async () => {
  for (const [traditional, simple] of [
    ["電池", "电池"],
    ["冷鏈", "冷链"],
    ["摩托車", "摩托车"],
  ] as const) {
    for (const collection of ["articles", "downloads"] as const) {
      const { total } = await listed(collection, "zh", simple);
      expect([simple, (await listed(collection, "zh", traditional)).total]).toEqual([simple, total]);
    }
  }
  expect((await listed("articles", "zh", "電池")).total).toBeGreaterThan(0);
  expect((await listed("downloads", "zh", "冷鏈")).total).toBeGreaterThan(0);
  expect((await listed("articles", "zh", "")).total).toBeGreaterThan((await listed("articles", "zh", "電池")).total ?? 0);
});

it("finds news and downloads by other words for the same, by the code of a product and by how they sound", async () => {
  const found = async (collection: "articles" | "downloads", language: Language, query: string) =>
    expect([query, (await listed(collection, language, query)).titles]).toEqual([query, expect.arrayContaining([expect.anything()])]);
  await found("articles", "zh", "电瓶车");
  await found("articles", "zh", "dianchi");
  await found("articles", "en", "ebike");
  await found("downloads", "en", "v-3 manual");
  await found("downloads", "zh", "說明書");
  for (const query of ["GNSS", "cold CHAIN", "EN 12830", "tracker"]) await found("articles", "en", query);
  expect((await listed("downloads", "en", "MANUAL")).total).toBe((await listed("downloads", "en", "manual")).total);
  for (const query of ["%", "_", "%%", "G_S", "positioning%", "\\", "zzzz"])
    expect([query, (await listed("downloads", "en", query)).titles]).toEqual([query, []]);
  expect((await listed("downloads", "en", "zebra")).titles).toEqual([]);
});
