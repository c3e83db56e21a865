import sharp from "sharp";
import { expect, it } from "vitest";
import { address, LANGUAGES } from "../../e2e/support/routes.ts";
import { ask, bytesOf, jsonOf, textOf } from "./ask.ts";

const TYPES: Record<string, RegExp> = {
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
};

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Width and height of a picture, as icons state them. */
async function sizesOf(src: string): Promise<string> {
  const { width, height } = await sharp(await bytesOf(ask(src))).metadata();
  return `${width}x${height}`;
}

it.each(LANGUAGES)("the icons and the manifest are what they say that they are (%s)", async (language) => {
  const html = await textOf(address("/", language));
  const head = html.slice(0, html.indexOf("</head>"));
  const icons = Array.from(head.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"(?:[^>]* sizes="([^"]+)")?/g));
  expect(icons.length).toBeGreaterThanOrEqual(4);
  for (const [, src = "", sizes = ""] of icons) {
    const { status, headers } = await ask(src);
    expect([src, status, headers.get("content-type")]).toEqual([
      src,
      200,
      expect.stringMatching(TYPES[src.split(".").at(-1) ?? ""] ?? /^$/),
    ]);
    expect(headers.get("cache-control")).toContain("public");
    const isDrawn = src.endsWith(".png");
    expect([src, isDrawn ? await sizesOf(src) : sizes]).toEqual([src, sizes]);
  }
  // The link to it comes with the client, as browsers fetch it at once.
  expect(head).not.toContain('rel="manifest"');
  const named = address("/", language).replace(/\/$/, "");
  expect((await ask(`${named}/site.webmanifest`)).headers.get("content-type")).toContain("application/manifest+json");
  const manifest = await jsonOf<Manifest>(`${named}/site.webmanifest`);
  expect(manifest).toMatchObject({
    name: language === "zh" ? "途标物联" : "Waymark IoT",
    lang: language === "zh" ? "zh-CN" : "en",
    start_url: address("/", language),
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes, type } of manifest.icons)
    expect([(await ask(src)).headers.get("content-type"), await sizesOf(src)]).toEqual([type, sizes]);
});
