import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { fillForm } from "./support/forms.ts";
import { open, takenOver } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";
import { storedRows } from "./support/staff.ts";

const count = (page: Page) => page.locator(".quote-count b");
const addHere = (page: Page) => page.locator("main").getByRole("link", { name: /^(加入询价|Add to quote)$/ });
const add = (page: Page, code: string) => page.getByRole("link", { name: new RegExp(`^(加入询价：|Add to quote: )${code}$`) }).first();

/** What the desk gets of a list: the products by their names, with quantities and the wish of the first. */
async function sentRows(page: Page, email: string) {
  const [lead] = await storedRows(page.request, "leads", "email", email);
  const items = (lead?.["items"] ?? []) as { name: string; quantity: number; wish: string | null; product: number | null }[];
  expect(items.every(({ product }) => typeof product === "number")).toBe(true);
  return items.map(({ name, quantity, wish }) => [name, quantity, wish ?? ""]);
}

/** What the desk gets of the list that the two tests below send, with script and without. */
const ROWS = [
  ["A9 超长待机资产定位器", 500, "上报间隔：每小时；使用地区：欧洲"],
  ["V3 标准有线定位器", 20, ""],
  ["M20 GNSS定位模组", 5, ""],
];

test("three products from a card, a product's page and the comparison arrive as three rows", async ({ page }) => {
  const stepper = (code: string) => page.getByRole("group", { name: `${code} 的询价数量` });
  await open(page, "/products?series=wired_positioning,wireless");
  await add(page, "A9").click();
  await expect(stepper("A9").getByRole("spinbutton")).toBeFocused();
  await stepper("A9").getByRole("spinbutton").fill("500");
  await expect(count(page)).toHaveText("1");
  await open(page, "/products/v3");
  await expect(count(page)).toHaveText("1");
  await addHere(page).click();
  await stepper("V3").getByRole("spinbutton").fill("20");
  await open(page, "/products/compare?ids=m20,m30");
  await add(page, "M20").click();
  await stepper("M20").getByRole("spinbutton").fill("4");
  await stepper("M20").getByRole("button").last().click();
  await expect(count(page)).toHaveText("3");

  // The mark opens the list beside the page, whose verdicts are for the country that is named.
  await page.locator(".quote-count").click();
  const drawer = page.getByRole("dialog", { name: "询价清单" });
  await expect(drawer).toContainText("A9 超长待机资产定位器");
  await expect(drawer).toContainText("525");
  await drawer.getByRole("textbox", { name: "国家或地区" }).fill("巴西");
  await drawer.getByRole("button", { name: "查看" }).click();
  await expect(drawer).toContainText("当地 7 个频段可用 4 个；认证办理中");
  expect(await violations(page, ".quote-drawer")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(page.locator(".quote-count")).toBeFocused();
  await page.locator(".quote-count").click();
  await drawer.getByRole("link", { name: "询价", exact: true }).click();
  await expect(page).toHaveURL("/buy?items=a9:500,v3:20,m20:5");
  const lineOf = (code: string) => page.locator(".quote-line").filter({ has: page.getByText(code, { exact: true }) });
  const line = lineOf("A9");
  await line.getByRole("combobox").selectOption("60");
  await line.getByRole("checkbox", { name: /^欧洲/ }).check({ force: true });
  await expect(line.locator(".quote-regions label").filter({ has: page.locator(":checked") })).toContainText(
    "B1 / B3 / B7 / B8 / B20 / B28",
  );
  // The form only asks about batteries and networks.
  await expect(lineOf("M20").locator("select, [type=checkbox]")).toHaveCount(0);
  await expect(lineOf("M20")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const email = `${randomUUID()}@example.com`;
  await fillForm(page);
  await page.locator('[name="email"]').fill(email);
  await page.getByRole("button", { name: "提交 3 款，共 525 台" }).click();
  await expect(page.getByRole("status").filter({ hasText: "提交成功" })).toBeVisible();
  expect(await sentRows(page, email)).toEqual(ROWS);

  // The list is emptied, and an old address does not bring it back.
  await expect(page).toHaveURL("/buy#sent");
  await page.reload();
  await open(page, "/products/v3");
  await expect(addHere(page)).toBeVisible();
  await expect(count(page)).toHaveCount(0);
});

test("the same list is a form without script", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/products/v3");
  await addHere(page).click();
  await expect(page).toHaveURL("/buy?items=v3:1");
  await page.goto("/buy?items=a9:500,v3:20,a11:3");
  await expect(page.locator(".quote-note")).toContainText("a11");
  // The field for the quantity is alone, and what the regions are about is there to be read.
  const field = await page.locator('[name="quantity-v3"]').boundingBox();
  const frame = await page.locator(".quantity").nth(1).boundingBox();
  expect(Math.abs((frame?.width ?? 0) - (field?.width ?? 0))).toBeLessThan(4);
  expect((await page.locator(".quote-regions legend").first().boundingBox())?.height).toBeGreaterThan(10);
  await page.locator('[name="add"]').fill("m 20");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buy?items=a9:500,v3:20,m20:1");
  await expect(page.locator(".quote-line h3 b")).toHaveText(["A9", "V3", "M20"]);
  await page.locator('[name="quantity-m20"]').fill("0");
  await page.locator('[name="every-a9"]').selectOption("60");
  await page.locator('[name="region-a9-europe"]').check({ force: true });
  const email = `${randomUUID()}@example.com`;
  await fillForm(page);
  await page.locator('[name="email"]').fill(email);
  await page.locator('main form[method="post"] button[type="submit"]').click();
  await expect(page.locator('[name="quantity-m20"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('[name="region-a9-europe"]')).toBeChecked();
  await page.locator('[name="quantity-m20"]').fill("5");
  await page.locator('main form[method="post"] button[type="submit"]').click();
  await expect(page.getByRole("status").filter({ hasText: "提交成功" })).toBeVisible();
  expect(await sentRows(page, email)).toEqual(ROWS);
  await context.close();
});

test("the list is the same in both languages and on the next visit, and its address follows what is changed", async ({ page, context }) => {
  await open(page, "/buy?items=a9:20,nothing:5");
  await expect(page.locator(".quote-note")).toContainText("nothing");
  await expect(page).toHaveURL("/buy?items=a9:20");
  await page.locator('[name="add"]').fill("v-7");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buy?items=a9:20,v7:1");
  await page.locator('[name="quantity-v7"]').fill("12");
  await expect(page).toHaveURL("/buy?items=a9:20,v7:12");
  await page.getByRole("link", { name: "从清单中删除 A9" }).click();
  await expect(page).toHaveURL("/buy?items=v7:12");
  await expect(page.locator("#quote-head")).toBeFocused();

  const next = await context.newPage();
  await open(next, "/en/products");
  await expect(next.getByRole("link", { name: "Quote list, products: 1" })).toHaveAttribute("href", "/en/buy?items=v7:12");
  await open(next, "/en/buy");
  await expect(next).toHaveURL("/en/buy?items=v7:12");
  await expect(next.locator(".quote-pieces")).toContainText("12");
  await expect(next.getByRole("button", { name: "Send 1 model, 12 pieces" })).toBeVisible();
});

test("a model that there is not is told of beside the field in which it was written, in sight on a phone", SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/en/buy?items=a5:1,v3:2");
  const field = page.getByRole("textbox", { name: "Add by code" });
  // Where phones put a field when their keyboard opens.
  await field.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await field.fill("A11");
  await field.press("Enter");
  await expect(page.getByText("There is no model “A11”.")).toBeInViewport();
  await expect(field).toHaveAccessibleDescription(/There is no model “A11”\./);
  await open(page, `/en/buy?items=a5:1,v3:2&add=${"y".repeat(200)}`);
  await expect(page.getByText("There is no model “yyy")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The list that the browser keeps by now joins an address that names none.
  await open(page, "/en/buy?add=A11");
  await expect(page).toHaveURL("/en/buy?items=a5:1,v3:2");
  await expect(page.getByRole("link", { name: "Remove A5 from the list" })).toBeVisible();
  await expect(page.getByText("There is no model “A11”.")).toBeVisible();
});

test("a model that is on the list already is said to be, and its quantity is what is written next", SLOW, async ({ page }) => {
  await open(page, "/en/buy?items=a9:20,v3:2");
  const field = page.getByRole("textbox", { name: "Add by code" });
  const notice = page.getByRole("status").filter({ hasText: "A9 is on the list already." });
  for (let time = 0; time < 2; time += 1) {
    await field.fill("a-9");
    await field.press("Enter");
    await expect(page.locator('[name="quantity-a9"]')).toBeFocused();
    await expect(notice).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(page).toHaveURL("/en/buy?items=a9:20,v3:2");
  }
  await page.getByRole("link", { name: "Remove A9 from the list" }).click();
  await expect(notice).toHaveCount(0);
});

test("the second tap of a double one takes nothing back that the first has added", SLOW, async ({ page }) => {
  await open(page, "/en/products/v3");
  await addHere(page).first().click();
  const quantity = page
    .locator("main")
    .getByRole("spinbutton", { name: /^Quantity of V3/ })
    .first();
  await expect(quantity).toHaveValue("1");
  // Wherever on the button the first one was, the finger may be over the one that takes off.
  await page.locator("main").getByRole("button", { name: "Remove V3 from the list" }).first().hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(quantity).toHaveValue("1");
  // Later presses count.
  await page.getByRole("button", { name: "One more" }).first().click();
  await expect(quantity).toHaveValue("2");
  await expect(count(page)).toHaveText("1");
});

test(
  "a list that the browser keeps is shown with its styles on the next visit, though nobody touches the page",
  SLOW,
  async ({ page, context }) => {
    await page.goto("/en/buy?items=v1:5,v3:2");
    await takenOver(page);
    await expect(page.locator(".quote-line")).toHaveCount(2);
    const next = await context.newPage();
    await next.setViewportSize({ width: 390, height: 844 });
    await next.goto("/en/buy");
    await expect(next.locator(".quote-line")).toHaveCount(2);
    expect(await next.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  },
);

test("a product that is added while the network is away says that it is on the list, and leads there", SLOW, async ({ page }) => {
  await open(page, "/en/products");
  await page.route(/\/quantity-stepper-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole("link", { name: "Add to quote: V3", exact: true }).click();
  await expect(page.locator(".quote-count b")).toHaveText("1");
  const added = page.getByRole("link", { name: "On the quote list: V3", exact: true });
  await expect(added).toBeVisible();
  await page.unrouteAll();
  await added.click();
  await expect(page).toHaveURL(/\/en\/buy\?items=v3:1$/);
});

test("a list that an address brings is kept, though nobody touches the page", SLOW, async ({ page }) => {
  await page.goto("/en/buy?items=a5:3,v3:150");
  // Sooner than the client takes over a page that nobody touches.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("quote")), { timeout: 4000 }).toContain("v3");
  await page.goto("/en");
  await expect(count(page)).toHaveText("2");
});

test("a list that is changed just before it is sent arrives as changed, however slowly", SLOW, async ({ page }) => {
  await open(page, "/en/buy?items=v3:5");
  // Longer than the address takes to follow the list.
  const slow = 1000;
  await page.route("**/en/buy*", async (route) => {
    if (route.request().method() === "POST") await new Promise((resolve) => setTimeout(resolve, slow));
    await route.continue();
  });
  const email = `${randomUUID()}@example.com`;
  await fillForm(page);
  await page.locator('[name="email"]').fill(email);
  await page.getByRole("spinbutton", { name: /^Quantity of V3/ }).fill("7");
  await page.getByRole("button", { name: /^Send 1 model/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Submitted successfully" })).toBeVisible();
  expect(await sentRows(page, email)).toEqual([["V3 Standard wired tracker", 7, ""]]);
});

test(
  "a list that is passed on says how and where its products are to be used, also to who has no script",
  SLOW,
  async ({ page, browser }) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/en/buy?interval=360&at=-20&coverage=weak&items=a9:5,v3:2");
    await page.locator('[name="region-v3-europe"]').check();
    await page.locator('[name="region-v3-latin-america"]').check();
    await expect(page).toHaveURL("/en/buy?items=a9:5,v3:2&use=a9:360:-20:weak,v3::::europe.latin-america");
    await page.getByRole("button", { name: "Copy a link to it" }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const colleague = await context.newPage();
      await colleague.goto(copied);
      if (javaScriptEnabled) await takenOver(colleague);
      await expect(colleague.locator('[name="every-a9"]')).toHaveValue("360");
      await expect(colleague.locator('[name="under-a9"]')).toHaveValue("at=-20&coverage=weak");
      const checkedRegions = () =>
        colleague.locator(".quote-regions :checked").evaluateAll((boxes) => boxes.map((box) => box.getAttribute("name")));
      await expect.poll(checkedRegions).toEqual(["region-v3-europe", "region-v3-latin-america"]);
      await context.close();
    }
  },
);

test("a quantity that cannot be stays in its field, with what is wrong with it, and is not sent", async ({ page }) => {
  const readStored = () => page.evaluate(() => localStorage.getItem("quote"));
  await open(page, "/en/buy?items=a9:1,v3:2");
  const field = page.locator('[name="quantity-a9"]');
  await expect.poll(readStored).toContain('"quantity":2');
  const fault = page.getByRole("alert").filter({ hasText: "a whole number from 1 to 1,000,000" });
  for (const wrong of ["9999999", "0", "1.5"]) {
    await field.fill(wrong);
    await field.press("Tab");
    await expect(fault).toBeVisible();
    await expect(field).toHaveValue(wrong);
    await expect(field).toHaveAccessibleDescription(/1 to 1,000,000/);
  }
  expect(await violations(page)).toEqual([]);
  expect(JSON.parse((await readStored()) ?? "")).toMatchObject([
    { slug: "a9", quantity: 1 },
    { slug: "v3", quantity: 2 },
  ]);
  await field.fill("20");
  await expect(fault).toHaveCount(0);
  await field.fill("");
  await field.press("Tab");
  await expect(field).toHaveValue("20");
});
