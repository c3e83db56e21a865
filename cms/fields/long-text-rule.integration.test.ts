import type { RichTextField } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test?.close());

/** What the rule of an article's text says of one that has this part in it, at a desk in this language. */
async function faultIn(part: object, language: Language): Promise<string | true> {
  const fields = test.cms.collections.articles.config.flattenedFields;
  const { validate } = fields.find(({ name }) => name === "body") as RichTextField;
  const paragraph = { type: "paragraph", version: 1, children: [part] };
  const value = { root: { type: "root", version: 1, format: "", indent: 0, direction: null, children: [paragraph] } };
  const t = (key: string) => key;
  const req = { payload: test.cms, i18n: { language, t }, t };
  return (await validate?.(value as never, { req, data: {}, operation: "update", preferences: { fields: {} } } as never)) ?? true;
}

const picture = (more: object) => ({ type: "upload", version: 3, id: "0123456789abcdef01234567", ...more });
const link = (url: string) => ({
  type: "link",
  version: 3,
  id: "0123456789abcdef01234567",
  fields: { linkType: "custom", newTab: false, url },
  children: [{ type: "text", version: 1, text: "链接" }],
});

/** The message without the quoted text. */
const withoutNames = (text: string | true) => String(text).replaceAll(/“[^”]*”/g, "");

it.each([
  {
    part: picture({ pending: { formID: "1", src: "https://elsewhere.example/a.png" } }),
    zh: "不在媒体库里",
    en: "not in the media library",
  },
  { part: picture({ relationTo: "media", value: "none" }), zh: "不在媒体库里", en: "not in the media library" },
  { part: picture({ relationTo: "media", value: 1, fields: { caption: "长".repeat(241) } }), zh: "最多 240 字", en: "240 characters" },
  ...["not an address", "javascript:alert(1)", "JavaScript:alert(1)", "java\tscript:alert(1)", "data:text/html,1", "vbscript:1", "blob:1"]
    .concat(["//evil.example/", "/\\evil.example/", "https:evil.example", "https:///evil.example", "file:///etc/passwd", "page"])
    .map((url) => ({ part: link(url), zh: "不含空格", en: "without spaces" })),
  // Kinds of link that the editor does not make, and would not ask of.
  { part: { ...link("javascript:alert(1)"), type: "autolink" }, zh: "不含空格", en: "without spaces" },
  {
    part: { ...link("javascript:alert(1)"), fields: { linkType: "internal", url: "javascript:alert(1)" } },
    zh: "不含空格",
    en: "without spaces",
  },
])("what is wrong with a part is said in plain words of either language: $en", async ({ part, zh, en }) => {
  const [inChinese, inEnglish] = [await faultIn(part, "zh"), await faultIn(part, "en")];
  expect(inChinese).toContain(zh);
  expect(withoutNames(inChinese)).not.toMatch(/[a-z]{2}/i);
  expect(inEnglish).toContain(en);
  expect(withoutNames(inEnglish)).not.toMatch(/node|valid/);
});

it("a link is named by its words and its address, the first of them, and neither at length", async () => {
  const namesOf = async (url: string, text: string) => {
    const part = { ...link(url), children: [{ type: "text", version: 1, text }] };
    return Array.from(
      String(await faultIn({ type: "link", version: 3, fields: {}, children: [part, link("file:///b")] }, "en")).matchAll(/“([^”]*)”/g),
      ([, name]) => name,
    );
  };
  expect(await namesOf("about:blank", "1 Overview")).toEqual(["1 Overview", "about:blank"]);
  const long = "长".repeat(41);
  expect(await namesOf(`file:///${"a".repeat(100)}`, long)).toEqual([`${"长".repeat(40)}…`, `file:///${"a".repeat(32)}…`]);
});

it("a picture of the library and a link that leads somewhere are let pass", async () => {
  expect(await faultIn(picture({ relationTo: "media", value: 1, fields: { caption: "图注" } }), "zh")).toBe(true);
  const links = [
    "/products/a9",
    "/products/a9?tab=1#specs",
    "#top",
    "https://example.com/a//b",
    "http://例子.中国/",
    "mailto:a@example.com",
  ];
  for (const url of [...links, "tel:+8675512345678", " /contact "]) expect([url, await faultIn(link(url), "zh")]).toEqual([url, true]);
});

describe("a link that runs code", () => {
  const text = (url: string) => ({
    root: {
      type: "root",
      version: 1,
      format: "",
      indent: 0,
      direction: null,
      children: [{ type: "paragraph", version: 1, children: [link(url)] }],
    },
  });
  const article = { slug: "linked", title: "标题", summary: "摘要", topic: "company" };

  it("is refused in whatever way it is saved, a draft and many records at once included, and a good one is taken", async () => {
    const { token } = await signedIn(test, "editor");
    const send = async (method: "POST" | "PATCH", address: string, url: string) => {
      const answer = await test.api(address, {
        method,
        token,
        language: "en",
        body: { ...(method === "POST" && article), body: text(url) },
      });
      return [answer.status, await answer.text()] as const;
    };
    const refusal = [400, expect.stringContaining("The link “链接” in the text has no proper address")];
    expect(await send("POST", "/articles?draft=true", "javascript:alert(1)")).toEqual(refusal);
    const [status, answer] = await send("POST", "/articles?draft=true", "/contact");
    expect(status).toBe(201);
    const { id } = (JSON.parse(answer) as { doc: { id: number } }).doc;
    for (const address of [`/articles/${id}?draft=true`, `/articles/${id}`])
      expect(await send("PATCH", address, "data:text/html,1")).toEqual(refusal);
    const [, many] = await send("PATCH", `/articles?draft=true&where[id][equals]=${id}`, "//evil.example/");
    expect(JSON.parse(many)).toMatchObject({ docs: [], errors: [{ id }] });
    expect(JSON.stringify(await test.cms.findByID({ collection: "articles", id, draft: true }))).not.toMatch(/javascript|data:|evil/);
    expect((await send("PATCH", `/articles/${id}?draft=true`, "https://example.com/"))[0]).toBe(200);
  });

  it("that was stored before keeps nobody from changing something else in the draft", async () => {
    const { token } = await signedIn(test, "editor", "later");
    const body = { ...article, slug: "older" };
    const { doc } = (await (
      await test.api("/articles?draft=true", { method: "POST", token, body: { ...body, body: text("/a") } })
    ).json()) as {
      doc: { id: number };
    };
    await test.cms.db.updateOne({ collection: "articles", id: doc.id, data: { body: text("example.com") } as never, returning: false });
    expect((await test.api(`/articles/${doc.id}?draft=true`, { method: "PATCH", token, body: { title: "新标题" } })).status).toBe(200);
  });
});

describe("a long text that is saved", () => {
  const paragraph = (text: string, more: object = {}) => ({
    type: "paragraph",
    version: 1,
    children: [{ type: "text", version: 1, format: 0, detail: 0, mode: "normal", style: "", text, ...more }],
  });
  const bodyOf = (...children: object[]) => ({ root: { type: "root", version: 1, format: "", indent: 0, direction: null, children } });
  /** Lists within each other. */
  const lists = (depth: number): object => {
    let inner: object = paragraph("inside");
    for (let level = 0; level < depth; level += 1) {
      const item = { type: "listitem", version: 1, value: 1, indent: 0, children: [inner] };
      inner = { type: "list", listType: "bullet", tag: "ul", start: 1, version: 1, children: [item] };
    }
    return inner;
  };
  const save = async (slug: string, body: object, isDraft = true) => {
    const { token } = await signedIn(test, "editor", slug);
    const answer = await test.api(`/articles${isDraft ? "?draft=true" : ""}`, {
      method: "POST",
      token,
      language: "en",
      body: { slug, title: "标题", summary: "摘要", topic: "company", body, ...(!isDraft && { _status: "published" }) },
    });
    return { status: answer.status, text: await answer.text() };
  };

  it.each([
    ["lists-1000", bodyOf(lists(1000)), /too deep within each other/],
    ["lists-25", bodyOf(lists(25)), /too deep within each other/],
    ["long", bodyOf(...Array.from({ length: 201 }, () => paragraph("word. ".repeat(170)))), /too long. It may have 200000 characters/],
    ["sentence", bodyOf(paragraph("and ".repeat(501))), /sentence of the text has more than 2000/],
  ])("is refused in plain words when it is beyond bounds, as a draft and published: %s", async (slug, body, message) => {
    for (const isDraft of [true, false]) {
      const { status, text } = await save(`${slug}-${isDraft}`, body, isDraft);
      expect([status, text]).toEqual([400, expect.stringMatching(message)]);
    }
  });

  it.each([
    ["lists-8", bodyOf(lists(8))],
    ["as-long", bodyOf(...Array.from({ length: 190 }, () => paragraph("word. ".repeat(170))))],
    ["blanks", bodyOf(paragraph(`a${" ".repeat(1900)}b`))],
  ])("is taken within them: %s", async (slug, body) => {
    expect((await save(slug, body)).status).toBe(201);
  });

  it("has no look of its own: styles that are sent are left out, formats stay", async () => {
    const styled = {
      ...paragraph("words", { style: "position:fixed;background:url(https://elsewhere.example/)", format: 1 }),
      textStyle: "color:red",
    };
    const { status, text } = await save("styled", bodyOf(styled));
    expect(status).toBe(201);
    expect(text).not.toMatch(/position:fixed|color:red/);
    const { id } = (JSON.parse(text) as { doc: { id: number } }).doc;
    const stored = await test.cms.findByID({ collection: "articles", id, draft: true });
    expect(stored.body?.root.children[0]).toMatchObject({ textStyle: "", children: [{ text: "words", style: "", format: 1 }] });
  });
});
