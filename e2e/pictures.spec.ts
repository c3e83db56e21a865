import { expect, test, type Locator } from "@playwright/test";

/** True once the browser has the picture itself, not only its address. */
async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(0);
}

test("whoever is quoted on the home page is shown", async ({ page }) => {
  await page.goto("/en");
  const quotes = page.getByRole("region", { name: "What they say after a year" }).getByRole("figure");
  await expect(quotes.first()).toBeVisible();
  const count = await quotes.count();
  expect(count).toBeGreaterThan(3);
  const descriptions = new Set<string | null>();
  for (const quote of await quotes.all()) {
    const portrait = quote.getByRole("img");
    descriptions.add(await portrait.getAttribute("alt"));
    await expectDrawn(portrait);
  }
  expect(descriptions.size).toBe(count);
});

test("every article of the news list has a picture of its own, and opens with it", async ({ page }) => {
  const shown = new Set<string>();
  const seen = new Set<string>();
  for (const address of ["/article", "/article?page=2", "/article?page=3"]) {
    await page.goto(address);
    for (const picture of await page.getByRole("main").getByRole("img").all()) {
      await expectDrawn(picture);
      shown.add(await picture.evaluate((image: HTMLImageElement) => image.src));
      seen.add((await picture.getAttribute("alt")) ?? "");
    }
  }
  expect(shown.size).toBe(24);
  expect(seen.size).toBe(24);
  await page.goto("/en/article/24");
  await expectDrawn(page.getByRole("img", { name: "A car between high buildings" }));
});
