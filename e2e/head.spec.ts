import { expect, test, type APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { takenOver } from "./support/page.ts";
import { address, LANGUAGES } from "./support/routes.ts";
import { slowUnless } from "./support/slow.ts";

/** The attributes of every tag of this name in a page's HTML. */
function tags(html: string, name: string): Record<string, string>[] {
  return Array.from(html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "g")), ([, attributes = ""]) =>
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = "", value = ""]) => [
        key.toLowerCase(),
        value.replaceAll("&amp;", "&"),
      ]),
    ),
  );
}

async function headOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html.slice(0, html.indexOf("</head>"));
}

const ICON_TYPES: Record<string, RegExp> = {
  ico: /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
};

for (const language of LANGUAGES) {
  test(
    `the icons in the head are there, and the manifest once the client is, in ${language}`,
    slowUnless(language === "zh"),
    async ({ page, request }) => {
      const links = tags(await headOf(request, address("/", language)), "link");
      const icons = links.filter(({ rel }) => rel === "icon" || rel === "apple-touch-icon");
      expect(icons.length).toBeGreaterThanOrEqual(4);
      for (const { href = "", sizes = "" } of icons) {
        const response = await request.get(href);
        expect(response.status()).toBe(200);
        expect(response.headers()["content-type"]).toMatch(ICON_TYPES[href.split(".").at(-1) ?? ""] ?? /^$/);
        expect(response.headers()["cache-control"]).toContain("public");
        if (!href.endsWith(".png")) continue;
        const { width, height } = await sharp(await response.body()).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
      const manifestAddress = language === "zh" ? "/site.webmanifest" : "/en/site.webmanifest";
      expect(links.map(({ rel }) => rel)).not.toContain("manifest");
      await page.goto(address("/", language));
      await takenOver(page);
      await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", manifestAddress);
      const response = await request.get(manifestAddress);
      expect(response.headers()["content-type"]).toContain("application/manifest+json");
      const manifest = (await response.json()) as {
        name: string;
        lang: string;
        start_url: string;
        icons: { src: string; sizes: string; type: string; purpose: string }[];
      };
      expect(manifest).toMatchObject({
        name: language === "zh" ? "途标物联" : "Waymark IoT",
        lang: language === "zh" ? "zh-CN" : "en",
        start_url: address("/", language),
      });
      expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
      for (const { src, sizes, type } of manifest.icons) {
        const icon = await request.get(src);
        expect(icon.headers()["content-type"]).toBe(type);
        const { width, height } = await sharp(await icon.body()).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
    },
  );
}

test("the footer shows codes to scan at a desk, and plain links on a phone", async ({ page }) => {
  await page.goto("/en");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "WeChat" });
  const code = link.getByRole("img", { name: "QR code" });
  await expect(link).toHaveAttribute("href", "https://wechat.example.com/waymark");
  await expect(code).toBeVisible();
  await expect(code).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: "print" });
  await expect(code).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(code).toBeHidden();
  await expect(link).toBeVisible();
});
