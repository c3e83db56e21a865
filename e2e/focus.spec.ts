import { expect, test } from "@playwright/test";
import { pressEachKind } from "./support/focus.ts";
import { fillForm } from "./support/forms.ts";
import { open } from "./support/page.ts";
import { hush, noteSpoken, spokenTexts } from "./support/spoken.ts";
import { slowUnless } from "./support/slow.ts";
import { SIZES } from "./support/tab-walk.ts";

// The browser draws a quarter of the pixels, in the same layout: the document tells the focus, and the processor draws models slowly.
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
    await noteSpoken(page);
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

test("what changes above a control or takes its place leaves the focus beside it and in sight, in a low window", async ({ page }) => {
  await page.setViewportSize(SIZES[0] ?? { width: 320, height: 256 });
  await open(page, "/buy?items=a9:1");
  const field = page.locator(".quote-add [name=add]");
  for (const [code, control] of [
    ["V3", field],
    ["A7", page.locator(".quote-add [type=submit]")],
  ] as const) {
    await field.fill(code);
    await control.press("Enter");
    await expect(page.locator(`#quantity-${code.toLowerCase()}`)).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
  }
  await open(page, "/en/services/faq");
  // The answer of the server and the page that is read anew come together or one after the other.
  for (let place = 1; place < 4; place += 1) {
    const fold = page.locator(".faq-topic details").nth(place);
    await fold.locator("summary").press("Enter");
    await fold.locator(".answer-vote button").first().press("Enter");
    await expect(fold.locator("output")).toHaveText(/\S/);
    await expect(fold.locator(".answer-vote a")).toBeFocused();
    await expect(fold.locator(".answer-vote a")).toBeInViewport();
  }
});

test("what an action changes is said once, and not at all where the focus goes to it", async ({ page }) => {
  await noteSpoken(page);
  await open(page, "/en/products");
  // What a document comes with is not said.
  await hush(page);
  await page.locator("#facets [type=checkbox]").first().press("Space");
  await expect(page).toHaveURL(/\?/);
  await expect.poll(() => spokenTexts(page)).toEqual([expect.stringMatching(/^\d+ products? of \d+$/)]);

  await hush(page);
  await page.locator(".main-nav-link[href='/en/article']").press("Enter");
  await expect.poll(() => spokenTexts(page)).toEqual([expect.stringMatching(/^News/)]);
  await expect(page.locator("h1")).toBeFocused();

  await open(page, "/en/search");
  await hush(page);
  await page.locator("#q").fill("v3");
  await page.locator("#q").press("Enter");
  await expect.poll(() => spokenTexts(page)).toEqual([expect.stringContaining("result")]);
  await hush(page);
  await page.locator("#q").fill("48V");
  await page.locator("#q").press("Enter");
  await expect.poll(() => spokenTexts(page)).toEqual([expect.stringContaining("result")]);

  await open(page, "/en/products/a9");
  await hush(page);
  await page.locator(".standby-slider [type=range]").first().press("ArrowRight");
  await expect.poll(() => spokenTexts(page)).toEqual([expect.stringContaining("days")]);

  await open(page, "/en/contact");
  await fillForm(page);
  await hush(page);
  await page.getByRole("main").getByRole("button", { name: "Send message" }).press("Enter");
  await expect(page.locator(".done")).toBeFocused();
  await expect(page).toHaveTitle(/^We have your message/);
  expect(await spokenTexts(page)).toEqual([]);

  // The place of a message is there before its words are.
  for (const number of [1, 2]) {
    await open(page, "/en/products");
    await hush(page);
    await page.locator(".product-card").nth(number).getByRole("checkbox").press("Space");
    await expect.poll(() => spokenTexts(page)).toEqual([expect.stringContaining(`${number}`)]);
  }
});
