import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, describe, expect, it, beforeAll } from "vitest";
import { mailServer } from "../receivers.ts";
import { startSeededSite, type SeededSite } from "../seeded-site.ts";
import { ownerHeaders, sendMessage } from "../site-process.ts";
import { SLOW } from "../slow.ts";

/** What a page says of its languages. */
interface Page {
  status: number;
  /** Where it leads, without the site's own origin. */
  location: string | null;
  html: string;
  lang: string | undefined;
  /** Its address by `hreflang`, without the origin. */
  alternates: Record<string, string>;
  canonical: string | undefined;
  /** The links of the language switch, by the language that they lead to. */
  switches: Record<string, string>;
}

async function pageAt({ url }: SeededSite, path: string, headers: Record<string, string> = {}): Promise<Page> {
  const response = await fetch(url + path, {
    headers: {
      accept: "text/html",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
      ...headers,
    },
    redirect: "manual",
  });
  const html = await response.text();
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1]?.replaceAll("&amp;", "&");
  const own = (address: string | undefined) => address?.replace(url, "") || "/";
  const links = html.match(/<link\s[^>]*>/g) ?? [];
  const named = links.filter((tag) => attribute(tag, "hreflang"));
  const canonical = links.find((tag) => attribute(tag, "rel") === "canonical");
  const switches = html.match(/<a class="language-switch"[^>]*>/g) ?? [];
  return {
    status: response.status,
    location: response.headers.get("location")?.replace(url, "") ?? null,
    html,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    alternates: Object.fromEntries(named.map((tag) => [attribute(tag, "hreflang"), own(attribute(tag, "href"))])),
    canonical: canonical && own(attribute(canonical, "href")),
    switches: Object.fromEntries(switches.map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")])),
  };
}

async function statusOf({ url }: SeededSite, path: string): Promise<number> {
  const response = await fetch(url + path, { redirect: "manual" });
  await response.arrayBuffer();
  return response.status;
}

/** Chinese in a page, but for the demonstration's filing numbers, which are in no language of the site. */
function chineseIn(html: string): string[] {
  const filed = /<(\w+)[^>]*lang="zh-CN"[^>]*>.*?<\/\1>/g;
  const data = /<script id="page-state".*?<\/script>/s;
  return (
    html
      .replaceAll(filed, "")
      .replace(data, "")
      .match(/.{0,30}\p{Script=Han}+/gu) ?? []
  );
}

/** What the demonstration has in Chinese in every language: plates, filing numbers, and its name beside the other one. */
const DEMONSTRATION = /粤|途标物联|公网安备|许可证/;

/** Addresses with a prefix for English where English has none, and where each leads. */
const ENGLISH_PREFIX_REDIRECTS = [
  ["/en", "/"],
  ["/en/", "/"],
  ["/en/products", "/products"],
  ["/en/products.data", "/products.data"],
  ["/en/products?network=cat1", "/products?network=cat1"],
] as const;

/** All addresses of the sitemap, without the origin, and how many name another language. */
async function sitemapOf({ url }: SeededSite): Promise<{ paths: string[]; alternates: number }> {
  const text = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) => address.replace(url, "") || "/");
  return { paths, alternates: text.split("hreflang=").length - 1 };
}

describe("a site in English, and German besides", () => {
  let site: SeededSite;
  let mails: Awaited<ReturnType<typeof mailServer>>;
  beforeAll(async () => {
    mails = await mailServer();
    site = await startSeededSite({ SITE_LANGUAGES: "en,de", SMTP_URL: mails.url, MAIL_FROM: "site@example.com" });
  });
  afterAll(async () => {
    await site?.end();
    await mails?.stop();
  });

  it("is in English without a prefix and in German below its code, and each page names both", async () => {
    const alternates = { en: "/products", de: "/de/products", "x-default": "/products" };
    const english = await pageAt(site, "/products");
    expect(english).toMatchObject({ status: 200, lang: "en", alternates, canonical: "/products" });
    const german = await pageAt(site, "/de/products");
    expect(german).toMatchObject({ status: 200, lang: "de", alternates, canonical: "/de/products" });
    expect(english.html).toContain("Products");
    expect(german.html).toContain("Produkte");
    expect([english, german].flatMap(({ html }) => chineseIn(html))).toEqual([]);
  });

  it("leads to the other language by one link, which is saved", async () => {
    const { switches } = await pageAt(site, "/products?network=cat1");
    expect(switches).toEqual({ de: "/de/products?network=cat1&lang=de" });
    const chosen = await fetch(`${site.url}/de/products?network=cat1&lang=de`, { redirect: "manual" });
    expect(chosen.headers.get("set-cookie")).toMatch(/^lang=de; /);
    const cookie = { cookie: "lang=de" };
    expect(await pageAt(site, "/products", cookie)).toMatchObject({ status: 302, location: "/de/products" });
    expect(await pageAt(site, "/de/products", { cookie: "lang=en" })).toMatchObject({ status: 200, lang: "de" });
    for (const other of ["lang=zh", "lang=en", "lang="]) expect((await pageAt(site, "/products", { cookie: other })).status).toBe(200);
  });

  it("leads from the needless prefix of its first language to the one address", async () => {
    for (const [path, location] of ENGLISH_PREFIX_REDIRECTS) expect(await pageAt(site, path)).toMatchObject({ status: 301, location });
  });

  it("knows no other language's addresses, texts or data", async () => {
    for (const path of ["/zh", "/zh/products", "/fr/products", "/de/en/products", "/language/products"])
      expect([path, (await pageAt(site, path)).status]).toEqual([path, 404]);
    const files = [
      "/locales/zh.json",
      "/frame/zh.json",
      "/locales/fr.json",
      "/codes/zh-0.svg",
      "/zh/products.data",
      "/zh/article/feed.xml",
    ];
    for (const path of files) expect([path, await statusOf(site, path)]).toEqual([path, 404]);
    for (const path of ["/locales/de.json", "/locales/en.json", "/frame/de.json", "/de/products.data", "/de/article/feed.xml", "/de.data"])
      expect([path, await statusOf(site, path)]).toEqual([path, 200]);
    const missing = await pageAt(site, "/de/products/none");
    expect(missing).toMatchObject({ status: 404, lang: "de" });
    expect(missing.html).toContain("Seite");
  });

  it("shows what is not translated in English, and says so to readers and search engines", async () => {
    const product = await pageAt(site, "/de/products/a9");
    expect(product.html).toContain("Englisch");
    expect(product.html).toMatch(/<meta name="robots" content="noindex"/);
    expect([product.alternates, product.canonical]).toEqual([{}, undefined]);
    // A list shows it in English; what readers of feeds are told of has a page in their language.
    const feed = await (await fetch(`${site.url}/de/products/feed.xml`)).text();
    expect(feed).not.toContain("/de/products/a9");
    expect(await (await fetch(`${site.url}/products/feed.xml`)).text()).toContain("/products/a9");
    const { paths, alternates } = await sitemapOf(site);
    expect(paths).toContain("/products/a9");
    expect(paths).toContain("/de/products");
    expect(paths).not.toContain("/de/products/a9");
    expect(paths.filter((path) => /^\/(?:en|zh)(?:\/|$)/.test(path))).toEqual([]);
    expect(alternates).toBeGreaterThan(0);
  });

  it("says the names of specifications, figures and dates in German", async () => {
    const { html } = await pageAt(site, "/de/products/a9");
    for (const words of ["Batteriekapazität", "12.000", "365", "Tage"]) expect(html).toContain(words);
    expect(html).not.toContain("12,000 mAh</");
    const search = (await (await fetch(`${site.url}/search.json?lang=de&q=A9`)).json()) as { results: { path?: string }[] };
    expect(search.results.length).toBeGreaterThan(0);
  });

  it("takes a form in German, and acknowledges it in German", async () => {
    const response = await fetch(`${site.url}/de/contact`, {
      method: "POST",
      headers: { accept: "text/html" },
      body: new URLSearchParams({ name: "Jonas Weber", email: "jonas@example.com", message: "Guten Tag", consent: "on" }),
    });
    const html = await response.text();
    expect([response.status, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([200, "de"]);
    const refused = await fetch(`${site.url}/de/contact`, { method: "POST", body: new URLSearchParams({ name: "" }) });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('lang="de"')]);
    await expect.poll(() => mails.taken.length, { timeout: 30_000 }).toBeGreaterThan(0);
    const mail = mails.taken.join("\n");
    expect(mail).toContain("Guten Tag Jonas Weber");
    expect(mail).toContain(`${site.url}/de`);
    const headers = await ownerHeaders(site.url);
    const stored = (await (await fetch(`${site.url}/api/messages?limit=1`, { headers })).json()) as { docs: object[] };
    expect(stored.docs[0]).toMatchObject({ language: "de", page: "/contact" });
  });

  it("is written in English first: German is a translation, and no other language is taken", async () => {
    const headers = await ownerHeaders(site.url);
    const send = async (method: string, path: string, body: object) => {
      const response = await fetch(`${site.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
      return { status: response.status, body: (await response.json()) as { doc?: Record<string, unknown> } };
    };
    const question = { topic: "choosing", slug: "in-two", question: "How long?", answer: "A year.", order: 99, _status: "published" };
    const made = await send("POST", "/faqs?locale=en", question);
    expect(made).toMatchObject({ status: 201, body: { doc: { translation: "none" } } });
    const id = Number(made.body.doc?.["id"]);
    const written = await send("PATCH", `/faqs/${id}?locale=de`, { question: "Wie lange?", answer: "Ein Jahr.", _status: "published" });
    expect(written).toMatchObject({ status: 200, body: { doc: { question: "Wie lange?", translation: "complete" } } });
    expect((await send("PATCH", `/faqs/${id}?locale=en`, { question: "", _status: "published" })).status).toBe(400);
    expect((await pageAt(site, "/de/services/faq")).html).toContain("Wie lange?");
    expect((await pageAt(site, "/services/faq")).html).toContain("How long?");
  });
});

describe("a site in one language", () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await startSeededSite({ SITE_LANGUAGES: "en" });
  });
  afterAll(() => site?.end());

  it("has no prefix, no switch, no other languages in head and sitemap, and no Chinese", async () => {
    const page = await pageAt(site, "/products/a9");
    expect(page).toMatchObject({ status: 200, lang: "en", canonical: "/products/a9" });
    expect([page.alternates, page.switches]).toEqual([{}, {}]);
    expect(chineseIn(page.html)).toEqual([]);
    expect(page.html).not.toContain("noindex");
    for (const [path, location] of ENGLISH_PREFIX_REDIRECTS) expect(await pageAt(site, path)).toMatchObject({ status: 301, location });
    for (const path of ["/zh", "/zh/products", "/de/products"]) expect([path, (await pageAt(site, path)).status]).toEqual([path, 404]);
    const { paths, alternates } = await sitemapOf(site);
    expect([alternates, paths.includes("/products/a9"), new Set(paths).size]).toEqual([0, true, paths.length]);
    expect(paths.filter((path) => path.startsWith("/en"))).toEqual([]);
  });

  it("has nothing to choose: whatever was saved, and asked for by an address", async () => {
    for (const cookie of ["lang=en", "lang=zh", "lang=de"]) {
      const page = await pageAt(site, "/products", { cookie });
      expect(page).toMatchObject({ status: 200, lang: "en" });
    }
    expect((await pageAt(site, "/products?lang=zh")).status).toBe(200);
    const response = await fetch(`${site.url}/products`);
    expect(response.headers.get("vary") ?? "").not.toContain("Cookie");
  });

  it("takes forms", async () => {
    expect(await sendMessage(site.url, "One language", "", { page: "/contact" })).toEqual({ status: 200, success: true });
  });
});

describe("a site in a language that its interface is not in", () => {
  let site: SeededSite;
  let mails: Awaited<ReturnType<typeof mailServer>>;
  beforeAll(async () => {
    mails = await mailServer();
    site = await startSeededSite({ SITE_LANGUAGES: "zh,en,fr,ar", SMTP_URL: mails.url, MAIL_FROM: "site@example.com" });
  });
  afterAll(async () => {
    await site.end();
    await mails.stop();
  });

  it("shows texts, names and content in English alone, though Chinese is first, and says so", async () => {
    const paths = ["/fr", "/fr/products", "/fr/products/a9", "/fr/solutions", "/fr/services/faq", "/fr/services/privacy"];
    for (const path of paths) {
      const { status, html, lang } = await pageAt(site, path);
      expect([path, status, lang, chineseIn(html).filter((words) => !DEMONSTRATION.test(words))]).toEqual([path, 200, "fr", []]);
    }
    // All records are judged anew after the start.
    const isTold = async () => (await pageAt(site, "/fr/products/a9")).html.includes("anglais");
    await expect.poll(isTold, { timeout: 60_000 }).toBe(true);
    const { html } = await pageAt(site, "/fr/products/a9");
    expect(html).toContain("Battery capacity");
    expect(html).toMatch(/<span class="[^"]*product-name" lang="en">Long-standby asset tracker/);
  });

  it("is written from the right in Arabic, with the English of its interface from the left", async () => {
    const sheets = (html: string) => html.match(/<link rel="stylesheet" href="[^"]*right-to-left[^"]*"/g)?.length ?? 0;
    const [arabic, french] = await Promise.all([pageAt(site, "/ar/products"), pageAt(site, "/fr/products")]);
    expect(arabic.html).toMatch(/^<!DOCTYPE html><html lang="ar" dir="rtl" data-interface="ltr"/);
    expect([french.html.includes("data-interface"), sheets(arabic.html), sheets(french.html)]).toEqual([false, 1, 0]);
  });

  it("says the same to programs, to the search, and in what is downloaded", async () => {
    const textAt = async (path: string) => (await fetch(site.url + path)).text();
    for (const path of ["/fr/products/a9.md", "/fr/products/a9.json", "/fr/article/feed.xml", "/search.json?lang=fr&q=asset%20tracker"]) {
      const text = await textAt(path);
      expect([
        path,
        text.length > 100,
        text.match(/.{0,20}\p{Script=Han}+/gu)?.filter((words) => !DEMONSTRATION.test(words)) ?? [],
      ]).toEqual([path, true, []]);
    }
    expect(await textAt("/search.json?lang=fr&q=asset%20tracker")).toContain("/fr/products/a9");
  });

  it("has datasheets in English too, which lead to their own page", async () => {
    const response = await fetch(`${site.url}/fr/products/a9/datasheet.pdf`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), { mergePages: true });
    expect(text).toContain("Battery capacity");
    expect(text).toContain("/fr/products/a9");
    expect(text.match(/.{0,20}\p{Script=Han}+/gu)?.filter((words) => !DEMONSTRATION.test(words)) ?? []).toEqual([]);
  });

  it("acknowledges a form in the same language", async () => {
    const body = new URLSearchParams({ name: "Jeanne Petit", email: "jeanne@example.com", message: "Bonjour", consent: "on" });
    const sent = await fetch(`${site.url}/fr/contact`, { method: "POST", headers: { accept: "text/html" }, body });
    expect(sent.status).toBe(200);
    const letter = () => mails.taken.find((mail) => mail.includes("Hello Jeanne Petit"));
    await expect.poll(letter, { timeout: 30_000 }).toBeTruthy();
    expect(letter()).toContain(`${site.url}/fr`);
  });
});

describe("a site in German, English and Chinese", SLOW, () => {
  let site: SeededSite;
  beforeAll(async () => {
    site = await startSeededSite({ SITE_LANGUAGES: "de,en,zh" });
  });
  afterAll(() => site?.end());

  it("leads to each other language by a menu, and names all in the head", async () => {
    const alternates = { de: "/products", en: "/en/products", "zh-CN": "/zh/products", "x-default": "/products" };
    for (const [path, lang] of [
      ["/products", "de"],
      ["/en/products", "en"],
      ["/zh/products", "zh-CN"],
    ] as const)
      expect(await pageAt(site, path)).toMatchObject({ status: 200, lang, alternates, canonical: path });
    const { html, switches } = await pageAt(site, "/en/products");
    expect(switches).toEqual({ de: "/products?lang=de", "zh-CN": "/zh/products?lang=zh" });
    expect(html).toContain('<details class="language-menu">');
  });

  it("answers staff in German where a browser asks for that, and in Chinese where it asks for that", async () => {
    const refusalIn = async (language: string) => {
      const headers = { "content-type": "application/json", "accept-language": language };
      const answer = await fetch(`${site.url}/api/users/login`, {
        method: "POST",
        headers,
        body: '{"email":"a@b.example","password":"wrong"}',
      });
      return (await answer.json()).errors[0].message as string;
    };
    expect(await refusalIn("de-DE,de;q=0.9")).toMatch(/^Die E-Mail-Adresse oder das Passwort/);
    expect(await refusalIn("zh-CN,zh;q=0.9")).toMatch(/\p{Script=Han}/u);
  });

  it("refuses what another page sends to a call of the desk in German where a browser asks for that", async () => {
    const headers = { origin: "https://elsewhere.example", "accept-language": "de-DE,de;q=0.9" };
    const answer = await fetch(`${site.url}/api/users/login`, { method: "POST", headers });
    expect([answer.status, (await answer.json()).errors[0].message]).toEqual([403, expect.stringMatching(/^[\p{Script=Latin}\p{P}\s]+$/u)]);
  });

  it("shows what there is in the order of the languages", async () => {
    const german = await pageAt(site, "/products/a9");
    expect(german.html).toContain("Batteriekapazität");
    expect(german.html).toContain("Long-standby asset tracker");
    expect(german.html).not.toMatch(/<h1[^>]*>[^<]*\p{Script=Han}/u);
    expect((await pageAt(site, "/zh/products/a9")).html).toMatch(/\p{Script=Han}/u);
    expect(await pageAt(site, "/products", { cookie: "lang=zh" })).toMatchObject({ status: 302, location: "/zh/products" });
    expect(await pageAt(site, "/de/products")).toMatchObject({ status: 301, location: "/products" });
    expect(await pageAt(site, "/fr/products")).toMatchObject({ status: 404 });
  });
});

describe("a site in languages of other scripts and directions", SLOW, () => {
  let site: SeededSite;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await startSeededSite({ SITE_LANGUAGES: "en,ar,th,ko,no" });
    headers = await ownerHeaders(site.url);
  });
  afterAll(() => site?.end());

  it.each([
    ["en", "/products", 'lang="en"'],
    ["ar", "/ar/products", 'lang="ar" dir="rtl"'],
    ["th", "/th/products", 'lang="th"'],
    ["ko", "/ko/products", 'lang="ko"'],
    ["no", "/no/products", 'lang="nb"'],
  ])("says of its pages in %s where a line begins, its error pages too", async (_, path, attributes) => {
    const page = await pageAt(site, path);
    expect([page.status, page.html.includes(`<html ${attributes}`), page.html.includes('dir="rtl"')]).toEqual([
      200,
      true,
      attributes.includes("rtl"),
    ]);
    expect(Object.keys(page.alternates)).toEqual(expect.arrayContaining(["en", "ar", "th", "ko", "nb"]));
    const missing = await pageAt(site, `${path}/none`);
    expect([missing.status, missing.html.includes(`<html ${attributes}`)]).toEqual([404, true]);
  });

  it.each([
    ["ar", "جهاز تتبع طويل الأمد", "تتبع"],
    ["th", "อุปกรณ์ติดตามทรัพย์สิน", "ติดตาม"],
    ["ko", "장기 대기 자산 추적기", "추적기"],
    ["no", "Sporingsenheter for utstyr", "sporingsenheten"],
  ])("keeps what is written in %s, shows it and finds it", async (language, name, query) => {
    const response = await fetch(`${site.url}/api/products?where[code][equals]=A9&depth=0`, { headers });
    const [product] = ((await response.json()) as { docs: { id: number }[] }).docs;
    const body = JSON.stringify({ name, _status: "published" });
    const saved = await fetch(`${site.url}/api/products/${product?.id}?locale=${language}`, { method: "PATCH", headers, body });
    expect(saved.status).toBe(200);
    expect((await pageAt(site, `/${language}/products/a9`)).html).toContain(name);
    const search = await fetch(`${site.url}/search.json?lang=${language}&q=${encodeURIComponent(query)}`);
    expect(await search.text()).toContain(`/${language}/products/a9`);
    expect(await statusOf(site, `/${language}/products/a9/datasheet.pdf`)).toBe(200);
  });
});
