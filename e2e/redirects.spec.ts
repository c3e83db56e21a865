import { expect, test, type Page } from "@playwright/test";
import { consoleOf, markDocument, open, stepTo } from "./support/page.ts";
import { slowUnless } from "./support/slow.ts";

const SHOP = "https://shop.example.com/trackers";

/** Opens a page of a build whose manifest has this rule for the page of the certifications. */
async function openWithRule(page: Page, to: string, { external, others }: { external?: true; others?: Record<string, string> } = {}) {
  const rules = Object.entries({ "/mark-index": to, ...others }).map(([from, target]) => [
    from,
    { redirect: { to: target, statusCode: 301, ...(external && { external }) } },
  ]);
  await page.route("**/builds/meta/*.json", (route) =>
    route.fulfill({ json: { id: "x", timestamp: 1, routeRules: Object.fromEntries(rules) as object } }),
  );
  await open(page, "/en/services/faq");
}

const followMarks = (page: Page) => page.locator("footer").getByRole("link", { name: "Certifications and marks" }).click();

test("navigations in the browser follow the rules of the build's manifest", async ({ page }) => {
  await openWithRule(page, "/brand/invention?type=design");
  const same = await markDocument(page);
  await followMarks(page);
  await expect(page).toHaveURL(/\/en\/brand\/invention\?type=design$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await same();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/services\/faq$/);
});

test("a rule that leads to another site leaves this one", async ({ page }) => {
  await page.route("https://shop.example.com/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>The shop</h1>" }));
  await openWithRule(page, SHOP, { external: true });
  await followMarks(page);
  await expect(page).toHaveURL(SHOP);
});

test("a rule that leads to another site without being marked so is refused", async ({ page }) => {
  const left: string[] = [];
  await page.route("https://shop.example.com/**", (route) => void left.push(route.request().url()));
  await openWithRule(page, SHOP);
  await followMarks(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An error occurred");
  expect(left).toEqual([]);
});

test("rules that go round in a circle are left alone, and a chain of them leads to its end", async ({ page }) => {
  await openWithRule(page, "/brand/company", {
    others: { "/brand/company": "/mark-index", "/join": "/buy", "/buy": "/services/about" },
  });
  await followMarks(page);
  await expect(page).toHaveURL(/\/en\/mark-index$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certifications and marks");
  await page.locator("footer").getByRole("link", { name: "Join us" }).click();
  await expect(page).toHaveURL(/\/en\/services\/about$/);
});

test("a rule is meant in any case of letters and with a slash at the end", async ({ page }) => {
  await openWithRule(page, "/brand");
  await stepTo(page, "/en/Mark-Index/");
  await expect(page).toHaveURL(/\/en\/brand$/);
});

test("a rule may lead from one language into the other", async ({ page }) => {
  const faults = consoleOf(page, "error");
  await page.route("**/builds/meta/*.json", (route) =>
    route.fulfill({
      json: { id: "x", timestamp: 1, routeRules: { "/mark-index": { redirect: { to: "/en/products", statusCode: 301 } } } },
    }),
  );
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

test("a rule that would run code is refused", async ({ page }) => {
  await openWithRule(page, "java\nscript:document.title='run'");
  await followMarks(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An error occurred");
  expect(await page.title()).not.toBe("run");
});

for (const [what, answer] of [
  ["cannot be read", { status: 500 }],
  ["is the page of a proxy", { contentType: "text/html", body: "<!doctype html><title>Sign in to the network</title>" }],
  ["has no rules", { json: { id: "x" } }],
] as const) {
  test(
    `a manifest that ${what} is logged, and there are no rules then`,
    slowUnless(what === "is the page of a proxy"),
    async ({ page }) => {
      const warnings = consoleOf(page, "warning");
      await page.route("**/builds/meta/*.json", (route) => route.fulfill(answer));
      await open(page, "/en/services/faq");
      await followMarks(page);
      await expect(page).toHaveURL(/\/en\/mark-index$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certifications and marks");
      expect(warnings.join("\n")).toContain("The build manifest could not be read");
    },
  );
}
