import { expect, type APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { address, LANGUAGES } from "./support/routes.ts";
import { staffHeaders, test } from "./support/staff.ts";

/** The properties in the head of a page that tell networks how to show a link to it. */
async function previewOf(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const html = await (await request.get(path)).text();
  return Object.fromEntries(
    Array.from(html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g), ([, name = "", content = ""]) => [
      name,
      content.replaceAll("&amp;", "&"),
    ]),
  );
}

/** Path and query of the card that a page names. */
async function cardOf(request: APIRequestContext, path: string): Promise<string> {
  const { pathname, search } = new URL((await previewOf(request, path))["og:image"] ?? "");
  return pathname + search;
}

for (const language of LANGUAGES) {
  for (const path of ["/", "/products/v3", "/solutions/logistics", "/article/1", "/products?series=obd_tox", "/buy"]) {
    test(`${address(path, language)} names a card that is a picture of the stated size`, async ({ request, baseURL }) => {
      const preview = await previewOf(request, address(path, language));
      expect(preview).toMatchObject({
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:type": "image/jpeg",
        "twitter:card": "summary_large_image",
      });
      expect(preview["og:image"]).toContain(`${baseURL}/cards/${language}`);
      expect(preview["og:image:alt"]).toContain(preview["og:title"] ?? "?");
      const response = await request.get(await cardOf(request, address(path, language)), { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toBe("image/jpeg");
      expect(response.headers()["cache-control"]).toContain("immutable");
      const { format, width, height } = await sharp(await response.body()).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
    });
  }
}

test("both languages of a page have cards of their own", async ({ request }) => {
  const [zh, en] = await Promise.all(
    LANGUAGES.map(async (language) => (await request.get(await cardOf(request, address("/products/v3", language)))).body()),
  );
  expect(zh && en && zh.equals(en)).toBe(false);
});

test("what is no page has no card", async ({ request }) => {
  for (const path of [
    "/cards/zh/nothing-here.jpg",
    "/cards/zh/products/x99.jpg?v=0",
    "/cards/fr/products/v3.jpg",
    "/cards/zh/products/v3.png",
    "/cards/zh/locales/zh.json.jpg",
    `/cards/zh/${"x".repeat(500)}.jpg`,
  ]) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test("an address with another version or further words leads to the page's card", async ({ request }) => {
  const card = await cardOf(request, "/en/products/v3");
  for (const path of ["/cards/en/products/v3.jpg", "/cards/en/products/v3.jpg?v=0", `${card}&title=Anything`]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers()["location"]).toBe(card);
  }
});

test("a changed title changes the card and its address", async ({ request, undo }) => {
  const headers = await staffHeaders(request);
  const save = (title: string) => request.patch("/api/articles/2?locale=en", { headers, data: { title, _status: "published" } });
  const { title } = (await (await request.get("/api/articles/2?locale=en", { headers })).json()) as { title: string };
  const before = await cardOf(request, "/en/article/2");
  undo(() => save(title));
  await save(`${title}, again`);
  const after = await cardOf(request, "/en/article/2");
  expect(after).not.toBe(before);
  expect((await request.get(after, { maxRedirects: 0 })).status()).toBe(200);
});
