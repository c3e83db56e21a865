import { expect, test, type Page } from "@playwright/test";
import { consoleOf, markDocument, open, saveData } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

/** Milliseconds between two checks for a newer build, and a margin so that one surely happens. */
const CHECK = 600_000;
const ONE_CHECK = CHECK + 1000;

/** The server has another build than the pages that are open. */
const offerNewerBuild = (page: Page) =>
  page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "newer", timestamp: 1 } }));

/** Counts the documents that a page loads from now on. */
function documentsOf(page: Page): () => number {
  let loaded = 0;
  page.on("request", (request) => void (request.isNavigationRequest() && request.frame() === page.mainFrame() && (loaded += 1)));
  return () => loaded;
}

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "The site has been updated. What you typed will be kept." });
/** The notice comes with the answer, and what waits for that goes by the test's clock. */
const appears = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return notice(page).isVisible();
    })
    .toBe(true);
const toMarks = (page: Page) => page.locator("footer").getByRole("link", { name: "Certifications and marks" });

test.describe("a newer build", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    // The clock of a test keeps no marks of time, by which the page tells that the client has taken over.
    await page.addInitScript(() => {
      performance.mark = (name) => Object.assign(window, { [name]: true }) as never;
    });
  });

  /** Opens a page whose time the test moves on; the client waits for an idle moment before it starts. */
  async function open(page: Page, path: string) {
    await page.goto(path);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return page.evaluate(() => "taken-over" in window);
      })
      .toBe(true);
  }

  test("loads the page anew; the look for it carries the time", async ({ page }) => {
    await offerNewerBuild(page);
    await open(page, "/en/brand");
    const documents = documentsOf(page);
    const look = page.waitForRequest(/\/builds\/latest\.json\?t=\d+$/);
    const reloaded = page.waitForEvent("load");
    await page.clock.runFor(ONE_CHECK);
    await look;
    await reloaded;
    expect(documents()).toBe(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("does not reload a path that was reloaded nine seconds ago", SLOW, async ({ page }) => {
    await offerNewerBuild(page);
    await open(page, "/en/brand");
    const documents = documentsOf(page);
    await page.evaluate((at) => sessionStorage.setItem("reloaded:/en/brand", String(Date.now() + at)), CHECK - 9000);
    const outcome = expect(notice(page)).toBeVisible();
    await page.clock.runFor(CHECK);
    await outcome;
    expect(documents()).toBe(0);
  });

  test("is only offered while a form holds unsent input, which the reload keeps", async ({ page }) => {
    await offerNewerBuild(page);
    await open(page, "/en/buy");
    const documents = documentsOf(page);
    await page.locator('[name="country"]').selectOption("BR");
    await page.clock.runFor(ONE_CHECK);
    await appears(page);
    await page.getByRole("banner").getByRole("link", { name: "Waymark IoT" }).click();
    await expect(page).toHaveURL(/\/en$/);
    await expect(notice(page)).toBeHidden();
    await page.goBack();
    await expect(page.locator('[name="country"]')).toHaveValue("BR");
    // One that was still there would be hidden below, and shown again by the look that is only then answered.
    await expect(notice(page)).toBeHidden();
    await page.locator('[name="company"]').fill("Frota Exemplo");
    await page.clock.runFor(ONE_CHECK);
    await appears(page);
    await notice(page).getByRole("button", { name: "Later" }).click();
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(ONE_CHECK);
    await appears(page);
    expect(documents()).toBe(0);
    await notice(page).getByRole("button", { name: "Reload" }).click();
    await expect.poll(documents).toBe(1);
    await expect(page.locator('[name="company"]')).toHaveValue("Frota Exemplo");
  });

  test("is not looked for while the page is hidden, and a failed look is logged only", SLOW, async ({ page }) => {
    const warnings = consoleOf(page, "warning");
    let requests = 0;
    await page.route("**/builds/latest.json*", (route) => {
      requests += 1;
      return route.fulfill({ status: 404 });
    });
    await open(page, "/en/brand");
    await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true }));
    await page.clock.runFor(ONE_CHECK);
    await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true }));
    await page.clock.runFor(ONE_CHECK);
    await expect.poll(() => warnings.join("\n")).toContain("Looking for a newer build failed");
    expect(requests).toBe(1);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("that is this page's own changes nothing", SLOW, async ({ page }) => {
    await open(page, "/en/brand");
    const same = await markDocument(page);
    const response = page.waitForResponse(/\/builds\/latest\.json/);
    await page.clock.runFor(ONE_CHECK);
    expect((await response).status()).toBe(200);
    await expect(notice(page)).toBeHidden();
    await same();
  });
});

test.describe("a page whose chunk is gone", () => {
  /** Blocks the chunk of the page of certifications until the browser requests a document, which then names the chunks of its own build. */
  async function removeChunk(page: Page) {
    let isMissing = true;
    page.on("request", (request) => void (request.isNavigationRequest() && (isMissing = false)));
    await page.route(/\/assets\/mark-index-[^/]+\.js$/, (route) => (isMissing ? route.abort() : route.continue()));
  }

  test("is loaded anew from the server, once in ten seconds; in between the page says that the connection failed", async ({ page }) => {
    await saveData(page);
    for (const [seconds, loads] of [
      [null, 1],
      [5, 0],
      [11, 1],
    ] as const) {
      await open(page, "/en/services/faq");
      await page.evaluate((ago) => {
        if (ago !== null) sessionStorage.setItem("reloaded:/en/mark-index", String(Date.now() - ago * 1000));
      }, seconds);
      await removeChunk(page);
      const documents = documentsOf(page);
      await toMarks(page).click();
      await expect(page).toHaveURL(/\/en\/mark-index$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certifications and marks");
      await expect(page.getByText("The connection failed. Check it and try again.")).toBeVisible({ visible: loads === 0 });
      expect(documents()).toBe(loads);
      await page.unrouteAll();
    }
  });

  test("is offered again in place from a form, when the site is not newer, and keeps what was typed", SLOW, async ({ page }) => {
    await saveData(page);
    await open(page, "/en/contact");
    await page.locator('form [name="message"]').fill("200 trackers");
    const same = await markDocument(page);
    await removeChunk(page);
    await toMarks(page).click();
    const failure = page.getByRole("alert").filter({ hasText: "The connection failed. Check it and try again." });
    await expect(failure).toBeVisible();
    await page.unrouteAll();
    await failure.getByRole("link", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Certifications and marks" })).toBeVisible();
    await expect(failure).toBeHidden();
    await same();
    await page.goBack();
    await expect(page.locator('form [name="message"]')).toHaveValue("200 trackers");
  });

  test("leads on from a form by a button when the site is newer, and keeps what was typed", async ({ page }) => {
    await saveData(page);
    await offerNewerBuild(page);
    await open(page, "/en/contact");
    await page.locator('form [name="message"]').fill("200 trackers");
    const same = await markDocument(page);
    await removeChunk(page);
    await toMarks(page).click();
    const failure = page.getByRole("alert").filter({ hasText: "The site has been updated. What you typed will be kept." });
    await expect(failure).toBeVisible();
    await expect(page).toHaveURL(/\/en\/mark-index$/);
    await expect(page.getByRole("progressbar")).toBeHidden();
    await same();
    await page.goBack();
    await expect(page.locator('form [name="message"]')).toHaveValue("200 trackers");
    await expect(failure).toBeHidden();
    await page.goForward();
    await failure.getByRole("link", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Certifications and marks" })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/mark-index$/);
    await expect(failure).toBeHidden();
  });
});
