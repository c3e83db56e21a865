import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
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
  const { listArticles } = await import("./articles.server.ts");
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
  const found = async (query: string) => (await listArticles("en", { query }))?.items.map(({ title }) => title.replaceAll("\u00a0", " "));
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
  for (const query of ["1%0", "a__b", "%%", "_", String.raw`c:\\x`, "100% a_b"]) {
    const listed = await found(query);
    expect([query, listed]).toEqual([query, query === "_" ? [titles[1]] : []]);
  }
});

it("finds news and downloads by traditional characters", async () => {
  const { listArticles } = await import("./articles.server.ts");
  const { listDownloads } = await import("./downloads.server.ts");
  for (const [traditional, simple] of [
    ["電池", "电池"],
    ["冷鏈", "冷链"],
    ["摩托車", "摩托车"],
  ] as const) {
    for (const list of [listArticles, listDownloads]) {
      const total = (await list("zh", { query: simple }))?.total ?? 0;
      expect([simple, (await list("zh", { query: traditional }))?.total]).toEqual([simple, total]);
    }
  }
  expect((await listArticles("zh", { query: "電池" }))?.total).toBeGreaterThan(0);
  expect((await listDownloads("zh", { query: "冷鏈" }))?.total).toBeGreaterThan(0);
});
