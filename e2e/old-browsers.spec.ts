import { expect, test } from "@playwright/test";

/** CSS without its layers, as a browser reads it that knows none. */
function withoutLayers(css: string): string {
  let remaining = "";
  for (let at = 0; ;) {
    const begin = css.indexOf("@layer", at);
    if (begin < 0) return remaining + css.slice(at);
    remaining += css.slice(at, begin);
    const open = css.indexOf("{", begin);
    const end = css.indexOf(";", begin);
    at = end >= 0 && end < open ? end + 1 : closeOf(css, open) + 1;
  }
}

/** Where the block ends that opens at a place. */
function closeOf(css: string, open: number): number {
  for (let at = open, depth = 0; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    if (css[at] === "}" && --depth === 0) return at;
  }
  return css.length;
}

test("in a browser that knows no layers menu, form and pictures can be used, and nothing is wider than a phone", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    baseURL: baseURL ?? "",
    javaScriptEnabled: false,
    bypassCSP: true,
  });
  await context.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue();
    const response = await route.fetch();
    // What tells such browsers apart, this one has.
    const body = (await response.text()).replaceAll(/<style([^>]*)>(.*?)<\/style>/gs, (_, attributes: string, css: string) => {
      return `<style${attributes}>${withoutLayers(css).replaceAll("@supports not ((text-emphasis", "@supports ((text-emphasis")}</style>`;
    });
    return route.fulfill({ response, body });
  });
  const page = await context.newPage();
  for (const path of ["/en", "/en/products", "/en/products/a9", "/en/contact"]) {
    await page.goto(path);
    expect.soft([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
  }
  const icon = await page.locator(".menu-sheet > summary .icon").first().boundingBox();
  expect(icon?.width).toBeLessThan(40);
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await page.locator(".menu-sheet > summary").click();
  await expect(page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "News", exact: true })).toBeVisible();
  await expect(page.locator("form [name=name]")).toBeVisible();
  await expect(page.locator("form [name=topic]")).not.toBeInViewport();
  await context.close();
});

test("below the browsers that the client is for nothing of it is fetched, and links open documents", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "CompressionStream"));
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto("/en/contact");
  await page.locator("form [name=name]").fill("Ana");
  await page.mouse.move(100, 100);
  await page.getByRole("banner").getByRole("link", { name: "News", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/article$/);
  expect([scripts, faults]).toEqual([[], []]);
});
