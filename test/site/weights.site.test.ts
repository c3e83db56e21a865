import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { ask } from "./ask.ts";

/**
 * Bytes, compressed with brotli, that pages may weigh. The names of built files and the versions of pictures in a page differ from build to build and
 * from seed to seed, and with them its weight, by up to 60. The heaviest page is a product's with eight groups of rows and its safety notes.
 */
const STYLES = 15_450;
const HTML = 15_500;
/** The list of all products holds every choice that there is, once to be seen and once for the client. */
const FINDER_HTML = 15_600;
/** What the page says to search engines, which is no part of what a visitor waits for: it stands at the end. */
const GRAPH = 2_200;
const SCRIPT = 134_144;
/** Home has the most: what texts with addresses need is apart, for the sake of the pages without any. */
const FILES = 14;
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
  "/contact",
  "/join",
  "/services",
  "/services/platform",
  "/services/platform/console",
];

const compressedSize = (text: string | Buffer) => brotliCompressSync(text).length;
/** Bytes of built files, compressed: pages have most of them in common. */
const weights = new Map<string, number>();

function weightOf(file: string): number {
  const weight = weights.get(file) ?? compressedSize(readFileSync(path.join(CLIENT, file)));
  weights.set(file, weight);
  return weight;
}

async function htmlOf(page: string): Promise<string> {
  const answer = await ask(page, { headers: { accept: "text/html" }, redirect: "follow" });
  expect(answer.status).toBe(200);
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

function weightOfScripts(html: string): number {
  const scripts = [...scriptsOf(html)];
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.length).toBeLessThanOrEqual(FILES);
  return scripts.reduce((sum, file) => sum + weightOf(file), 0);
}

for (const page of PAGES) {
  it(`${page} is light: HTML, styles and script`, async () => {
    const html = await htmlOf(page);
    const [style = ""] = /<style[^>]*>[\s\S]*?<\/style>/.exec(html) ?? [];
    expect(style.length).toBeGreaterThan(1000);
    expect(compressedSize(style)).toBeLessThan(STYLES);
    const [graph = ""] = /<script type="application\/ld\+json">[\s\S]*?<\/script>/.exec(html) ?? [];
    expect(graph.length).toBeGreaterThan(100);
    expect(compressedSize(graph)).toBeLessThan(GRAPH);
    expect(compressedSize(html.replace(style, "").replace(graph, ""))).toBeLessThan(page.endsWith("/products") ? FINDER_HTML : HTML);
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(weightOfScripts(html)).toBeLessThan(SCRIPT);
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)];
    expect(fonts).toHaveLength(1);
    expect(readFileSync(path.join(CLIENT, fonts[0]?.[1] ?? "")).length).toBeLessThan(FONT);
  });
}

it.each(["/products/wireless", "/en/products/compare?ids=a9,v3", "/services/videos", "/en/services/faq", "/brand", "/solutions"])(
  "%s is light: script",
  async (page) => {
    expect(weightOfScripts(await htmlOf(page))).toBeLessThan(SCRIPT);
  },
);

it("a phone gets the picture that a page opens with in at most 30 kB", async () => {
  for (const page of [
    "/products/v3",
    "/article",
    "/article/1",
    "/en/products",
    "/solutions",
    "/contact",
    "/services/platform/console",
    "/services/videos",
  ]) {
    const html = await htmlOf(page);
    const [named = ""] = /<link rel="preload"[^>]* as="image"[^>]+>/.exec(html) ?? [];
    expect(named).toMatch(/fetchpriority="high"/i);
    // A phone 412 points wide with 1.75 pixels to each asks for 92 % of 721, or for the widest that there is of a smaller picture.
    const offered = Array.from(named.matchAll(/(\/media\/\d+\/\S+) \d+w/g), ([, one = ""]) => one);
    const address = offered.find((one) => one.startsWith("/media/720/")) ?? offered.at(-1) ?? / href="([^"]+)"/.exec(named)?.[1] ?? "";
    const picture = await ask(address, { headers: { accept: "image/avif,image/webp,*/*" } });
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toMatch(/^image\//);
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(30_000);
  }
});
