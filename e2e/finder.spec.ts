import { expect, test, type Page } from "@playwright/test";
import { hold, open } from "./support/page.ts";
import { slowUnless } from "./support/slow.ts";

/** Words of the finder in both languages. */
const WORDS = [
  {
    prefix: "",
    network: "4G（LTE Cat 1）",
    ip: "IP67 或更好",
    mount: "磁吸",
    from: "待机时间，最少（天）",
    show: "显示结果",
    found: "3 款产品",
    of: "共 28 款",
  },
  {
    prefix: "/en",
    network: "4G (LTE Cat 1)",
    ip: "IP67 or better",
    mount: "Magnetic",
    from: "Standby, at least (days)",
    show: "Show results",
    found: "3 products",
    of: "of 28",
  },
] as const;

const codes = (page: Page) => page.locator(".product-card h3 b").allTextContents();

for (const { prefix, network, ip, mount, from, show, found, of } of WORDS) {
  const address = `${prefix}/products?network=cat1&mount=magnetic&ip=67&standby=200-`;

  test(`4G, IP67, at least 200 days and magnetic are four choices below ${prefix || "/"}`, slowUnless(prefix === ""), async ({ page }) => {
    await open(page, `${prefix}/products`);
    await page.getByRole("checkbox", { name: network }).check();
    await expect(page).toHaveURL(`${prefix}/products?network=cat1`);
    await page.getByRole("radio", { name: ip }).check();
    await expect(page).toHaveURL(/ip=67/);
    await page.getByLabel(from, { exact: true }).and(page.locator("input[type=text]")).fill("200");
    await page.keyboard.press("Tab");
    await expect(page).toHaveURL(/standby=200-/);
    await page.getByRole("checkbox", { name: mount }).check();
    await expect(page).toHaveURL(address);
    await expect(page.locator("#found")).toHaveText(found + of);
    await expect.poll(() => codes(page)).toEqual(["A5", "A9", "A9S"]);
    // Where the box was ticked is where the keyboard still is.
    await expect(page.getByRole("checkbox", { name: mount })).toBeFocused();

    await page.locator(".finder-result .chips a").first().click();
    await expect(page).toHaveURL(`${prefix}/products?mount=magnetic&ip=67&standby=200-`);
    await expect(page.getByRole("checkbox", { name: network })).not.toBeChecked();
  });

  test(`the same is a form without script below ${prefix || "/"}`, slowUnless(prefix === ""), async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto(`${prefix}/products`);
    await page.getByRole("checkbox", { name: network }).check();
    await page.getByRole("radio", { name: ip }).check();
    await page.getByLabel(from, { exact: true }).and(page.locator("input[type=text]")).fill("200");
    await page.getByRole("checkbox", { name: mount }).check();
    await page.getByRole("button", { name: show }).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => codes(page)).toEqual(["A5", "A9", "A9S"]);
    await context.close();
  });
}

test("a choice made in the moment before the one before is shown stays chosen, and counts with the next", async ({ page }) => {
  await open(page, "/en/products");
  // Between the address and the page that it shows lies the time in which that is drawn: long on a slow phone.
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      replace(...entry);
      if (!String(entry[2]).includes("network=cat1")) return;
      history.replaceState = replace;
      queueMicrotask(() => document.querySelector<HTMLInputElement>('[name="ip"][value="67"]')?.click());
    };
  });
  const second = await hold(page, /ip=67/);
  await page.getByRole("checkbox", { name: "4G (LTE Cat 1)" }).check();
  await expect(page.locator("#found")).toHaveText(/products?of 28/);
  await expect(page.getByRole("radio", { name: "IP67 or better" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Magnetic" }).check();
  second.release();
  await expect(page).toHaveURL("/en/products?network=cat1&mount=magnetic&ip=67");
  await expect(page.getByRole("radio", { name: "IP67 or better" })).toBeChecked();

  // Going back to what was chosen before puts back what the form shows.
  await page.locator(".finder-result .chips a").first().click();
  await expect(page.getByRole("checkbox", { name: "4G (LTE Cat 1)" })).not.toBeChecked();
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: "4G (LTE Cat 1)" })).toBeChecked();
});

test("an empty result names the choices that exclude everything, and dropping one brings products", async ({ page }) => {
  await open(page, "/en/products?network=cat1&mount=magnetic&power=primary&ip=68&standby=200-");
  await expect(page.getByRole("heading", { name: "No product meets all 5 choices" })).toBeVisible();
  const culprits = page.locator(".culprit");
  await expect(culprits).toHaveText([/Power: Primary battery.*1 without it/, /Protection: IP68.*1 without it/]);
  await culprits.first().getByRole("link").click();
  await expect(page).toHaveURL("/en/products?network=cat1&mount=magnetic&ip=68&standby=200-");
  await expect.poll(() => codes(page)).toEqual(["A9S"]);
});

test("words that no product has lead to the search of the whole site", async ({ page }) => {
  await open(page, "/en/products?q=qqqqqqxx");
  await expect(page.getByRole("heading", { name: "No product meets this choice" })).toBeVisible();
  await expect(page.locator(".nothing-fits li")).toHaveText([/Search: qqqqqqxx.*28 without it/]);
  await page.getByRole("link", { name: "Search the whole site for “qqqqqqxx”" }).click();
  await expect(page).toHaveURL("/en/search?q=qqqqqqxx");
});

test("on a phone the choices are tried in a sheet, and count with its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/en/products");
  await page.getByRole("button", { name: "Filter" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: "IP67 or better" }).check();
  await expect(sheet.getByRole("button", { name: /^Show \d+ products$/ })).not.toHaveText("Show 28 products");
  await expect(page).toHaveURL("/en/products");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/en/products");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(sheet.getByRole("radio", { name: "IP67 or better" })).not.toBeChecked();
  await sheet.getByRole("radio", { name: "IP68" }).check();
  await sheet.getByRole("button", { name: "Show 2 products" }).click();
  await expect(page).toHaveURL("/en/products?ip=68");
  await expect(page.locator("#found")).toBeFocused();
});

test("addresses are read kindly, named properly, and listed with care", async ({ request, page }) => {
  const head = async (address: string) => (await (await request.get(address)).text()).split("</head>")[0] ?? "";
  const deep = await head("/en/products?utm_source=x&network=cat1&network=cat9&ip=67");
  expect(deep).toMatch(/<link rel="canonical" href="[^"]*\/en\/products\?network=cat1&amp;ip=67"/);
  expect(deep).toContain("noindex");
  expect(await head("/products?network=nb-iot")).not.toContain("noindex");
  const within = await request.get("/products?series=wireless&ip=68", { maxRedirects: 0 });
  expect([within.status(), within.headers()["location"]]).toEqual([301, "/products/wireless?ip=68"]);
  expect((await request.get("/products?page=99")).status()).toBe(404);
  await page.goto("/en/products?ip=68&view=scale");
  await expect(page.locator(".scale-view li")).toHaveText([/D2.*45 × 34/, /A9S.*128 × 72/, /Bank card/]);
  // To one scale: the sides are as long beside one another as the products', in the picture as in the outline.
  const sides = await page
    .locator(".scale-outline")
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
  expect((sides[1] ?? 0) / (sides[0] ?? 1)).toBeCloseTo(128 / 45, 2);
  expect((sides[1] ?? 0) / (sides[2] ?? 1)).toBeCloseTo(128 / 85.6, 2);
  await expect(page.locator(".scale-view li").nth(1).locator("image")).toHaveAttribute("href", /\/media\/\d+\/a9s-top/);
});

test("the list stays while the code of the view to scale is on its way", async ({ page }) => {
  await open(page, "/en/products");
  const { release } = await hold(page, /\/assets\/scale-view-[^/]+\.js$/);
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "True scale" }).click();
  await expect(page).toHaveURL(/view=scale/);
  await expect(page.locator(".product-cards > li").first()).toBeVisible();
  release();
  await expect(page.locator(".scale-view")).toBeVisible();
  await expect(page.locator(".product-cards")).toHaveCount(0);
});
