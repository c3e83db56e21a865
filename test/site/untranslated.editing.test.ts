import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, staff, storedRows, textOf } from "./ask.ts";

/** What a page says whose record has no English. */
const UNTRANSLATED = "This page is not translated in full yet. What is missing is shown in Chinese.";

type Row = Record<string, unknown>;

async function write(address: string, json: object, method = "PATCH"): Promise<Row> {
  const answer = await ask(`/api/${address}`, { method, headers: staff, json });
  expect([address, answer.ok]).toEqual([address, true]);
  return ((await answer.json()) as { doc?: Row }).doc ?? {};
}

const choose = (withoutEnglish: "say" | "leaveOut") => write("globals/site?locale=zh", { withoutEnglish }, "POST");

let id = 0;
beforeAll(async () => {
  const article = { category: "company", title: "新工厂投产", author: "编辑部", summary: "面积翻倍。", _status: "published" };
  id = Number((await write("articles?locale=zh", article, "POST"))["id"]);
});
afterAll(async () => {
  await choose("say");
  await write(`articles/${id}`, { deletedAt: new Date().toISOString() });
});

it("an article without English is shown in Chinese and not listed, or is not there in English, by setting", async () => {
  const path = `/article/${id}`;
  const page = await textOf(`/en${path}`);
  expect(page).toMatch(/<h1 lang="zh-CN"[^>]*>.*新工厂投产/);
  expect(page).toMatch(/lang="zh-CN"[^>]*>(?:<[^>]*>)*面积翻倍。/);
  expect(page).toContain(UNTRANSLATED);
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page).not.toMatch(/hrefLang="(?:en|zh-CN)"/);
  expect(await textOf("/sitemap.xml")).not.toContain(`/en${path}<`);
  const own = await textOf(path);
  expect(/<article.*<\/article>/s.exec(own)?.[0]).not.toContain(" lang=");
  expect(own).not.toMatch(/<meta name="robots"|rel="alternate" hrefLang="(?:en|zh-CN)"/);

  await choose("leaveOut");
  const led = await ask(`/en${path}`);
  expect([led.status, led.headers.get("location")]).toEqual([302, "/en/article"]);
  expect((await ask(path)).status).toBe(200);
  for (const list of ["/article", "/article/feed.xml", "/sitemap.xml"]) expect(await textOf(list)).toContain(path);
  for (const list of ["/en/article", "/en/article/feed.xml"]) expect(await textOf(list)).not.toContain(`${path}"`);
  // The switch leads to the list, too.
  const there = await ask(`/en${path}?lang=en`);
  expect(await ask(there.headers.get("location") ?? "").then(({ headers }) => headers.get("location"))).toBe("/en/article");
  await choose("say");
});

it.each([
  ["products", "v3"],
  ["solutions", "logistics"],
])("a record of %s whose name has no English is shown with it in Chinese, and with the rest in English", async (kind, slug) => {
  const [record] = await storedRows(kind, "slug", slug);
  const address = `${kind}/${String(record?.["id"])}?locale=en`;
  const english = (await (await ask(`/api/${address}&depth=0`, { headers: staff })).json()) as Row;
  const save = (json: object) => write(address, { ...json, _status: "published" });
  const rows = english["features"] as Row[];
  try {
    await save({ name: null });
    const page = await textOf(`/en/${kind}/${slug}`);
    expect(page).toContain(UNTRANSLATED);
    expect(page).toMatch(/<h1[^>]*>.*lang="zh-CN"|<h1[^>]* lang="zh-CN"/s);
    expect(page).not.toMatch(/class="points"[^>]* lang=/);
    await save({ features: rows.map((row) => ({ id: row["id"], title: null, text: null })) });
    expect(await textOf(`/en/${kind}/${slug}`)).toMatch(/class="points"[^>]* lang="zh-CN"|lang="zh-CN"[^>]* class="points"/);
    expect(/<main.*<\/main>/s.exec(await textOf(`/${kind}/${slug}`))?.[0]).not.toContain(" lang=");
  } finally {
    await save({ name: english["name"], features: rows });
  }
});
