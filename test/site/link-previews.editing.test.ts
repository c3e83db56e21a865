import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { address, LANGUAGES } from "../../e2e/support/routes.ts";
import { ask, bytesOf, jsonOf, site, staff, textOf } from "./ask.ts";
import { SLOW } from "../slow.ts";

/** The properties in the head of a page that tell networks how to show a link to it. */
async function previewOf(path: string): Promise<Record<string, string>> {
  const html = await textOf(path);
  return Object.fromEntries(
    Array.from(html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g), ([, name = "", content = ""]) => [
      name,
      content.replaceAll("&amp;", "&"),
    ]),
  );
}

/** Path and query of the card that a page names. */
async function cardOf(path: string): Promise<string> {
  const { pathname, search } = new URL((await previewOf(path))["og:image"] ?? "");
  return pathname + search;
}

/** Of the pages whose cards are drawn, those of every run. */
const COMMON = new Set<string>(["/", "/products/v3"]);

for (const [language, paths] of [
  ["zh", ["/", "/products/v3", "/solutions/logistics", "/article/1", "/products?series=obd_tox", "/buy"]],
  ["en", ["/", "/article/1"]],
] as const) {
  for (const path of paths) {
    it(`${address(path, language)} names a card that is a picture of the stated size`, COMMON.has(path) ? {} : SLOW, async () => {
      const preview = await previewOf(address(path, language));
      expect(preview).toMatchObject({
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:type": "image/jpeg",
        "twitter:card": "summary_large_image",
      });
      expect(preview["og:image"]).toContain(`${site.url}/cards/${language}`);
      expect(preview["og:image:alt"]).toContain(preview["og:title"] ?? "?");
      const response = await ask(await cardOf(address(path, language)));
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/jpeg");
      expect(response.headers.get("cache-control")).toContain("immutable");
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    });
  }
}

it("both languages of a page have cards of their own", async () => {
  const [zh, en] = await Promise.all(LANGUAGES.map(async (language) => bytesOf(ask(await cardOf(address("/products/v3", language))))));
  expect(zh && en && zh.equals(en)).toBe(false);
});

it("what is no page has no card", async () => {
  for (const path of [
    "/cards/zh/nothing-here.jpg",
    "/cards/zh/products/x99.jpg?v=0",
    "/cards/fr/products/v3.jpg",
    "/cards/zh/products/v3.png",
    "/cards/zh/locales/zh.json.jpg",
    `/cards/zh/${"x".repeat(500)}.jpg`,
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  }
});

it("an address with another version or further words leads to the page's card", async () => {
  const card = await cardOf("/en/products/v3");
  for (const path of ["/cards/en/products/v3.jpg", "/cards/en/products/v3.jpg?v=0", `${card}&title=Anything`]) {
    const response = await ask(path);
    expect([path, response.status, response.headers.get("location")]).toEqual([path, 302, card]);
  }
});

it("a changed title changes the card and its address", async () => {
  const save = (title: string) =>
    ask("/api/articles/2?locale=en", { method: "PATCH", headers: staff, json: { title, _status: "published" } });
  const { title } = await jsonOf<{ title: string }>("/api/articles/2?locale=en", { headers: staff });
  const before = await cardOf("/en/article/2");
  onTestFinished(() => save(title).then(() => undefined));
  await save(`${title}, again`);
  const after = await cardOf("/en/article/2");
  expect(after).not.toBe(before);
  expect((await ask(after)).status).toBe(200);
});
