import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parseAtomFeed, parseJsonFeed } from "feedsmith";
import { expect, it } from "vitest";
import { ask, jsonOf, textOf } from "./ask.ts";
import { SLOW } from "../slow.ts";

interface Product {
  slug: string;
  data: string;
  specifications: { name: string; value: string; unit: string; condition: string }[];
}

const FEEDS = ["/products/feed", "/article/feed", "/services/downloads/feed"];

/** The path of a whole address. */
const pathOf = (address: string) => new URL(address).pathname;

it("every answer is as the description says", SLOW, async () => {
  const api = await jsonOf<{ paths: Record<string, object>; components: { schemas: Record<string, object> } }>("/api.json");
  const ajv = addFormats.default(new Ajv({ strict: false }));
  ajv.addSchema(api, "api");
  // To read a description takes longer than to compare an answer with it.
  const validators = new Map(
    Object.keys(api.components.schemas).map((schema) => [schema, ajv.compile({ $ref: `api#/components/schemas/${schema}` })]),
  );
  const check = async (path: string, schema: string) => {
    const valid = validators.get(schema);
    if (!valid) throw new Error(`There is no description of ${schema}`);
    const answer = await jsonOf<object>(path);
    expect([path, valid(answer), valid.errors]).toEqual([path, true, null]);
    expect(valid({})).toBe(false);
  };
  const [lists, feeds] = [Object.keys(api.paths).filter((path) => !path.includes("/feed.")), FEEDS];
  expect(lists).toEqual(["/products.json", "/products/{slug}.json", "/article.json", "/downloads.json"]);
  expect(Object.keys(api.paths).filter((path) => !lists.includes(path))).toEqual(feeds.flatMap((feed) => [`${feed}.json`, `${feed}.xml`]));
  for (const prefix of ["", "/en"]) {
    await check(`${prefix}/products.json`, "Products");
    await check(`${prefix}/article.json`, "Articles");
    await check(`${prefix}/downloads.json`, "Downloads");
    for (const feed of feeds) await check(`${prefix}${feed}.json`, "Feed");
    const { items } = await jsonOf<{ items: Product[] }>(`${prefix}/products.json`);
    // All of them in one language: in the other one they are made alike.
    for (const { data } of prefix ? items : items.slice(0, 3)) await check(pathOf(data), "Product");
  }
});

it("data and Markdown of every product hold every row that the page shows, with the same value", async () => {
  const { items } = await jsonOf<{ items: Product[] }>("/en/products.json");
  expect(items.length).toBeGreaterThan(10);
  const words = (html: string) =>
    html
      .replaceAll(/<[^>]+>|&nbsp;|\s|\u00a0|\u202f|\u2060/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll(/&#x27;|&#39;/g, "'");
  for (const { slug, data } of items) {
    const { specifications } = await jsonOf<Product>(pathOf(data));
    const [page, markdown] = await Promise.all([textOf(`/en/products/${slug}`), textOf(`/en/products/${slug}.md`)]);
    const shown = words(page);
    const written = markdown.replaceAll("\\", "").replaceAll(/\s|\u00a0|\u202f|\u2060/g, "");
    expect(specifications.length).toBeGreaterThan(5);
    expect(`${JSON.stringify(specifications)}${markdown}`).not.toMatch(/[\u00a0\u2060]/);
    for (const { name, value, unit, condition } of specifications)
      for (const part of [name, value, unit, condition].map((one) => one.replaceAll(/\s|\u00a0|\u202f|\u2060/g, ""))) {
        expect([slug, part, shown.includes(part)]).toEqual([slug, part, true]);
        expect([slug, part, written.includes(part)]).toEqual([slug, part, true]);
      }
  }
});

/** The request headers that a cache has to tell answers apart by. */
const variedBy = ({ headers }: Response) => headers.get("vary")?.split(/, */);

it("whoever prefers Markdown gets it at the page's own address, and caches on the way keep both apart", async () => {
  const markdown = await ask("/en/products/v3", { headers: { accept: "text/markdown, text/html;q=0.8" } });
  expect([markdown.status, markdown.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
  expect(markdown.headers.get("link")).toContain('/en/products/v3>; rel="canonical"');
  expect(variedBy(markdown)).toContain("Accept");
  expect(await markdown.text()).toBe(await textOf("/en/products/v3.md"));
  const page = await ask("/en/products/v3", { headers: { accept: "text/html" } });
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(variedBy(page)).toContain("Accept");
  // A page that is a form has no Markdown: it is answered as itself.
  const form = await ask("/en/buy", { headers: { accept: "text/markdown, text/html;q=0.8" } });
  expect([form.status, form.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
});

it("every kind of page that has Markdown has it in each language; what is not there is not found", async () => {
  const paths = [
    "/index",
    "/products",
    "/solutions",
    "/solutions/logistics",
    "/article",
    "/article/1",
    "/services/faq",
    "/services/downloads",
    "/services/videos",
    "/services/oem-odm",
  ];
  for (const path of paths.flatMap((one) => [`${one}.md`, `/en${one}.md`])) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get("x-robots-tag")]).toEqual([path, 200, "noindex"]);
    expect(await answer.text()).toMatch(/^# \S/);
  }
  for (const path of ["/products/none.md", "/article/999999.md", "/article.md?page=99", "/products/none.json", "/products.json?page=99"])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

it("an index for assistants leads to all products, and an unchanged answer is not sent twice", async () => {
  const index = await ask("/llms.txt");
  const text = await index.text();
  const { items } = await jsonOf<{ items: Product[] }>("/products.json");
  expect(items.length).toBeGreaterThan(10);
  for (const { slug } of items) expect(text).toContain(`/products/${slug}.md`);
  for (const path of ["/products/v3.json", "/products.json", "/en/article.json", "/products/v3.md", "/llms.txt"]) {
    const first = await ask(path);
    const status = async (conditions: Record<string, string>) => (await ask(path, { headers: conditions })).status;
    const made = first.headers.get("last-modified") ?? "";
    const before = new Date(Date.parse(made) - 1000).toUTCString();
    expect([path, first.status, await status({ "if-none-match": first.headers.get("etag") ?? "" })]).toEqual([path, 200, 304]);
    expect([path, await status({ "if-modified-since": made }), await status({ "if-modified-since": before })]).toEqual([path, 304, 200]);
  }
});

it("a feed reader reads both formats of a feed alike, with all that they require, and is told nothing twice", async () => {
  for (const feed of FEEDS.flatMap((path) => [path, `/en${path}`])) {
    const json = parseJsonFeed(await jsonOf<object>(`${feed}.json`));
    const atom = parseAtomFeed(await textOf(`${feed}.xml`));
    const entries = atom.entries ?? [];
    expect(entries.length).toBeGreaterThan(9);
    // RFC 4287, 4.1: what a feed and each of its entries must have.
    for (const part of [atom, ...entries]) {
      expect([feed, part]).toEqual([
        feed,
        expect.objectContaining({
          id: expect.stringMatching(/^https?:/),
          title: expect.objectContaining({ value: expect.stringMatching(/\S/) }),
          updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
          authors: [expect.objectContaining({ name: expect.stringMatching(/\S/) })],
        }),
      ]);
    }
    expect(atom.links).toContainEqual({ rel: "self", type: "application/atom+xml", href: json.feed_url?.replace(/json$/, "xml") });
    expect(json.items?.map(({ id, url, title, summary }) => [id, url, title, summary])).toEqual(
      entries.map(({ id, links, title, summary }) => [id, links?.[0]?.href, title?.value, summary?.value]),
    );
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const path of [`${feed}.json`, `${feed}.xml`]) {
      const { headers } = await ask(path);
      const changed = headers.get("last-modified") ?? "";
      expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
      const status = async (conditions: Record<string, string>) => (await ask(path, { headers: conditions })).status;
      const before = new Date(Date.parse(changed) - 1000).toUTCString();
      expect(await status({ "if-none-match": headers.get("etag") ?? "" })).toBe(304);
      expect(await status({ "if-modified-since": changed })).toBe(304);
      expect(await status({ "if-modified-since": before })).toBe(200);
      // A tag that is another one counts more than the time.
      expect(await status({ "if-modified-since": changed, "if-none-match": '"older"' })).toBe(200);
    }
  }
});

it("the news names its feed, which begins with what the page begins with, twenty articles whose links are whole", async () => {
  for (const prefix of ["", "/en"]) {
    const page = await textOf(`${prefix}/article`);
    expect(page).toMatch(new RegExp(`<link[^>]*type="application/atom\\+xml"[^>]*href="${prefix}/article/feed\\.xml"`));
    const feed = await textOf(`${prefix}/article/feed.xml`);
    const entries = parseAtomFeed(feed).entries ?? [];
    expect(entries).toHaveLength(20);
    expect(feed).not.toMatch(/(?:href|src)=(?:"|&quot;)\//);
    const sizes = Array.from(feed.matchAll(/srcset=(?:"|&quot;)(.*?)(?:"|&quot;)/g), ([, set = ""]) => set.split(", ")).flat();
    expect(sizes.length).toBeGreaterThan(10);
    expect(sizes.filter((size) => !/^https?:\/\/\S+ \d+w$/.test(size))).toEqual([]);
    expect(/lead-story.*?<h2[^>]*>(.*?)<\/h2>/s.exec(page)?.[1]?.replaceAll(/<[^>]*>/g, "")).toBe(entries[0]?.title?.value);
    expect(await jsonOf(`${prefix}/article/feed.json`)).toMatchObject({ version: "https://jsonfeed.org/version/1.1" });
  }
});

it("a page tells people of every address for programs, and each of them answers", async () => {
  for (const prefix of ["", "/en"]) {
    const html = await textOf(`${prefix}/services/data`);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const shown = Array.from(main.matchAll(/href="(https?:[^"]+)"/g), ([, address = ""]) => new URL(address).pathname);
    expect(shown).toEqual(
      expect.arrayContaining([...FEEDS.flatMap((feed) => [`${prefix}${feed}.json`, `${prefix}${feed}.xml`]), `${prefix}/products.json`]),
    );
    for (const path of shown) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    // It answers no visit, so it is no link.
    expect(main).toMatch(/<code[^>]*>\/mcp<\/code>/);
  }
});

it("the feed of products names what changed last first, in each language", async () => {
  for (const prefix of ["", "/en"]) {
    const { items } = await jsonOf<{ items: { url: string; changed: string }[] }>(`${prefix}/products.json`);
    const feed = await textOf(`${prefix}/products/feed.xml`);
    const entries = Array.from(feed.matchAll(/<entry>[\s\S]*?<id>([^<]+)<\/id>[\s\S]*?<updated>([^<]+)<\/updated>[\s\S]*?<\/entry>/g));
    expect(entries.map(([, url]) => url).toSorted()).toEqual(items.map(({ url }) => url).toSorted());
    const moments = entries.map(([, , updated = ""]) => updated);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(feed).toContain(`<updated>${moments[0]}</updated>\n<author>`);
  }
});

/** Films whose thumbnail is asked for. */
const MAX_THUMBNAILS = 3;

it("the sitemap describes each film in the language of its page, as engines ask for it", async () => {
  const sitemap = await textOf("/sitemap.xml");
  const urls = Array.from(sitemap.matchAll(/<url><loc>([^<]+)<\/loc>.*?<\/url>/g));
  const films = urls.filter(([, address = ""]) => pathOf(address).includes("/services/videos/"));
  expect(films.length).toBeGreaterThan(4);
  for (const [index, [url, address = ""]] of films.entries()) {
    const value = (name: string) => new RegExp(`<video:${name}>([^<]+)</video:${name}>`).exec(url)?.[1] ?? "";
    expect(await textOf(pathOf(address))).toContain(value("title"));
    expect(value("duration")).toMatch(/^[1-9]\d*$/);
    expect(value("publication_date")).toMatch(/^\d{4}-\d\d-\d\d$/);
    const thumbnail = value("thumbnail_loc").replaceAll("&amp;", "&");
    expect(thumbnail).toMatch(/^http/);
    const files: [string, RegExp][] = [[value("content_loc"), /^video\//]];
    // The site encodes a thumbnail for a second: those of a few films show that the addresses are right.
    if (index < MAX_THUMBNAILS) files.push([thumbnail, /^image\//]);
    for (const [file, type] of files) {
      const { pathname, search } = new URL(file);
      const answer = await ask(pathname + search, { method: "HEAD" });
      expect([file, answer.status, answer.headers.get("content-type")]).toEqual([file, 200, expect.stringMatching(type)]);
    }
  }
  expect(urls.filter(([url]) => url.includes("<video:")).length).toBe(films.length);
});

it("the sitemap names the pictures of products, and no page that engines shall not list", async () => {
  const sitemap = await textOf("/sitemap.xml");
  const [, picture = ""] = /<image:loc>([^<]+)<\/image:loc>/.exec(sitemap) ?? [];
  expect((await ask(pathOf(picture) + new URL(picture).search)).headers.get("content-type")).toMatch(/^image\//);
  for (const closed of ["/products/compare", "test-ssr"]) expect(sitemap).not.toContain(closed);
  const robots = await textOf("/robots.txt");
  expect(robots).toMatch(/Disallow: \/admin\n[\s\S]*Disallow: \/en\/products\/compare\.xlsx\n[\s\S]*Sitemap: http:\S+\/sitemap\.xml/);
  expect(sitemap).toContain("/en/products/a9</loc>");
});
