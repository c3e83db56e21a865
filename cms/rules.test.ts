import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../test/cms.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test.close());

describe("a redirect", () => {
  const redirect = (data: object) => test.cms.create({ collection: "redirects", data: { status: "301", external: false, ...data } as never });

  it.each([
    { from: "/old", to: "/new" },
    { from: "/old-query", to: "/products?series=wireless#list" },
    { from: "/shop", to: "https://shop.example.com/", external: true, status: "302" },
  ])("may be %j", async (data) => {
    await expect(redirect(data)).resolves.toMatchObject(data);
  });

  it.each([
    { from: "old", to: "/new" },
    { from: "//evil.example", to: "/new" },
    { from: "/a", to: "//evil.example" },
    { from: "/a", to: "/\\evil.example" },
    { from: "/a", to: "http://example.com" },
    { from: "/a", to: "javascript:alert(1)", external: true },
    { from: "/a", to: "data:text/html,x", external: true },
    { from: "/a", to: "https://example.com" },
    { from: "/a", to: "/b", external: true },
    { from: "/a", to: "/a" },
    { from: "/a", to: "/b", status: "200" },
    { from: "/old", to: "/elsewhere" },
  ])("may not be %j", async (data) => {
    await expect(redirect(data)).rejects.toThrow("无效");
  });
});

describe("the interface texts", () => {
  const write = (...keys: string[]) => test.cms.updateGlobal({ slug: "interface-texts", data: { entries: keys.map((key) => ({ key, text: "…" })) } });

  it("keep dotted keys", async () => {
    await expect(write("contact.send", "home.hero.title")).resolves.toMatchObject({ entries: [{ key: "contact.send" }, { key: "home.hero.title" }] });
  });

  it.each([["contact"], ["a.__proto__.b"], ["constructor.name"], ["a.b", "a.b"]])("refuse %s", async (...keys) => {
    await expect(write(...keys)).rejects.toThrow("无效");
  });
});

describe("a record in two languages", () => {
  const faq = { topic: "choosing", question: "待机多久？", answer: "三年。", order: 1, _status: "published" } as const;

  it("falls back to Chinese, field by field", async () => {
    const { id } = await test.cms.create({ collection: "faqs", locale: "zh", data: { ...faq, slug: "fallback" } });
    await test.cms.update({ collection: "faqs", id, locale: "en", data: { question: "How long?", _status: "published" } });
    expect(await test.cms.findByID({ collection: "faqs", id, locale: "en" })).toMatchObject({ question: "How long?", answer: "三年。" });
    expect(await test.cms.findByID({ collection: "faqs", id, locale: "zh" })).toMatchObject({ question: "待机多久？" });
  });

  it("shows what was written in English only, rather than nothing", async () => {
    const { id } = await test.cms.create({ collection: "faqs", locale: "en", data: { ...faq, slug: "english", question: "How long?" } });
    expect(await test.cms.findByID({ collection: "faqs", id, locale: "zh" })).toMatchObject({ question: "How long?" });
  });

  it("needs its texts in Chinese", async () => {
    await expect(test.cms.create({ collection: "faqs", locale: "zh", data: { ...faq, slug: "empty", question: "" } })).rejects.toThrow("无效");
  });

  it("keeps what is published while a draft of it is written", async () => {
    const { id } = await test.cms.create({ collection: "faqs", data: { ...faq, slug: "drafted" } });
    await test.cms.update({ collection: "faqs", id, data: { answer: "五年。" }, draft: true });
    expect(await test.cms.findByID({ collection: "faqs", id })).toMatchObject({ answer: "三年。" });
    expect(await test.cms.findByID({ collection: "faqs", id, draft: true })).toMatchObject({ answer: "五年。" });
  });

  it.each(["Upper", "with space", "-edge", "a--b", "../up"])("may not have the slug %j", async (slug) => {
    await expect(test.cms.create({ collection: "faqs", data: { ...faq, slug } })).rejects.toThrow("无效");
  });
});

describe("a change of the content", () => {
  it("is told to listeners, drafts are not", async () => {
    const { onContentChanged } = await import("./hooks/content-changed.ts");
    const told: string[] = [];
    const stop = onContentChanged(({ slug }) => told.push(slug));
    const data = { topic: "choosing", question: "?", answer: "!", order: 1 } as const;
    await test.cms.create({ collection: "faqs", data: { ...data, slug: "draft", _status: "draft" }, draft: true });
    expect(told).toEqual([]);
    const { id } = await test.cms.create({ collection: "faqs", data: { ...data, slug: "loud", _status: "published" } });
    await test.cms.update({ collection: "faqs", id, data: { _status: "draft" } });
    await test.cms.delete({ collection: "faqs", id });
    await test.cms.updateGlobal({ slug: "interface-texts", data: { entries: [] } });
    expect(told).toEqual(["faqs", "faqs", "faqs", "interface-texts"]);
    stop();
    await test.cms.updateGlobal({ slug: "interface-texts", data: { entries: [] } });
    expect(told).toHaveLength(4);
  });
});

describe("an upload", () => {
  const upload = (name: string, mimetype: string, content: string | Buffer, alt?: string) => {
    const data = Buffer.from(content);
    return test.cms.create({ collection: "media", data: alt ? { alt } : {}, file: { name, mimetype, data, size: data.length } });
  };
  const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

  it("may be a described picture, a text or captions", async () => {
    await expect(upload("dot.png", "image/png", pixel, "一个点")).resolves.toMatchObject({ mimeType: "image/png", alt: "一个点" });
    await expect(upload("notes.txt", "text/plain", "notes")).resolves.toMatchObject({ mimeType: "text/plain" });
    expect((await test.api("/media/file/notes.txt")).headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    await expect(upload("film.vtt", "text/vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\n…\n")).resolves.toMatchObject({ mimeType: "text/vtt" });
  });

  it("may not be a picture without a description", async () => {
    await expect(upload("dot.png", "image/png", pixel)).rejects.toThrow("无效");
  });

  it.each([
    ["drawing.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["page.html", "text/html", "<!doctype html><script>alert(1)</script>"],
    ["page.png", "image/png", "<!doctype html><script>alert(1)</script>"],
    ["code.js", "text/javascript", "alert(1)"],
  ])("may not be %s", async (name, mimetype, content) => {
    await expect(upload(name, mimetype, content, "…")).rejects.toThrow("file");
  });
});
