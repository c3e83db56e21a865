import { randomUUID } from "node:crypto";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { consoleOf, markDocument, open } from "./support/page.ts";
import { staffHeaders } from "./support/staff.ts";

const SHOP = "https://shop.example.com/trackers";

/** Has an editor make a redirect for as long as `during` runs. `from` is a path that no other test uses. */
async function withRedirect(request: APIRequestContext, rule: { to: string; status: string; external?: boolean }, during: (from: string) => Promise<void>) {
  const headers = await staffHeaders(request);
  const from = `/old-${randomUUID()}`;
  const created = await request.post("/api/redirects", { headers, data: { from, ...rule } });
  expect(created.status()).toBe(201);
  const { doc } = (await created.json()) as { doc: { id: number } };
  await during(from);
  await request.delete(`/api/redirects/${doc.id}`, { headers });
}

for (const status of ["301", "302", "307", "308"]) {
  test(`the server follows redirects with ${status}, within the site and to others`, async ({ request }) => {
    await withRedirect(request, { to: "/products/v3", status }, async (from) => {
      for (const [asked, target] of [[from, "/products/v3"], [`/en${from}?utm=mail`, "/en/products/v3?utm=mail"]] as const) {
        const response = await request.get(asked, { maxRedirects: 0 });
        expect([response.status(), response.headers()["location"]]).toEqual([Number(status), target]);
      }
    });
    await withRedirect(request, { to: SHOP, status, external: true }, async (from) => {
      const response = await request.get(from, { maxRedirects: 0 });
      expect([response.status(), response.headers()["location"]]).toEqual([Number(status), SHOP]);
    });
  });
}

for (const [to, external] of [["javascript:alert(1)", false], ["javascript:alert(1)", true], ["//elsewhere.example", false], ["data:text/html,x", true], ["https://elsewhere.example/", false]] as const) {
  test(`an editor cannot save a redirect to ${to}${external ? ", marked as external" : ""}`, async ({ request }) => {
    const response = await request.post("/api/redirects", { headers: await staffHeaders(request), data: { from: `/old-${randomUUID()}`, to, external, status: "301" } });
    expect(response.status()).toBe(400);
  });
}

/** Opens a page of a build whose manifest has this rule for the page of the certifications. */
async function openWithRule(page: Page, to: string) {
  await page.route("**/builds/meta/*.json", (route) => route.fulfill({ json: { id: "x", timestamp: 1, routeRules: { "/mark-index": { redirect: { to, statusCode: 301 } } } } }));
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
  await openWithRule(page, SHOP);
  await followMarks(page);
  await expect(page).toHaveURL(SHOP);
});

test("a rule that would run code is refused", async ({ page }) => {
  await openWithRule(page, "java\nscript:document.title='run'");
  await followMarks(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An error occurred");
  expect(await page.title()).not.toBe("run");
});

test("a manifest that cannot be read is logged, and there are no rules then", async ({ page }) => {
  const warnings = consoleOf(page, "warning");
  await page.route("**/builds/meta/*.json", (route) => route.fulfill({ status: 500 }));
  await open(page, "/en/services/faq");
  await followMarks(page);
  await expect(page).toHaveURL(/\/en\/mark-index$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(warnings.join("\n")).toContain("The build manifest could not be read");
});
