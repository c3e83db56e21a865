import { expect, test, type Page } from "@playwright/test";

/** Opens a page and waits until the client has taken over. */
async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "networkidle" });
}

test("the language switch leads to the same page and is remembered", async ({ page, context }) => {
  await open(page, "/products?series=obd_tox");
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/products\?series=obd_tox$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect((await context.cookies()).find(({ name }) => name === "lang")?.value).toBe("en");
  expect(await page.evaluate(() => localStorage.getItem("lang"))).toBe("en");
  await page.goto("/article");
  await expect(page).toHaveURL(/\/en\/article$/);
});

test("fetched texts are kept, and translations stored in the browser lie over them", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("locale:overrides:en", JSON.stringify({ "nav.news": "Journal" })));
  await open(page, "/en");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Journal" })).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("locale:en") ?? "{}") as { nav?: { news?: string } });
  expect(kept.nav?.news).toBe("News");
});

test("a failed load of the texts is logged only", async ({ page }) => {
  await page.route("**/locales/*.json", (route) => route.abort());
  const warnings: string[] = [];
  page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
  await open(page, "/en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => warnings.join(" ")).toContain("The texts could not be fetched");
});

test("the progress bar runs from 30 to at most 90 per cent while a page is on its way, and goes", async ({ page }) => {
  await open(page, "/en/services/faq");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/en\/mark-index\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.locator("footer").getByRole("link", { name: "Certifications and marks" }).click();
  const bar = page.getByRole("progressbar");
  const now = async () => Number(await bar.getAttribute("aria-valuenow"));
  await expect.poll(now).toBeGreaterThanOrEqual(30);
  await expect.poll(now).toBeGreaterThan(60);
  expect(await now()).toBeLessThanOrEqual(90);
  release();
  await expect(page).toHaveURL(/mark-index$/);
  await expect(bar).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("never more than four pages are fetched ahead at once, and none with save-data", async ({ page }) => {
  let pending = 0;
  let most = 0;
  await page.route(/\.data(\?|$)/, async (route) => {
    pending += 1;
    most = Math.max(most, pending);
    await new Promise((resolve) => setTimeout(resolve, 300));
    pending -= 1;
    await route.continue();
  });
  await open(page, "/en");
  await expect.poll(() => most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(4);

  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  let asked = 0;
  page.on("request", (request) => void (/\.data(\?|$)/.test(request.url()) && (asked += 1)));
  await open(page, "/en/brand");
  expect(asked).toBe(0);
});

test("what was typed survives a reload and a change of language", async ({ page }) => {
  await open(page, "/buy");
  await page.locator('[name="company"]').fill("Frota Exemplo");
  await page.locator('[name="message"]').fill("200 trackers");
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.locator('[name="company"]')).toHaveValue("Frota Exemplo");
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/buy$/);
  await expect(page.locator('[name="message"]')).toHaveValue("200 trackers");
});

test("a form that cannot be sent says so and keeps what was typed", async ({ page }) => {
  await open(page, "/en/contact");
  await page.route(/\/en\/contact\.data/, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  for (const [name, value] of [["name", "Ana"], ["email", "ana@example.com"], ["message", "Hello"]] as const) await page.locator(`form [name="${name}"]`).fill(value);
  await page.locator('[name="consent"]').check();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toContainText("Failed to send, please try again.");
  await expect(page.locator('form [name="message"]')).toHaveValue("Hello");
});

test("a newer build reloads the page, and only offers it while a form holds unsent input", async ({ page }) => {
  await page.clock.install();
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "newer", timestamp: 1 } }));
  await page.goto("/en/buy", { waitUntil: "networkidle" });
  await page.locator('[name="company"]').fill("Frota Exemplo");
  await page.clock.runFor(601_000);
  await expect(page.getByText("The site has been updated. What you typed is kept.")).toBeVisible();

  await page.goto("/en/brand", { waitUntil: "networkidle" });
  const reloaded = page.waitForEvent("framenavigated");
  await page.clock.runFor(601_000);
  await reloaded;
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("events are told to the tag function where there is one, and nothing is loaded for it", async ({ page }) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told, gtag: (...values: unknown[]) => told.push(values) });
  });
  await open(page, "/en/services/downloads");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const told = () => page.evaluate(() => JSON.stringify((window as unknown as { told: unknown[] }).told));
  await expect.poll(told).toContain('"page_view",{"page_path":"/en/services/downloads"');
  await expect.poll(told).toContain('"scroll",{"percent_scrolled":90}');
});
