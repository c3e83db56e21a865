import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { findOnSite } from "./index.server.ts";
import { provideBothTexts } from "../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

const WORD = "quokkaword";

let test: TestCms;
let find: typeof findOnSite;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  provideBothTexts();
  ({ findOnSite: find } = await import("./index.server.ts"));
});
afterAll(() => test?.close());

it("finds an article by its text that was changed while the texts of all were taken in", async () => {
  const { cms } = test;
  const { docs } = await cms.find({ collection: "articles", locale: "en", depth: 0, limit: 1, sort: "-id" });
  const [article] = docs;
  const read = vi.spyOn(cms, "find");
  // Names are suggested at once; the texts come meanwhile.
  await find("en", "gps", { titlesOnly: true });
  const body = structuredClone(article?.body);
  body?.root.children.push({ type: "paragraph", version: 1, children: [{ type: "text", text: WORD, version: 1 }] });
  await cms.update({ collection: "articles", id: article?.id ?? 0, locale: "en", data: { body, _status: "published" } });
  // By themselves, before anybody searches.
  await vi.waitUntil(() => readWith(WORD), { timeout: 20_000 });
  const { hits } = await find("en", WORD);
  expect(hits.map(({ document }) => document.key)).toEqual([`articles:${article?.id}`]);

  function readWith(word: string): boolean {
    return read.mock.settledResults.some(
      ({ type, value }, call) => type === "fulfilled" && hasBodyAlone(read.mock.calls[call]?.[0]) && JSON.stringify(value).includes(word),
    );
  }
});

/** Whether this is how the search reads the texts of articles. */
function hasBodyAlone(options: { select?: object } | undefined): boolean {
  return JSON.stringify(options?.select) === '{"body":true}';
}
