import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isLanguage } from "#shared/languages.ts";
import type { searchResults, suggestions } from "./results.server.ts";
import { provideBothTexts } from "../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

/** What people type, a line each: language, query, and the beginnings of the addresses that answer it. */
const QUERIES = readFileSync("test/queries/needs.tsv", "utf8")
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [language = "", query = "", answers = ""] = line.split("\t");
    return isLanguage(language) ? [{ language, query, answers: answers.split("|") }] : [];
  });

let test: TestCms;
let search: typeof searchResults;
let suggest: typeof suggestions;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  provideBothTexts();
  ({ searchResults: search, suggestions: suggest } = await import("./results.server.ts"));
}, 300_000);
afterAll(() => test?.close());

/** The addresses of the page of results, as one reads it from above. */
async function addressesOf(language: (typeof QUERIES)[number]["language"], query: string): Promise<string[]> {
  const { best = [], groups = [] } = (await search(language, query)) ?? {};
  return [...best, ...groups.flatMap(({ results }) => results)].map(({ path }) => path);
}

// Comes first: nobody has searched the site yet.
it("answers in the finder alike, whether or not somebody has searched the site before", async () => {
  const { productsHaving } = await import("./index.server.ts");
  const [a9s] = (await test.cms.find({ collection: "products", where: { slug: { equals: "a9s" } }, depth: 0, overrideAccess: true })).docs;
  expect([...((await productsHaving("en", "cattle")).scores ?? new Map()).keys()]).toEqual([a9s?.id]);
});

it("answers what people ask in their own words among the first three, on the page and while they type", async () => {
  expect(QUERIES.length).toBeGreaterThan(500);
  const wrong: string[] = [];
  for (const { language, query, answers } of QUERIES) {
    const isAnswer = (path: string) => answers.some((answer) => path.replace(/^\/en(?=\/)/, "").startsWith(answer));
    const onPage = (await addressesOf(language, query)).slice(0, 3);
    const suggested = (await suggest(language, query)).slice(0, 3).map(({ path }) => path);
    if (!onPage.some(isAnswer)) wrong.push(`${language} ${query}: ${onPage.join(" ")}`);
    if (!suggested.some(isAnswer)) wrong.push(`${language} ${query}, suggested: ${suggested.join(" ")}`);
  }
  expect(wrong).toEqual([]);
}, 240_000);

it("puts a model that is named before the answers of a need, and what bears a figure that is asked for", async () => {
  expect((await addressesOf("en", "V3 manual"))[0]).toBe("/products/v3");
  expect((await addressesOf("en", "how much is the A9")).slice(0, 2)).toEqual(["/products/a9", "/buy"]);
  expect((await addressesOf("en", "A9 offline")).slice(0, 2)).toEqual(["/products/a9", "/services/faq#report-a-fault"]);
  expect((await addressesOf("en", "legal to track my employee"))[0]).toBe("/services/privacy");
  expect((await addressesOf("en", "solar tracker for cattle"))[0]).toBe("/products/a9s");
  const dry = await addressesOf("en", "IP68 pet tracker");
  expect([dry[0], dry.includes("/products/d1")]).toEqual(["/products/d2", false]);
});

it("says what staff says to a need, and nothing where it is not asked for", async () => {
  const notesOf = async (query: string) => (await search("en", query))?.needs.map(({ note }) => note).filter(Boolean);
  expect(await notesOf("cow")).toEqual([expect.stringContaining("No collar is made for farm animals yet.")]);
  expect(await notesOf("V3")).toEqual([]);
});

it("opens the list in the order that is asked for", async () => {
  const [first] = (await search("zh", "最轻"))?.groups[0]?.results ?? [];
  expect([first?.path, first?.title.map(({ text }) => text).join("")]).toEqual(["/products?sort=weight", "从最轻的开始看"]);
});

it("offers needs that are answered where nothing is found, and only there", async () => {
  const offeredNeeds = async (query: string) => (await search("en", query))?.offered;
  expect(await offeredNeeds("qwzxv")).toEqual(expect.arrayContaining(["Children", "Livestock", "Lorries and fleets"]));
  expect(await offeredNeeds("cow")).toEqual([]);
});

it("takes no part of a word for a need, and offers another spelling while one types, too", async () => {
  expect((await search("zh", "马来西亚"))?.needs).toEqual([]);
  expect(await suggest("en", "motorcicle")).toEqual([
    expect.objectContaining({ kind: "spelled", path: "/en/search?q=motorcycle", title: "Did you mean “motorcycle”?" }),
  ]);
  expect(await search("en", "motorcicle")).toMatchObject({ total: 0, groups: [], spelled: "motorcycle" });
  expect((await search("en", "sheep"))?.spelled).toBeNull();
});

it("follows what staff writes: another word, another answer, a need that is taken off", async () => {
  const { cms } = test;
  const [need] = (
    await cms.find({ collection: "needs", where: { slug: { equals: "boats" } }, locale: "en", depth: 0, overrideAccess: true })
  ).docs;
  const write = (data: object) =>
    cms.update({
      collection: "needs",
      id: need?.id ?? 0,
      locale: "en",
      depth: 0,
      overrideAccess: true,
      data: { ...data, _status: "published" },
    });
  expect((await search("en", "gondola"))?.total).toBe(0);
  await write({ words: "gondola", answers: [{ link: "/products/p4" }] });
  expect((await addressesOf("en", "gondola"))[0]).toBe("/products/p4");
  await cms.update({ collection: "needs", id: need?.id ?? 0, overrideAccess: true, data: { _status: "draft" } });
  expect((await search("en", "gondola"))?.total).toBe(0);
  await write({ words: need?.words ?? "", answers: need?.answers ?? [] });
});
