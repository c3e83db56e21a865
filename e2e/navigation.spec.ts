import { expect, test, type Page } from "@playwright/test";
import { hold, isPageData, markDocument, open, openLaidOut, saveData, takenOver } from "./support/page.ts";
import { SLOW, slowUnless } from "./support/slow.ts";

const readScroll = (page: Page) => page.evaluate(() => Math.round(scrollY));
const toMarks = (page: Page) => page.locator("footer").getByRole("link", { name: "Certifications and marks" });

test("a new page starts at its top, and the way back at the place that was left", async ({ page }) => {
  await openLaidOut(page, "/en/services/faq");
  const same = await markDocument(page);
  await toMarks(page).scrollIntoViewIfNeeded();
  const position = await readScroll(page);
  expect(position).toBeGreaterThan(500);
  await toMarks(page).click();
  await expect(page).toHaveURL(/\/en\/mark-index$/);
  await expect.poll(() => readScroll(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/services\/faq$/);
  await expect.poll(() => readScroll(page)).toBe(position);
  await page.goForward();
  await expect(page).toHaveURL(/\/en\/mark-index$/);
  await expect.poll(() => readScroll(page)).toBe(0);
  await same();
});

test("an address with a hash leads to its target, which is open, in a new document and within the page", async ({ page }) => {
  const question = (answer: string) => page.locator("details").filter({ has: page.locator(`[id="${answer}"]`) });
  const top = (answer: string) => page.locator(`[id="${answer}"]`).evaluate((element) => element.getBoundingClientRect().top);
  await open(page, "/en/services/faq#wiring-power");
  await expect(question("wiring-power")).toHaveAttribute("open");
  await expect(question("relay-r12")).not.toHaveAttribute("open");
  await expect.poll(() => top("wiring-power")).toBeLessThan(300);
  expect(await top("wiring-power")).toBeGreaterThanOrEqual(0);
  await page.evaluate(() => (location.hash = "relay-r12"));
  await expect(question("relay-r12")).toHaveAttribute("open");

  await openLaidOut(page, "/en/products/v3");
  const link = page.locator('main a[href*="/services/faq#"]').first();
  const slug = new URL((await link.getAttribute("href")) ?? "", page.url()).hash.slice(1);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/en/services/faq#${slug}$`));
  await expect.poll(() => top(slug)).toBeLessThan(300);
});

test("a page of the same kind has nothing of the last one: no film that plays, no picture further on", async ({ page }) => {
  await open(page, "/en/services/videos/v3-wiring");
  await page.locator(".player-start").click();
  const film = page.locator("video").first();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain("v3-wiring");
  const other = page.locator(".video-card .cover-link").first();
  const slug = (await other.getAttribute("href"))?.split("/").at(-1);
  await other.click();
  await expect(page).toHaveURL(new RegExp(`/${slug}$`));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(`${slug}.`);
  await expect(page.locator(".player-start")).toBeVisible();

  await open(page, "/en/products/a9");
  const current = page.locator(".gallery-thumbs [aria-current]");
  await page.locator(".gallery-thumbs a").nth(1).click();
  await expect(current).toHaveAttribute("aria-label", /^Picture 2/);
  await page.locator("main a[href='/en/products/a9s']").last().click();
  await expect(page).toHaveURL(/a9s$/);
  await expect(current).toHaveAttribute("aria-label", /^Picture 1/);
});

/** Notes what the progress bar shows from now on; null while it is hidden. */
async function noteProgress(page: Page) {
  await page.evaluate(() => {
    const shown: { value: number | null; at: number }[] = [];
    Object.assign(window, { shown });
    const note = () => {
      const bar = document.querySelector('[role="progressbar"]');
      const value = !bar || bar.hasAttribute("hidden") ? null : Number(bar.getAttribute("aria-valuenow"));
      if (shown.at(-1)?.value !== value) shown.push({ value, at: performance.now() });
    };
    new MutationObserver(note).observe(document, { attributes: true, childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: { value: number | null; at: number }[] }).shown);
}

for (const [where, from, link, to] of [
  ["between layouts", "/en/services/faq", "Become a partner", "/en/join"],
  ["within a layout", "/en/services/faq", "Certifications and marks", "/en/mark-index"],
  ["back from another layout", "/en/join", "Waymark IoT", "/en"],
  ["after an error", "/en/nothing-here", "Back to home", "/en"],
] as const) {
  const title = `the progress bar runs from 30 by 90 to 100 and is reset after 200 ms, ${where}`;
  test(title, slowUnless(where === "between layouts"), async ({ page }) => {
    await saveData(page);
    const bar = page.getByRole("progressbar", { includeHidden: true });
    await open(page, from);
    await expect(bar).toBeHidden();
    const heldRequests = await hold(page, new RegExp(`${to}(?:/_)?\\.data`));
    const progress = await noteProgress(page);
    await page.getByRole("link", { name: link }).last().click();
    await expect.poll(() => bar.getAttribute("aria-valuenow").then(Number)).toBeGreaterThan(85);
    heldRequests.release();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(bar).toBeHidden();
    const shown = await progress();
    const values = shown.flatMap(({ value }) => (value === null ? [] : [value]));
    expect(values[0]).toBe(30);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    expect(Math.max(...values.filter((value) => value < 100))).toBeLessThanOrEqual(90);
    expect(values.at(-1)).toBe(100);
    // The page notes its state when the browser gets to it: the time counts from the last note before the end was shown.
    const before = shown.findLast(({ value }) => value !== null && value < 100);
    const reset = shown.findLast(({ value }) => value === null);
    expect((reset?.at ?? 0) - (before?.at ?? 0)).toBeGreaterThanOrEqual(200);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
}

/** Waits until a request has come to its end, well or not. */
const waitForEnd = (page: Page, pattern: RegExp) =>
  Promise.race([
    page.waitForEvent("requestfinished", (request) => pattern.test(request.url())),
    page.waitForEvent("requestfailed", (request) => pattern.test(request.url())),
  ]);

for (const [end, outcome] of [
  ["arrives late", "release"],
  ["fails in the end", "fail"],
] as const) {
  const title = `a page that was given up for another stays given up when its code ${end}, after a click and after a step back`;
  test(title, slowUnless(outcome === "release"), async ({ page }) => {
    await saveData(page);
    await open(page, "/en/brand");
    const same = await markDocument(page);
    const bar = page.getByRole("progressbar", { includeHidden: true });
    await page.locator("footer").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL(/\/en\/services\/faq$/);

    let heldRequests = await hold(page, /\/assets\/mark-index-[^/]+\.js$/);
    await toMarks(page).click();
    await expect.poll(heldRequests.requests).toBeGreaterThan(0);
    await page.locator("footer").getByRole("link", { name: "Become a partner" }).click();
    await expect(page).toHaveURL(/\/en\/join$/);
    await expect(bar).toBeHidden();
    heldRequests[outcome]();
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/services\/faq$/);

    heldRequests = await hold(page, /\/assets\/inventions?[^/]*\.js$|\/assets\/brand\.invention-[^/]+\.js$/);
    await page
      .locator('a[href="/en/brand/invention"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(heldRequests.requests).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/brand$/);
    const failure = waitForEnd(page, /brand\.invention/);
    heldRequests[outcome]();
    await failure;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    // A page that came after all would have taken the place of this one by the time another is shown.
    await page.locator("footer").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL(/\/en\/services\/faq$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/brand$/);
    await same();
  });
}

test("steps through the history lead to the parts of a page that links have led to", SLOW, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await openLaidOut(page, "/en/services/faq");
  const places: number[] = [await readScroll(page)];
  for (const topic of ["choosing", "installation", "platform"]) {
    await page.locator(`main .tabs a[href$="#${topic}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(new RegExp(`#${topic}$`));
    await expect(page.locator(`[id="${topic}"]`)).toBeInViewport();
    places.push(await readScroll(page));
  }
  expect(new Set(places).size).toBe(4);
  for (const place of places.slice(0, 3).toReversed()) {
    await page.goBack();
    await expect.poll(() => readScroll(page)).toBe(place);
  }
  for (const place of places.slice(1)) {
    await page.goForward();
    await expect.poll(() => readScroll(page)).toBe(place);
  }
});

/** Where the browser reads the editors' redirects. */
const REDIRECTS = /^\/builds\/meta\//;

/** The addresses that a page asks for from now on, of those whose path fits. */
function requestsOf(page: Page, path: RegExp): string[] {
  const requests: string[] = [];
  page.on("request", (request) => void (path.test(new URL(request.url()).pathname) && requests.push(request.url())));
  return requests;
}

test("a page is fetched ahead once a visitor points at its link, at most four at a time, and the redirects with the first", async ({
  page,
}) => {
  const redirects = requestsOf(page, REDIRECTS);
  const waiting: (() => void)[] = [];
  const requests: string[] = [];
  await page.route(/\.data(?:\?|$)/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    requests.push(pathname + search);
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue().catch(() => {});
  });
  await open(page, "/en/services/faq");
  const links = page.locator("footer nav a[href^='/en/']");
  expect(await links.count()).toBeGreaterThan(5);
  expect([...requests, ...redirects]).toEqual([]);
  for (const [index, link] of (await links.all()).slice(0, 4).entries()) {
    await link.hover();
    await expect.poll(() => requests.length).toBe(index + 1);
  }
  // While four are on their way, a fifth is not asked for; pointed at again once one of them has come, it is.
  await links.nth(4).hover();
  const fifth = (await links.nth(4).getAttribute("href"))?.replace(/(?=\?|$)/, ".data");
  waiting.shift()?.();
  await expect
    .poll(async () => {
      await links.nth(3).hover();
      await links.nth(4).hover();
      return requests.length;
    })
    .toBe(5);
  expect(requests.at(-1)).toBe(fifth);
  expect(new Set(requests).size).toBe(5);
  expect(redirects).toHaveLength(1);
});

for (const [what, connection] of [
  ["the visitor saves data", { saveData: true, effectiveType: "4g" }],
  ["the connection is 2G", { saveData: false, effectiveType: "2g" }],
  ["the connection is slower than 2G", { saveData: false, effectiveType: "slow-2g" }],
] as const) {
  test(`nothing is fetched ahead when ${what}`, slowUnless(connection.saveData), async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    const requests = requestsOf(page, /\.data$/);
    const redirects = requestsOf(page, REDIRECTS);
    await open(page, "/en/brand");
    await toMarks(page).hover();
    await page.waitForLoadState("networkidle");
    expect([...requests, ...redirects]).toEqual([]);
    await toMarks(page).click();
    await expect(page).toHaveURL(/mark-index$/);
    expect(requests.length).toBeGreaterThan(0);
  });
}

test("leaving for another page gives up the one that is on its way", SLOW, async ({ page }) => {
  await open(page, "/en/services/faq");
  const heldRequests = await hold(page, /\/en\/mark-index\.data/);
  await toMarks(page).click();
  await expect.poll(heldRequests.requests).toBeGreaterThan(0);
  const givenUp = page.waitForEvent("requestfailed", (request) => isPageData(request, "/en/mark-index"));
  await page.locator("footer").getByRole("link", { name: "Become a partner" }).click();
  await expect(page).toHaveURL(/\/en\/join$/);
  await givenUp;
  heldRequests.release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/join$/);
});

test("a page that comes back from the browser's memory in the middle of a navigation is loaded anew", async ({ page }) => {
  await open(page, "/en/services/faq");
  const heldRequests = await hold(page, /\/en\/mark-index\.data/);
  await toMarks(page).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await again;
  heldRequests.release();
  await takenOver(page);
  await expect(page).toHaveURL(/\/en\/services\/faq$/);
  await expect(page.getByRole("progressbar", { includeHidden: true })).toBeHidden();
});
