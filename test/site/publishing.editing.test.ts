import { expect, it } from "vitest";
import { readWhilePublishing } from "../readers.ts";
import { ask, site, staff } from "./ask.ts";

// As many readers as fit a test among others; `test/server/publishing.slow.test.ts` has 100.
it("who reads while an editor publishes gets whole pages in his language, none older than what was published before", async () => {
  const day = "2001-01-01T00:00:00.000Z";
  const json = {
    category: "industry",
    author: "Waymark",
    publishedAt: day,
    updatedOn: day,
    title: "第 0 版",
    summary: "0",
    _status: "published",
  };
  const created = await ask("/api/articles?locale=zh", { headers: staff, json });
  const { id } = ((await created.json()) as { doc: { id: number } }).doc;
  const published = { record: `articles/${id}`, field: "title", pages: [`/article/${id}`] };
  expect(await readWhilePublishing(site.url, staff, published, { readers: 8, publishes: 4, answers: 40 })).toEqual([]);
  await ask(`/api/articles/${id}`, { method: "PATCH", headers: staff, json: { deletedAt: new Date().toISOString() } });
  expect((await ask(`/article/${id}`)).status).toBe(404);
});
