import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { traverseFields, type TraverseFieldsCallback } from "payload";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#shared/languages.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import { NUMBER_FIELD } from "./values.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test?.close());

/** The error of a field of a record that an editor creates over REST; undefined for none. */
async function faultIn(field: string, collection: string, body: object, caller: { token: string; language: Language }) {
  const response = await test.api(`/${collection}`, { method: "POST", body, ...caller });
  const { errors } = (await response.json()) as { errors?: { data?: { errors: { path: string; message: string }[] } }[] };
  return errors?.[0]?.data?.errors.find(({ path }) => path === field)?.message;
}

describe("a redirect", () => {
  const redirect = (data: object) =>
    test.cms.create({ collection: "redirects", data: { status: "301", external: false, ...data } as never });

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
    { from: "/Old/", to: "/elsewhere" },
    { from: "/a?b=c", to: "/b" },
    { from: "/en/a", to: "/b" },
    { from: "/%65n/a", to: "/b" },
    { from: "/%6Fld", to: "/elsewhere" },
    { from: "/.//evil.example", to: "/b" },
    { from: "/a", to: "/b//evil.example" },
  ])("may not be %j", async (data) => {
    await expect(redirect(data)).rejects.toThrow("无效");
  });

  it("is kept as pages are found: in small letters, without spaces around it and a slash at its end", async () => {
    await expect(redirect({ from: " /Spelled/Otherwise/ ", to: " /new " })).resolves.toMatchObject({
      from: "/spelled/otherwise",
      to: "/new",
    });
  });

  it("is one, whether its path is written in Chinese or with escapes, by now or from before", async () => {
    await expect(redirect({ from: "/%E6%97%A7%e9%a1%b5/", to: "/about" })).resolves.toMatchObject({ from: "/旧页" });
    await expect(redirect({ from: "/a%20b%2Fc%FF", to: "/about" })).resolves.toMatchObject({ from: "/a%20b%2fc%ff" });
    const { id } = await redirect({ from: "/stored", to: "/about" });
    // As it was stored when escapes were left as they are.
    await (test.cms.db as unknown as SQLiteAdapter).client.execute(
      "update redirects set \"from\" = '/%e4%b8%ad%e6%96%87' where \"from\" = '/stored'",
    );
    for (const data of [
      { from: "/旧页", to: "/elsewhere" },
      { from: "/%E4%B8%AD%E6%96%87", to: "/elsewhere" },
      { from: "/中文", to: "/elsewhere" },
      { from: "/about", to: "/旧页" },
      { from: "/about", to: "/en/%E4%B8%AD%E6%96%87" },
    ]) {
      await expect(redirect(data)).rejects.toThrow("无效");
    }
    await expect(test.cms.update({ collection: "redirects", id, data: { note: "still right" } })).resolves.toMatchObject({ to: "/about" });
    await expect(test.cms.update({ collection: "redirects", id, data: { from: "/%E4%B8%AD%E6%96%87" } })).resolves.toMatchObject({
      from: "/中文",
    });
  });

  it("may not lead in a circle, at once or through others, however it is spelled", async () => {
    await redirect({ from: "/one", to: "/two" });
    const { id } = await redirect({ from: "/two", to: "/three" });
    for (const data of [
      { from: "/three", to: "/one" },
      { from: "/three", to: "/ONE/?utm=mail" },
      { from: "/three", to: "/en/two" },
      { from: "/three", to: "/en/three#x" },
      { from: "/three", to: "http://localhost:3000/one" },
      { from: "/three", to: "https://localhost:3000/one", external: true },
      { from: "/brand/aritcle", to: "/brand/article" },
      { from: "/services/about", to: "/services" },
      { from: "/products/wireless", to: "/products?series=wireless" },
    ]) {
      await expect(redirect(data)).rejects.toThrow("无效");
    }
    await expect(test.cms.update({ collection: "redirects", id, data: { to: "/one" } })).rejects.toThrow("无效");
    await expect(test.cms.update({ collection: "redirects", id, data: { note: "still right" } })).resolves.toMatchObject({ to: "/three" });
    await expect(test.cms.update({ collection: "redirects", id, data: { from: "/four" } })).resolves.toMatchObject({ from: "/four" });
    await expect(redirect({ from: "/three", to: "/one" })).resolves.toMatchObject({ to: "/one" });
    await expect(test.cms.update({ collection: "redirects", id, data: { from: "/two" } })).rejects.toThrow("无效");
  });

  describe("from an address of the site's own", () => {
    const OWN = { zh: "网站在这里有自己的页面或功能", en: "The site answers here itself" };
    let token: string;
    const product = { code: "LIVE", slug: "live" };
    beforeAll(async () => {
      token = (await signedIn(test, "editor", "redirects")).token;
      const { db } = test.cms;
      const createRecord = async (collection: "products" | "services" | "brands", data: object, status = "published") => {
        const { id } = await test.cms.create({ collection, data: { ...data, _status: "draft" } as never, draft: true });
        await db.updateOne({ collection, id, data: { _status: status } as never });
      };
      await createRecord("products", product);
      await createRecord("products", { code: "PLAN", slug: "planned" }, "draft");
      await createRecord("services", { slug: "warranty", title: "W" });
      await createRecord("brands", { slug: "first", kind: "value", title: "F" });
    });
    const faultOf = (from: string, language: Language) =>
      faultIn("from", "redirects", { from, to: "/elsewhere", status: "301" }, { token, language });

    it.each(
      `
        / /products /PRODUCTS/ /products/compare /buy /robots.txt /sitemap.xml /search.json /products.xlsx /admin /admin/login
        /api /api/products /api/media/file/a.pdf /_next/x.js /healthz /builds/latest.json /locales/zh.json /frame/en.json
        /sitemaps/products.xml /.well-known/security.txt /products.data /%61dmin /products/live /Products/LIVE/
        /products/live/datasheet.pdf /services/warranty /brand/first
      `
        .trim()
        .split(/\s+/),
    )("is refused in both languages (%s)", async (from) => {
      expect(await faultOf(from, "zh")).toContain(OWN.zh);
      expect(await faultOf(from, "en")).toContain(OWN.en);
    });

    it.each(["/products/planned", "/products/gone", "/administration", "/apis", "/old/robots.txt", "/services/about", "/article/4711"])(
      "is taken where nothing is any more (%s)",
      async (from) => {
        expect(await faultOf(from, "zh")).toBeUndefined();
      },
    );

    it("is over when a record gets that address", async () => {
      const service = { slug: "installation", title: "安装", summary: "…", order: 1 } as const;
      await redirect({ from: "/services/installation", to: "/services/warranty" });
      const { id } = await test.cms.create({ collection: "services", data: { ...service, _status: "draft" }, draft: true });
      const countRedirects = () => test.cms.count({ collection: "redirects", where: { from: { equals: "/services/installation" } } });
      expect((await countRedirects()).totalDocs).toBe(1);
      await test.cms.update({ collection: "services", id, data: { _status: "published" } });
      expect((await countRedirects()).totalDocs).toBe(0);
    });

    it("is not left behind by a record that moves away from a page of the site", async () => {
      const { id } = await test.cms.create({
        collection: "brands",
        data: { slug: "us", kind: "company", title: "我们", summary: "…", order: 1, _status: "published" },
      });
      await test.cms.update({ collection: "brands", id, data: { kind: "value" } });
      expect((await test.cms.count({ collection: "redirects", where: { from: { equals: "/brand/company" } } })).totalDocs).toBe(0);
      await test.cms.update({ collection: "brands", id, data: { slug: "about-us" } });
      expect((await test.cms.count({ collection: "redirects", where: { from: { equals: "/brand/us" } } })).totalDocs).toBe(1);
    });
  });

  it("may not go over more than five others", async () => {
    for (let step = 6; step > 0; step -= 1) await redirect({ from: `/step-${step}`, to: `/step-${step + 1}` });
    await expect(redirect({ from: "/step-0", to: "/step-1" })).rejects.toThrow("无效");
  });
});

describe("a slug", () => {
  const PAGE = { zh: "网站自己的页面已经用了这个地址", en: "A page of the site itself has this address" };
  let token: string;
  beforeAll(async () => {
    token = (await signedIn(test, "editor", "slugs")).token;
  });
  const faultOf = (collection: string, data: object, language: Language) =>
    faultIn("slug", collection, { ...data, _status: "published" }, { token, language });

  it.each([
    ["products", { slug: "compare" }],
    ["products", { slug: "wireless" }],
    ["services", { slug: "faq" }],
    ["services", { slug: "downloads" }],
    ["services", { slug: "videos" }],
    ["services", { slug: "platform" }],
    ["brands", { slug: "invention", kind: "value" }],
    ["brands", { slug: "article", kind: "value" }],
    ["brands", { slug: "company", kind: "milestone" }],
  ])("of %s that is a page of the site is refused in both languages: %j", async (collection, data) => {
    expect(await faultOf(collection, data, "zh")).toContain(PAGE.zh);
    expect(await faultOf(collection, data, "en")).toContain(PAGE.en);
  });

  it.each([
    ["products", { slug: "faq" }],
    ["services", { slug: "about" }],
    ["services", { slug: "support" }],
    ["services", { slug: "compare" }],
    ["solutions", { slug: "compare" }],
    ["faqs", { slug: "compare" }],
    ["downloads", { slug: "faq" }],
    ["brands", { slug: "company", kind: "company" }],
    ["brands", { slug: "aritcle", kind: "story" }],
  ])("of %s that is none is taken: %j", async (collection, data) => {
    expect(await faultOf(collection, data, "zh")).toBeUndefined();
  });

  it("is made otherwise where the title would make that of a page", async () => {
    const service = { title: "FAQ", summary: "…", order: 1, _status: "published" } as never;
    expect(await test.cms.create({ collection: "services", data: service })).toMatchObject({ slug: "faq-2" });
  });
});

describe("a title", () => {
  const titled = {
    articles: { category: "company", publishedAt: "2026-01-01", updatedOn: "2026-01-01", author: "A", summary: "S" },
    services: { slug: "titled", summary: "S", order: 1 },
    inventions: { slug: "titled", type: "design", status: "granted", number: "ZL 1", date: "2026-01-01", summary: "S" },
    brands: { slug: "titled", kind: "value", summary: "S", order: 1 },
    banners: { slug: "titled", kicker: "K", text: "T", action: "A", link: "/", order: 1 },
    videos: { slug: "titled", group: "usage", summary: "S", createdOn: "2026-01-01", seconds: 1 },
    downloads: { slug: "titled", type: "pdf", kind: "datasheet", summary: "S", version: "1", createdOn: "2026-01-01" },
  } as const;
  const EMPTY = { zh: "标题内容为空", en: "Title content is empty" };
  let token: string;

  beforeAll(async () => {
    token = (await signedIn(test, "editor")).token;
  });

  const faultsOf = async (response: Response): Promise<string[]> => {
    const { errors } = (await response.json()) as { errors: { data?: { errors?: { path: string; message: string }[] } }[] };
    return (errors[0]?.data?.errors ?? []).filter(({ path }) => path === "title").map(({ message }) => message);
  };

  it.each(Object.entries(titled))("of %s may be neither empty nor blank, whoever asks in whichever language", async (collection, data) => {
    for (const language of ["zh", "en"] as const) {
      for (const title of ["", "   ", "\t\u3000\n", null, undefined]) {
        const body = { ...data, title, _status: "published" };
        const refused = await test.api(`/${collection}?locale=${language}`, { method: "POST", body, token, language });
        expect([title, refused.status, await faultsOf(refused)]).toEqual([title, 400, [EMPTY[language]]]);
      }
    }
  });

  it("is saved without the spaces around it, and may be missing in English but not blank", async () => {
    const body = { ...titled.articles, title: "  新品发布 ", _status: "published" };
    const created = (await (await test.api("/articles", { method: "POST", body, token })).json()) as { doc: { id: number; title: string } };
    expect(created.doc.title).toBe("新品发布");
    const inEnglish = (data: object) =>
      test.api(`/articles/${created.doc.id}?locale=en`, {
        method: "PATCH",
        body: { ...data, _status: "published" },
        token,
        language: "en",
      });
    expect((await inEnglish({ summary: "New" })).status).toBe(200);
    for (const title of ["", "  "]) expect(await faultsOf(await inEnglish({ title }))).toEqual([EMPTY.en]);
    expect(await (await inEnglish({ title: " A launch " })).json()).toMatchObject({ doc: { title: "A launch" } });
  });
});

describe("the interface texts", () => {
  const write = (...keys: string[]) =>
    test.cms.updateGlobal({ slug: "interface-texts", data: { entries: keys.map((key) => ({ key, text: "…" })) } });

  it("keep dotted keys", async () => {
    await expect(write("contact.send", "home.hero.title")).resolves.toMatchObject({
      entries: [{ key: "contact.send" }, { key: "home.hero.title" }],
    });
  });

  it.each([["contact"], ["a.__proto__.b"], ["constructor.name"], ["a.b", "a.b"], ["a.b", "a.b.c"]])("refuse %s", async (...keys) => {
    await expect(write(...keys)).rejects.toThrow("无效");
  });

  it("refuse keys of groups of texts, keys below a text, and texts that lose a placeholder or a tag", async () => {
    const { provideSiteTexts } = await import("../interface-texts/site-texts.ts");
    const texts = {
      ui: { fileTypes: { pdf: "PDF" }, page: "Page {page} of {total}" },
      forms: { consent: "I agree to <policy>this</policy>" },
    };
    provideSiteTexts({ zh: texts, en: texts });
    const save = (key: string, text: string) =>
      test.cms.updateGlobal({ slug: "interface-texts", locale: "en", data: { entries: [{ key, text }] } });
    for (const [key, text] of [
      ["ui.fileTypes", "File types"],
      ["ui.page.short", "p. {page}"],
      ["ui.page", "Page {page}"],
      ["ui.page", "Page { page } of {total}"],
      ["forms.consent", "I agree"],
      ["forms.consent", "I agree to <policy>this"],
    ] as const) {
      await expect(save(key, text)).rejects.toThrow("无效");
    }
    for (const [key, text] of [
      ["ui.page", "{total} pages, this is {page}"],
      ["ui.page", ""],
      ["forms.consent", "<policy>Policy</policy> read"],
      ["ui.fileTypes.pdf", "PDF file"],
      ["ui.more", "no longer there"],
    ] as const) {
      await expect(save(key, text)).resolves.toMatchObject({ entries: [{ key }] });
    }
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
    await expect(test.cms.create({ collection: "faqs", locale: "zh", data: { ...faq, slug: "empty", question: "" } })).rejects.toThrow(
      "无效",
    );
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

/** The account that writes in the tests below. */
let token: string;

describe("a number", () => {
  let faq: number;

  beforeAll(async () => {
    token = (await signedIn(test, "editor", "numbers")).token;
    const data = { slug: "range", topic: "choosing", question: "?", answer: "!", order: 7, _status: "published" } as const;
    faq = (await test.cms.create({ collection: "faqs", data })).id;
  });

  /** Sends a value for a question's place in its list; the field that is refused, and the place that is stored then. */
  async function sent(order: string, query = "") {
    const answer = await test.api(`/faqs/${faq}${query}`, { method: "PATCH", body: { order }, token });
    const { errors } = (await answer.json()) as { errors?: { data: { errors: { path: string }[] } }[] };
    const stored = await test.cms.findByID({ collection: "faqs", id: faq, draft: true });
    return { status: answer.status, refused: errors?.[0]?.data.errors[0]?.path, stored: stored.order };
  }

  it.each(["1,5", "1.000", "1,000", "1.5 m", "12 000", "0x10", "one"])("may not be %j, in a draft either", async (text) => {
    for (const query of ["", "?draft=true"]) expect(await sent(text, query)).toEqual({ status: 400, refused: "order", stored: 7 });
  });

  it("is typed into the desk's own field wherever one is shown", () => {
    const { collections, globals } = test.cms.config;
    const shown: [string, unknown][] = [];
    for (const { slug, fields, admin } of [...collections, ...globals]) {
      if (admin.hidden === true) continue;
      const callback: TraverseFieldsCallback = ({ field }) => {
        if (field.type !== "number" || field.hidden || field.admin?.hidden) return;
        expect(field.hasMany ?? false).toBe(false);
        shown.push([`${slug}.${field.name}`, field.admin?.components?.Field]);
      };
      traverseFields({ fields, callback });
    }
    expect(Object.fromEntries(shown)).toMatchObject({
      "products.width": NUMBER_FIELD,
      "faqs.order": NUMBER_FIELD,
      "claims.low": NUMBER_FIELD,
    });
    expect(shown.filter(([, component]) => component !== NUMBER_FIELD)).toEqual([]);
  });

  it("may be a text, and is looked at in lists, too", async () => {
    expect(await sent(" 12 ")).toEqual({ status: 200, refused: undefined, stored: 12 });
    const body = { packing: [{ item: { zh: "一", en: "one" }, quantity: "1,5" }] };
    const answer = await test.api("/products?draft=true", { method: "POST", body, token });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("packing.quantity")]);
  });
});

describe("a term", () => {
  it("is one of its list, and no number", async () => {
    const article = (category: unknown) => ({ category, title: "一", summary: "一", _status: "published" });
    for (const category of [1, "1", "none"]) {
      const answer = await test.api("/articles", { method: "POST", body: article(category), token });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("category")]);
    }
    const life = await test.api("/products?draft=true", { method: "POST", body: { code: 77, life: "active" }, token });
    const { doc } = (await life.json()) as { doc: { code: string } };
    expect(doc.code).toBe("77");
  });
});

describe("a model", () => {
  const make = (code: string) => test.api("/products?draft=true", { method: "POST", body: { code }, token });

  it("is stored in one form, and is there once whatever its capitals", async () => {
    const response = await make(" ＤＵＰ\u200b\u00a0１ ");
    const { doc } = (await response.json()) as { doc: { id: number; code: string } };
    expect([response.status, doc.code]).toEqual([201, "DUP 1"]);
    const publish = async (code: string) => {
      const answer = await make(code);
      if (answer.status !== 201) return answer.text();
      const { doc: other } = (await answer.json()) as { doc: { id: number } };
      return (await test.api(`/products/${other.id}`, { method: "PATCH", body: { _status: "published" }, token })).text();
    };
    for (const twin of ["dup 1", "Ｄｕｐ 1", "DU\u2060P 1"]) expect(await publish(twin)).toMatch(/DUP 1|unique|code/);
    expect(await publish("DUP 10")).not.toContain("DUP 1”");
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
    const notes = await upload("notes.txt", "text/plain", "notes");
    expect(notes.mimeType).toBe("text/plain");
    const version = `${notes.id}-${Date.parse(notes.updatedAt).toString(36)}`;
    expect((await test.api("/media/file/notes.txt")).status).toBe(404);
    expect((await test.api(`/media/file/notes.txt?v=${version}`)).headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    await expect(upload("film.vtt", "text/vtt", "WEBVTT\n\n00:00.000 --> 00:01.000\n…\n")).resolves.toMatchObject({ mimeType: "text/vtt" });
  });

  it("may not be a picture without a description", async () => {
    await expect(upload("dot.png", "image/png", pixel)).rejects.toThrow("无效");
  });

  it.each([
    [
      "drawing.svg",
      "image/svg+xml",
      "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
      "没有接收这个 SVG：文件打不开",
    ],
    ["page.html", "text/html", "<!doctype html><script>alert(1)</script>", "没有接收这个文件：不支持这种类型。"],
    ["page.png", "image/png", "<!doctype html><script>alert(1)</script>", "没有接收这个文件：文件已损坏，或内容与扩展名不符。"],
    ["code.js", "text/javascript", "alert(1)", "没有接收这个文件：不支持这种类型。"],
  ])("may not be %s", async (name, mimetype, content, reason) => {
    await expect(upload(name, mimetype, content, "…")).rejects.toMatchObject({ status: 400, message: expect.stringContaining(reason) });
    expect(await test.cms.count({ collection: "media", where: { filename: { equals: name } } })).toEqual({ totalDocs: 0 });
  });
});
