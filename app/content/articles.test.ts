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
