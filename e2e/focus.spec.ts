import { expect, test } from "@playwright/test";
import { pressEachKind } from "./support/focus.ts";
import { fillForm } from "./support/forms.ts";
import { open } from "./support/page.ts";
import { hush, noteSpoken, spoken } from "./support/spoken.ts";
import { slowUnless } from "./support/slow.ts";

// A quarter of the pixels is drawn, in the same layout: what has the focus is told by the document, and a model is drawn by the processor.
test.use({ deviceScaleFactor: 0.5 });

/** Pages that have between them every kind of link, form and button. */
const PAGES = [
  "/en/products",
  "/products/v3",
  "/services/videos/v3-wiring",
  "/",
  "/en/products/compare?ids=a9,v3",
  "/en/services/downloads",
  "/en/article",
  "/search?q=v3",
  "/services/faq",
  "/en/solutions/logistics",
  "/services/platform",
  "/en/brand/invention",
  "/contact",
  "/en/buy",
];
const FEWER = new Set(PAGES.slice(0, 3));

for (const isOneOfEach of [true, false]) {
  const title = `a control of each kind keeps the focus, or leads it to the heading of the page it opens and back${isOneOfEach ? "" : ", on every other page"}`;
  test(title, slowUnless(isOneOfEach), async ({ page }) => {
    test.setTimeout(600_000);
    await page.addInitScript(() => (window.print = () => undefined));
    await page.emulateMedia({ reducedMotion: "reduce" });
    const faults: string[] = [];
    for (const path of PAGES.filter((one) => FEWER.has(one) === isOneOfEach)) {
      // Header and footer are the same everywhere.
      const walked = await pressEachKind(page, path, path === "/en/products" ? "body" : "main");
      expect(walked.pressed).toBeGreaterThan(2);
      faults.push(...walked.faults);
    }
    expect(faults).toEqual([]);
  });
}

/** One of each kind of control that the address says the value of, what a person types into it, and whether each choice is a step of the history. */
const FIELDS = [
  { path: "/en/article", control: "main select", isStep: true },
  { path: "/en/products", control: ".finder-sort select" },
  { path: "/en/products", control: ".facet-choice select" },
  { path: "/services/downloads", control: "main [type=search]", typed: "V3", isStep: true },
  { path: "/products/v3", control: "main [name=in]", typed: "巴西", isStep: true },
];

test("a list or a field whose form is sent by a key keeps the focus, and a step back puts back what it was", async ({ page }) => {
  for (const { path, control, typed, isStep } of FIELDS) {
    await open(page, path);
    const field = page.locator(control).first();
    let before = await field.inputValue();
    await field.focus();
    if (typed) await page.keyboard.type(typed);
    await page.keyboard.press(typed ? "Enter" : "ArrowDown");
    await expect(page, path).toHaveURL(/\?/);
    await expect(field, path).toBeFocused();
    await expect(field, path).toHaveValue(typed ?? /\w/);
    if (!typed) {
      // The second choice is reached as well.
      const first = page.url();
      before = await field.inputValue();
      await page.keyboard.press("ArrowDown");
      await expect(page, path).not.toHaveURL(first);
      await expect(field, path).toBeFocused();
    }
    if (!isStep) continue;
    await page.goBack();
    await expect(field, path).toHaveValue(before);
  }
});

test("what an action changes is said once, and not at all where the focus goes to it", async ({ page }) => {
  await noteSpoken(page);
  await open(page, "/en/products");
  // What a document comes with is not said.
  await hush(page);
  await page.locator("#facets [type=checkbox]").first().press("Space");
  await expect(page).toHaveURL(/\?/);
  await expect.poll(() => spoken(page)).toEqual([expect.stringMatching(/^\d+ products? of \d+$/)]);

  await hush(page);
  await page.locator(".main-nav-link[href='/en/article']").press("Enter");
  await expect.poll(() => spoken(page)).toEqual([expect.stringMatching(/^News/)]);
  await expect(page.locator("h1")).toBeFocused();

  await open(page, "/en/search?q=v3");
  await hush(page);
  await page.locator("#q").fill("48V");
  await page.locator("#q").press("Enter");
  await expect.poll(() => spoken(page)).toEqual([expect.stringContaining("result")]);

  await open(page, "/en/products/a9");
  await hush(page);
  await page.locator(".standby-slider [type=range]").first().press("ArrowRight");
  await expect.poll(() => spoken(page)).toEqual([expect.stringContaining("days")]);

  await open(page, "/en/contact");
  await fillForm(page);
  await hush(page);
  await page.getByRole("main").getByRole("button", { name: "Send message" }).press("Enter");
  await expect(page.locator(".done")).toBeFocused();
  await expect(page).toHaveTitle(/^We have your message/);
  expect(await spoken(page)).toEqual([]);
});
