import { expect, type Page } from "@playwright/test";
import { open, openLaidOut } from "./support/page.ts";
import { BAIDU_ID, GOOGLE_ID, test } from "./support/own-site.ts";
import { SLOW } from "./support/slow.ts";
import { markStops, SIZES, walk } from "./support/tab-walk.ts";

test.describe.configure({ mode: "default" });

const COUNTERS = [`https://www.googletagmanager.com/gtag/js?id=${GOOGLE_ID}`, `https://hm.baidu.com/hm.js?${BAIDU_ID}`];

/** Stands in for the counters' servers. Returns the requests to them and to any other site. */
async function counters(page: Page, site: string) {
  const requests: string[] = [];
  await page.route(
    (url) => url.origin !== new URL(site).origin,
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    },
  );
  return requests;
}

const question = (page: Page) => page.getByRole("region", { name: "Visitor statistics" });
const eventsOf = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer, _hmt } = window as unknown as { dataLayer?: ArrayLike<unknown>[]; _hmt?: unknown[] };
    return { google: dataLayer?.map((entry) => Array.from(entry)), baidu: _hmt };
  });

test("no counter is loaded before the visitor agrees; then both are, and told of the page that is open", async ({ page, site }) => {
  const requests = await counters(page, site.url);
  await open(page, "/en/services/faq");
  await expect(question(page)).toBeVisible();
  await page.locator("footer").getByRole("link", { name: "Certifications and marks" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Certifications and marks");
  expect(requests).toEqual([]);
  expect(await eventsOf(page)).toEqual({});

  await question(page).getByRole("button", { name: "Agree" }).click();
  await expect(question(page)).toHaveCount(0);
  await expect.poll(() => requests.toSorted()).toEqual(COUNTERS.toSorted());
  const { google, baidu } = await eventsOf(page);
  expect(google).toContainEqual(["config", GOOGLE_ID, { send_page_view: false }]);
  expect(google).toContainEqual([
    "event",
    "page_view",
    { page_path: "/en/mark-index", page_title: expect.stringContaining("Certifications") },
  ]);
  expect(baidu).toEqual([
    ["_setAutoPageview", false],
    ["_trackPageview", "/en/mark-index"],
  ]);

  await page.locator("footer").getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveURL(/services\/faq$/);
  await expect.poll(async () => (await eventsOf(page)).baidu).toContainEqual(["_trackPageview", "/en/services/faq"]);
  expect((await eventsOf(page)).baidu).toContainEqual(["_trackEvent", "site", "click", "FAQ"]);
  expect(requests).toHaveLength(2);
});

test("the question hides no stop of Tab, and in a low window goes with the page", SLOW, async ({ page, site }) => {
  await counters(page, site.url);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await openLaidOut(page, "/en/services/privacy");
    await expect(question(page)).toHaveCSS("position", size.height < 480 ? "relative" : "fixed");
    const walked = await walk(page, "Tab", await markStops(page));
    expect(walked.length).toBeGreaterThan(20);
    expect(walked.filter(({ fault }) => fault)).toEqual([]);
  }
});

test("the answer is kept: agreed, they are loaded with the next page; refused, never", async ({ page, site }) => {
  const requests = await counters(page, site.url);
  await open(page, "/services/faq");
  await page.getByRole("region", { name: "访问统计" }).getByRole("button", { name: "同意", exact: true }).click();
  await expect.poll(() => requests).toHaveLength(2);
  await open(page, "/en/brand");
  await expect.poll(() => requests).toHaveLength(4);
  await expect(question(page)).toHaveCount(0);
  await expect
    .poll(async () => (await eventsOf(page)).google)
    .toContainEqual(["event", "page_view", { page_path: "/en/brand", page_title: expect.any(String) }]);

  await page.evaluate(() => localStorage.clear());
  requests.length = 0;
  await open(page, "/en/services/faq");
  await question(page).getByRole("button", { name: "Refuse" }).click();
  await expect(question(page)).toHaveCount(0);
  await open(page, "/en/brand");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test("the foot of the page asks again: a refusal ends what was agreed, and the other way round", SLOW, async ({ page, site }) => {
  const requests = await counters(page, site.url);
  await open(page, "/en/services/faq");
  await question(page).getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => requests).toHaveLength(2);
  const again = page.locator("footer").getByRole("button", { name: "Visitor statistics" });
  await again.click();
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toContainText("Google receives");
  await question(page).getByRole("button", { name: "Refuse" }).click();
  await expect.poll(() => eventsOf(page)).toEqual({});
  await expect(question(page)).toHaveCount(0);
  expect(requests).toHaveLength(2);

  await again.click();
  await question(page).getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => requests).toHaveLength(4);
  await expect(again).toBeFocused();
});
