import { expect, test, type Page } from "@playwright/test";
import { consoleOf, hold, isPageData, markDocument, open, saveData, stepTo } from "./support/page.ts";
import { SLOW } from "./support/slow.ts";

const retry = (page: Page) => page.getByRole("main").getByRole("link", { name: "Retry", exact: true });
const toMarks = (page: Page) => page.locator("footer").getByRole("link", { name: "Certifications and marks" });

/** Pages of all kinds, and what the document is called while they cannot be loaded. */
const PAGES = [
  { path: "/en", data: "/en", title: "An error occurred" },
  { path: "/en/solutions", data: "/en/solutions", title: "An error occurred" },
  { path: "/en/products/v3", data: "/en/products/v3", title: "An error occurred" },
  { path: "/en/products/wireless", data: "/en/products/wireless", title: "Wireless long standby" },
  { path: "/en/buy", data: "/en/buy", title: "An error occurred" },
  { path: "/en/contact", data: "/en/contact", title: "An error occurred" },
  { path: "/en/services/platform", data: "/en/services/platform", title: "An error occurred" },
  { path: "/en/brand", data: "/en/brand", title: "An error occurred" },
  { path: "/en/services/about", data: "/en/services/about", title: "An error occurred" },
  { path: "/en/services/oem-odm", data: "/en/services/oem-odm", title: "An error occurred" },
];

test(
  "every page that could not be loaded offers a retry, which loads it in place; its title keeps the site's name",
  SLOW,
  async ({ page }) => {
    await saveData(page);
    await open(page, "/en/services/faq");
    const same = await markDocument(page);
    for (const { path, data, title } of PAGES) {
      const isPageDataOf = (url: URL) => url.pathname === `${data}.data` || url.pathname === `${data}/_.data`;
      // The answer changes instead of the route: a request during the removal of a route now and then gets no answer.
      let isBroken = true;
      await page.route(isPageDataOf, (route) => (isBroken ? route.fulfill({ status: 500, body: "broken" }) : route.continue()));
      await stepTo(page, path);
      await expect(retry(page), path).toBeVisible();
      await expect(page, path).toHaveTitle(new RegExp(`^${title}.* \\| Waymark IoT$`));
      isBroken = false;
      await retry(page).click();
      await expect(retry(page), path).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 }), path).not.toHaveText("An error occurred");
      await expect(page, path).not.toHaveTitle(/^An error/);
    }
    await same();
  },
);

test("the data of a page is asked for once more after an answer that may pass", async ({ page }) => {
  await saveData(page);
  await open(page, "/en/services/faq");
  for (const [index, status] of [408, 409, 425, 429, 500, 502, 503, 504].entries()) {
    const path = index % 2 === 0 ? "/en/mark-index" : "/en/services/faq";
    const requests: number[] = [];
    await page.route(new RegExp(`${path}\\.data`), (route) => {
      requests.push(status);
      return requests.length === 1 ? route.fulfill({ status, body: "" }) : route.continue();
    });
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(index % 2 === 0 ? "Certifications and marks" : "FAQ");
    expect(requests).toEqual([status, status]);
    await page.unrouteAll();
  }
});

test("the data of a page is asked for twice at most, and after other answers once", SLOW, async ({ page }) => {
  await saveData(page);
  for (const [status, times] of [
    [503, 2],
    [501, 1],
    [404, 1],
  ] as const) {
    await open(page, "/en/services/faq");
    let requests = 0;
    await page.route(/\/mark-index\.data/, (route) => {
      requests += 1;
      return route.fulfill({ status, body: "" });
    });
    await toMarks(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/mark-index$/);
    await expect(page).toHaveTitle(/ \| Waymark IoT$/);
    expect(requests).toBe(times);
    await page.unrouteAll();
  }
});

test("without the network a click keeps the site, says what is wrong, and the retry brings the page", async ({ page, context }) => {
  await open(page, "/en/services/faq");
  const same = await markDocument(page);
  await context.setOffline(true);
  await toMarks(page).click();
  const failure = page.getByRole("alert").filter({ hasText: "Load failed" });
  await expect(failure).toContainText("The connection failed. Check it and try again.");
  await expect(page).toHaveURL(/\/en\/mark-index$/);
  await expect(page).toHaveTitle("Certifications and marks | Waymark IoT");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certifications and marks");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("progressbar")).toBeHidden();
  await context.setOffline(false);
  await retry(page).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await same();
});

test("a page whose data is here and whose code is out of reach says so, in both frames", async ({ page }) => {
  await saveData(page);
  const faults = consoleOf(page, "error");
  await page.route("**/builds/latest.json*", (route) => route.abort());
  await open(page, "/en/services/faq");
  const same = await markDocument(page);
  for (const [code, path, heading] of [
    [/\/assets\/mark-index-[^/]+\.js$/, "/en/mark-index", "Certifications and marks"],
    [/\/assets\/(?:join|default)-[^/]+\.js$/, "/en/join", "Become a partner"],
  ] as const) {
    await page.route(code, (route) => route.abort());
    const response = page.waitForResponse((response) => isPageData(response.request(), path));
    await stepTo(page, path);
    await response;
    await expect(page.getByRole("alert"), path).toContainText("The connection failed. Check it and try again.");
    await expect(page, path).toHaveTitle(`${heading} | Waymark IoT`);
    await page.unroute(code);
    await retry(page).click();
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
    await expect(retry(page), path).toHaveCount(0);
  }
  expect(faults.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
  await same();
});

test("a retry shows the progress bar while the page is on its way", SLOW, async ({ page }) => {
  await saveData(page);
  await page.route(/\/mark-index\.data/, (route) => route.fulfill({ status: 501, body: "" }));
  await open(page, "/en/services/faq");
  await toMarks(page).click();
  await expect(retry(page)).toBeVisible();
  await page.unrouteAll();
  const heldRequests = await hold(page, /\/mark-index\.data/);
  await retry(page).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  heldRequests.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certifications and marks");
  await expect(page.getByRole("progressbar")).toBeHidden();
});

test(
  "a calculator whose code is out of reach leaves its page whole: as a form from the server, else with a retry in its place",
  SLOW,
  async ({ page }) => {
    await saveData(page);
    const faults = consoleOf(page, "error");
    const code = /\/assets\/standby-calculator-[^/]+\.js$/;
    const form = page.getByRole("main").locator("form.standby");
    await page.route(code, (route) => route.abort());
    const requests = page.waitForRequest(code);
    await open(page, "/en/products/wireless");
    await requests;
    await expect(form).toBeVisible();

    await open(page, "/en/services/faq");
    await stepTo(page, "/en/products/wireless");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wireless long standby");
    await expect(page.getByRole("alert")).toContainText("The connection failed. Check it and try again.");
    expect(faults.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
    await page.unroute(code);
    await retry(page).click();
    await expect(form).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test("an error page does without the code of its map: it keeps the map that it came with, else it is plain", SLOW, async ({ page }) => {
  const faults = consoleOf(page, "error");
  const code = /\/assets\/(?:lost-map|maps)-[^/]+\.js$/;
  const map = page.getByRole("main").locator(".route-map");
  await page.route(code, (route) => route.abort());
  const requests = page.waitForRequest(code);
  await open(page, "/en/nothing/here");
  await requests;
  await expect(map).toBeVisible();

  await open(page, "/en/brand");
  await stepTo(page, "/en/nothing/here");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(map).toHaveCount(0);
  await page.unroute(code);
  await page.getByRole("button", { name: "Go back" }).click();
  await expect(page).toHaveURL(/\/en\/brand$/);

  await open(page, "/en/brand");
  await stepTo(page, "/en/nothing/here");
  await expect(map).toBeVisible();
  expect(faults.filter((text) => !text.startsWith("Failed to load resource"))).toEqual([]);
});
