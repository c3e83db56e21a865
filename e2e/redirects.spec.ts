import { expect, test, type Page } from "@playwright/test";
import { consoleOf, markDocument, open, stepTo } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

const SHOP = "https://shop.example.com/trackers";

/** Has the build's manifest lead from addresses to others. How rules are read has tests of its own: app/lib/redirect-rules.test.ts. */
const provideRules = (page: Page, rules: Record<string, { to: string; external?: true }>) =>
  page.route("**/builds/meta/*.json", (route) =>
    route.fulfill({
      json: {
        id: "x",
        timestamp: 1,
        routeRules: Object.fromEntries(Object.entries(rules).map(([from, rule]) => [from, { redirect: { statusCode: 301, ...rule } }])),
      },
    }),
  );

test("navigations in the browser follow the rules of the build's manifest, to other sites only where they are marked so", async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route("https://shop.example.com/**", (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<h1>The shop</h1>" });
  });
  await provideRules(page, {
    "/mark-index": { to: "/brand/invention?type=design" },
    "/services/support": { to: "/services/oem-odm" },
    "/services/oem-odm": { to: "/services/support" },
    "/services/privacy": { to: "java\nscript:document.title='run'" },
    "/services/data": { to: SHOP },
    "/join": { to: SHOP, external: true },
  });
  await open(page, "/en/services/faq");
  const same = await markDocument(page);
  const heading = page.getByRole("heading", { level: 1 });
  const footer = page.locator("footer");
  await footer.getByRole("link", { name: "Certifications and marks" }).click();
  await expect(page).toHaveURL(/\/en\/brand\/invention\?type=design$/);
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/services\/faq$/);
  await test.step("in any case of letters and with a slash at the end", async () => {
    await stepTo(page, "/en/Mark-Index/");
    await expect(page).toHaveURL(/\/en\/brand\/invention\?type=design$/);
  });
  await test.step("what goes round in a circle is left alone", async () => {
    await footer.getByRole("link", { name: "Technical support" }).click();
    await expect(page).toHaveURL(/\/en\/services\/support$/);
    await expect(heading).not.toHaveText("An error occurred");
  });
  for (const path of ["/en/services/privacy", "/en/services/data"]) {
    await test.step(`${path} is refused`, async () => {
      await stepTo(page, path);
      await expect(heading).toHaveText("An error occurred");
      expect(await page.title()).not.toBe("run");
    });
  }
  expect(requests).toEqual([]);
  await same();
  await footer.getByRole("link", { name: "Become a partner" }).click();
  await expect(page).toHaveURL(SHOP);
});

test("a rule may lead from one language into the other", SLOW, async ({ page }) => {
  const faults = consoleOf(page, "error");
  await provideRules(page, { "/mark-index": { to: "/en/products" } });
  await open(page, "/services/faq");
  await page.locator('footer a[href="/mark-index"]').click();
  await expect(page).toHaveURL(/\/en\/products$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("footer").getByRole("link", { name: "FAQ" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
  await expect(page.locator('footer a[href="/mark-index"]')).toHaveText("认证与商标");
  expect(faults).toEqual([]);
});

test("a manifest that is the page of a proxy is logged, and there are no rules then", SLOW, async ({ page }) => {
  const warnings = consoleOf(page, "warning");
  const body = "<!doctype html><title>Sign in to the network</title>";
  await page.route("**/builds/meta/*.json", (route) => route.fulfill({ contentType: "text/html", body }));
  await open(page, "/en/services/faq");
  await page.locator("footer").getByRole("link", { name: "Certifications and marks" }).click();
  await expect(page).toHaveURL(/\/en\/mark-index$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certifications and marks");
  expect(warnings.join("\n")).toContain("The build manifest could not be read");
});
