import { expect, test, type Page } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { consoleOf, open } from "./support/page.ts";
import { SLOW, slowUnless } from "./support/slow.ts";

const row = (page: Page, name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

/** What the browser keeps as chosen. */
const chosenOn = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem("compare") ?? "[]") as { slug: string }[]).map(({ slug }) => slug));

test("cards and a product's page choose what is compared, in both languages", async ({ page }) => {
  const box = (code: string) => ({ name: `对比 ${code}`, exact: true });
  await open(page, "/en/products/a9");
  await page.locator("main").getByRole("checkbox", { name: "Compare A9", exact: true }).check();
  await expect(page.getByRole("complementary", { name: "Compare products" })).toContainText(/A9\s*365\sdays · IP67/);
  await open(page, "/products?series=wireless,portable_charging");
  const place = page.getByRole("complementary", { name: "产品对比" });
  await expect(place).toContainText("365 天");
  const cards = page.locator(".product-card");
  await cards.getByRole("checkbox", box("A5")).check();
  await cards.getByRole("checkbox", box("A7")).check();
  await expect(place.locator("li").filter({ hasText: /^A9|^A5|^A7/ })).toHaveText([/A9/, /A5/, /A7/]);
  await place.getByRole("button", { name: /A5/ }).click();
  await cards.getByRole("checkbox", box("A9S")).check();
  await place.getByRole("link", { name: "开始对比", exact: true }).click();

  await expect(page).toHaveURL("/products/compare?ids=a9,a7,a9s");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A9、A7还是 A9S？", { useInnerText: true });
  await expect(place).toBeHidden();
  const compared = row(page, "待机时间").first();
  await expect(compared).toHaveClass(/compare-differs/);
  await expect(compared.getByRole("cell").nth(0)).toContainText("最长");
  await expect(compared.getByRole("cell").nth(1)).not.toContainText("最长");
  // First what each is best at, then the rows that decide; the others are folded, group by group.
  await expect(row(page, "长处").getByRole("cell").nth(0)).toContainText(/待机时间\s?365\s天/);
  const fold = page.getByRole("button", { name: /^通信/ });
  await expect(row(page, "协议")).toBeHidden();
  await fold.click();
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await expect(row(page, "协议")).toBeVisible();
  await page.getByRole("button", { name: "全部展开" }).click();
  await expect(page.locator(".compare-folded")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test("without script the comparison is whole, and is reached from the boxes of the cards", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/en/products?series=wireless,portable_charging");
  for (const code of ["A9", "A7"]) await page.getByRole("checkbox", { name: `Compare ${code}`, exact: true }).check();
  await page.getByRole("button", { name: "Compare selected" }).click();
  await expect(page).toHaveURL("/en/products/compare?ids=a7,a9");
  await expect(row(page, "Protocol")).toBeVisible();
  await page.goto("/en/products/compare?ids=a3,a9,v3");
  await page.getByRole("link", { name: "Remove A9", exact: true }).click();
  await expect(page).toHaveURL("/en/products/compare?ids=a3,v3");
  await page.goto("/en/products/a9");
  await page.locator("main").getByRole("link", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL("/en/products/compare?ids=a9");
  await context.close();
});

test("on a phone two products are shown, and their heads change which", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/en/products/compare?ids=a9,a7,v3");
  const heads = page.getByRole("columnheader").getByRole("combobox");
  await expect(heads.filter({ visible: true })).toHaveCount(2);
  const ring = () =>
    row(page, "Weight")
      .getByRole("rowheader")
      .evaluate((head) => getComputedStyle(head, "::before").content);
  // The lightest is the V3.
  expect(await ring()).toBe("none");
  await expect(page.getByText("To see V3, change the model at the top of a column")).toBeVisible();
  await heads.filter({ visible: true }).nth(1).selectOption("V3");
  await expect(row(page, "Weight").getByRole("cell").filter({ visible: true })).toHaveText([/262/, /62/]);
  expect(await ring()).not.toBe("none");
  await expect(page.getByText("To see A7, change the model at the top of a column")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
});

test("on a phone rows are marked and folded by the two that are shown", SLOW, async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/en/products/compare?ids=a3,a9,v3,e1");
  const cells = (name: string) => row(page, name).getByRole("cell").filter({ visible: true });
  const firstMark = (name: string) =>
    row(page, name)
      .getByRole("rowheader")
      .evaluate((head) => getComputedStyle(head, "::before").content);
  await expect(page.getByText(/Between the two shown/)).toBeVisible();
  await expect(page.getByText(/^What each is best at, .* all others\. \d/)).toBeHidden();
  // Neither A3 nor A9 states the cold start; V3 does.
  await expect(row(page, "Cold start")).toBeHidden();
  await page.getByRole("button", { name: /^Positioning/ }).click();
  await expect(cells("Cold start")).toHaveText(["Not stated", "Not stated"]);
  await page.locator(".compare-switch input").check();
  await expect(row(page, "Cold start")).toBeHidden();
  await page.getByRole("columnheader").getByRole("combobox").filter({ visible: true }).nth(1).selectOption("V3");
  // Seen, and not marked: of the two only one states it.
  await expect(cells("Cold start")).toHaveText([/Not stated/, /28/]);
  expect(await firstMark("Cold start")).toBe("none");
  expect(await violations(page)).toEqual([]);
  // Where all are seen, all count.
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.getByRole("columnheader").first().scrollIntoViewIfNeeded();
  await expect(page.getByText(/^What each is best at, .* all others\. \d/)).toBeVisible();
  await expect(page.getByText(/Between the two shown/)).toBeHidden();
  await page.getByRole("button", { name: "Open all" }).click();
  expect(await firstMark("Weight")).not.toBe("none");

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "", viewport: { width: 390, height: 844 } });
  const unscripted = await context.newPage();
  await unscripted.goto("/en/products/compare?ids=a3,a9,v3,e1");
  await expect(row(unscripted, "Cold start").getByRole("cell").filter({ visible: true })).toHaveCount(4);
  await expect(unscripted.getByText(/^What each is best at, .* all others\. \d/)).toBeVisible();
  await context.close();
});

test("a comparison that was opened by its address goes on where another is chosen", SLOW, async ({ page }) => {
  const logged = consoleOf(page, "error", "warning");
  // The visitor had something else in mind; what he looks at takes its place once he goes on with it.
  await page.addInitScript(() => {
    if (localStorage.getItem("compare") !== null) return;
    localStorage.setItem("compare", JSON.stringify([{ slug: "v5", code: "V5", line: { zh: "", en: "" }, picture: null }]));
  });
  await open(page, "/products/compare?ids=a3,a9,v3");
  expect(await chosenOn(page)).toEqual(["v5"]);
  await page.getByRole("main").getByRole("link", { name: "再选一款", exact: true }).click();
  await expect(page).toHaveURL("/products");
  const place = page.getByRole("complementary", { name: "产品对比" });
  await expect(place.locator("li:not(.compare-place)")).toHaveText([/^A3/, /^A9.*365/, /^V3/]);
  await page.locator(".product-card").getByRole("checkbox", { name: "对比 A7", exact: true }).check();
  expect(await chosenOn(page)).toEqual(["a3", "a9", "v3", "a7"]);
  expect(logged).toEqual([]);
});

test("who goes on as soon as it can be done keeps the comparison, too", SLOW, async ({ page }) => {
  await page.goto("/en/products/compare?ids=a3,a9,v3", { waitUntil: "domcontentloaded" });
  await page.locator('.compare-table a[href="/en/products"]').click();
  await expect(page).toHaveURL("/en/products");
  await expect(page.getByRole("complementary", { name: "Compare products" }).locator("li:not(.compare-place)")).toHaveCount(3);
});

for (const [width, prefix, remove, another, choose, group] of [
  [1440, "", "移除", "再选一款，就能看出区别在哪里。", "去选产品", /^通信/],
  [390, "/en", "Remove", "Add another product to see the differences.", "Choose products", /^Communication/],
] as const) {
  test(`a column is removed at its head at ${width} px`, slowUnless(width === 390), async ({ page }) => {
    const logged = consoleOf(page, "error", "warning");
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${prefix}/products/compare?ids=a3,a9,v3`);
    const head = (code: string) => page.getByRole("columnheader").getByRole("link", { name: `${remove} ${code}`, exact: true });
    await page.locator(".compare-switch input").check();
    await page.getByRole("button", { name: group }).click();
    await head("A3").click();
    await expect(page).toHaveURL(`${prefix}/products/compare?ids=a9,v3`);
    await expect(head("A9")).toBeFocused();
    await expect(page.locator(".compare-head").filter({ visible: true })).toHaveCount(2);
    // What else was chosen stays.
    await expect(page.locator(".compare-switch input")).toBeChecked();
    await expect(page.getByRole("button", { name: group })).toHaveAttribute("aria-expanded", "true");
    await head("V3").press("Enter");
    await expect(page).toHaveURL(`${prefix}/products/compare?ids=a9`);
    await expect(head("A9")).toBeFocused();
    await expect(page.getByText(another)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /^再选一款$|^Add another$/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await head("A9").click();
    await expect(page).toHaveURL(`${prefix}/products/compare`);
    await expect(page.getByRole("link", { name: choose })).toBeFocused();
    await page.goBack();
    await expect(head("A9")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(logged).toEqual([]);
  });
}

test("what is removed leaves what is chosen, if that is what is compared", SLOW, async ({ page }) => {
  await open(page, "/en/products");
  for (const code of ["A3", "A9", "V3"])
    await page
      .locator(".product-card")
      .getByRole("checkbox", { name: `Compare ${code}`, exact: true })
      .check();
  await page.getByRole("complementary", { name: "Compare products" }).getByRole("link", { name: "Compare", exact: true }).click();
  await page.getByRole("link", { name: "Remove A9", exact: true }).click();
  await expect(page).toHaveURL("/en/products/compare?ids=a3,v3");
  expect(await chosenOn(page)).toEqual(["a3", "v3"]);
  // Another's comparison is not the visitor's own.
  await open(page, "/en/products/compare?ids=a3,a7");
  await page.getByRole("link", { name: "Remove A3", exact: true }).click();
  await expect(page).toHaveURL("/en/products/compare?ids=a7");
  expect(await chosenOn(page)).toEqual(["a3", "v3"]);
});

test("on paper every row is there, and nothing to press", SLOW, async ({ page }) => {
  await open(page, "/en/products/compare?ids=a9,a9s");
  await page.emulateMedia({ media: "print" });
  await expect(row(page, "Protocol")).toBeVisible();
  await expect(page.locator(".compare-switch")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.locator(".compare-actions")).toBeHidden();
});

test("on a phone held across the heads of the comparison leave most of the window to its rows", SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/en/products/compare?ids=a3,a5,c4");
  const head = await page.getByRole("columnheader", { name: /A5/ }).boundingBox();
  expect(head?.height).toBeLessThan(390 / 3);
});
