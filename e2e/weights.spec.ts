import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { drawn } from "./support/drawing.ts";
import { PAGE_KINDS } from "./support/routes.ts";
import { recordShifts, shifts } from "./support/stillness.ts";

/**
 * Bytes, compressed with brotli, that pages may weigh. The names of built files and the versions of pictures in a page differ from build to build and
 * from seed to seed, and with them its weight, by up to 60.
 */
const STYLES = 9_000;
const HTML = 12_288;
/** The home page holds a map and one of everything. */
const HOME_HTML = 12_500;
const SCRIPT = 130_800;
const FILES = 12;
const FONT = 35_000;

const CLIENT = "build/client";
const PAGES = [
  "/",
  "/en/products",
  "/products/v3",
  "/en/solutions/logistics",
  "/article",
  "/en/article/1",
  "/buy",
  "/services",
  "/services/platform",
];

const packed = (text: string | Buffer) => brotliCompressSync(text).length;

async function htmlOf(request: APIRequestContext, page: string): Promise<string> {
  const answer = await request.get(page, { headers: { accept: "text/html" } });
  expect(answer.status()).toBe(200);
  return answer.text();
}

/** The script files that a page's client consists of, from those that the page names on. */
function scriptsOf(html: string): Set<string> {
  const files = new Set<string>();
  const follow = (address: string) => {
    if (files.has(address)) return;
    files.add(address);
    const code = readFileSync(path.join(CLIENT, address), "utf8");
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)/g)) follow(`/assets/${name}`);
  };
  for (const [, address = ""] of html.matchAll(/"(\/assets\/[^"]+\.js)"/g)) follow(address);
  return files;
}

for (const page of PAGES) {
  test(`${page} is light: HTML, styles and script`, async ({ request }) => {
    const html = await htmlOf(request, page);
    const [style = ""] = /<style[^>]*>[\s\S]*?<\/style>/.exec(html) ?? [];
    expect(style.length).toBeGreaterThan(1000);
    expect(packed(style)).toBeLessThan(STYLES);
    expect(packed(html.replace(style, ""))).toBeLessThan(page === "/" ? HOME_HTML : HTML);
    expect(html).not.toMatch(/<[^>]+ style="/);
    const scripts = [...scriptsOf(html)];
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.length).toBeLessThanOrEqual(FILES);
    expect(scripts.reduce((sum, file) => sum + packed(readFileSync(path.join(CLIENT, file))), 0)).toBeLessThan(SCRIPT);
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)];
    expect(fonts).toHaveLength(1);
    expect(readFileSync(path.join(CLIENT, fonts[0]?.[1] ?? "")).length).toBeLessThan(FONT);
  });
}

test("a page is sent with every style that it shows, before the whole stylesheet comes", async ({ browser }) => {
  const file = readdirSync(path.join(CLIENT, "assets")).find((name) => name.endsWith(".css"));
  const whole = readFileSync(path.join(CLIENT, "assets", file ?? ""), "utf8");
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  for (const { path: page } of PAGE_KINDS) {
    await visitor.goto(page, { waitUntil: "domcontentloaded" });
    const { wanted, missing } = await visitor.evaluate((css) => {
      const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) =>
          rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [],
        );
      const styles = document.querySelector("style")?.textContent ?? "";
      const asked = new Set(Array.from(styles.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
      // Custom properties that nothing asks for are not sent.
      const textOf = ({ cssText }: CSSStyleRule) =>
        cssText
          .replaceAll(/(--[\w-]+): (?:"[^"]*"|[^;"])*;/g, (text, name: string) => (asked.has(name) ? text : ""))
          .replaceAll(/\s+/g, " ");
      const sent = new Set([...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules).map(textOf)));
      const all = new CSSStyleSheet();
      all.replaceSync(css);
      const used = rulesOf(all.cssRules).filter(({ selectorText }) => document.querySelector(selectorText));
      return { wanted: used.length, missing: used.map(textOf).filter((text) => !sent.has(text)) };
    }, whole);
    expect(missing, page).toEqual([]);
    expect(wanted, page).toBeGreaterThan(50);
  }
  await visitor.close();
});

test("a phone gets the picture that a page opens with in at most 30 kB", async ({ request }) => {
  for (const page of [
    "/products/v3",
    "/article",
    "/article/1",
    "/en/products",
    "/solutions",
    "/contact",
    "/services/platform",
    "/services/videos",
  ]) {
    const html = await htmlOf(request, page);
    const [named = ""] = /<link rel="preload"[^>]* as="image"[^>]+>/.exec(html) ?? [];
    expect(named).toMatch(/fetchpriority="high"/i);
    // A phone 412 points wide with 1.75 pixels to each asks for 92 % of 721, or for the widest that there is of a smaller picture.
    const offered = Array.from(named.matchAll(/(\/media\/\d+\/\S+) \d+w/g), ([, one = ""]) => one);
    const address = offered.find((one) => one.startsWith("/media/720/")) ?? offered.at(-1) ?? / href="([^"]+)"/.exec(named)?.[1] ?? "";
    const picture = await request.get(address, { headers: { accept: "image/avif,image/webp,*/*" } });
    expect(picture.status()).toBe(200);
    expect(picture.headers()["content-type"]).toMatch(/^image\//);
    expect((await picture.body()).length).toBeLessThan(30_000);
  }
});

test("nothing moves when the typeface arrives late", async ({ browser }) => {
  const desk = { viewport: { width: 1440, height: 900 } };
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  for (const [page, colorScheme, device] of [
    ["/products", "dark", desk],
    ["/services/about", "dark", desk],
    ["/en/products", "light", desk],
    ["/products/v3", "light", desk],
    ["/products/wireless", "light", phone],
    ["/en/products", "light", phone],
    ["/en/article", "light", phone],
  ] as const) {
    const visitor = await browser.newPage({ ...device, colorScheme });
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    await visitor.route(/\.woff2$/, async (route) => {
      await late;
      await route.continue();
    });
    await recordShifts(visitor);
    await visitor.goto(page, { waitUntil: "domcontentloaded" });
    await drawn(visitor);
    release();
    await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
    await drawn(visitor);
    expect(await shifts(visitor), page).toEqual([]);
    await visitor.close();
  }
});
