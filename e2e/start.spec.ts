import { expect, test, type Page } from "@playwright/test";
import { fillForm } from "./support/forms.ts";
import { consoleOf, hold, laidOut, markDocument, open, takenOver } from "./support/page.ts";
import { PAGE_KINDS } from "./support/routes.ts";
import { SLOW, slowUnless } from "./support/slow.ts";

const CLIENT = /\/assets\/[^/]+\.js$/;
/** What the load event waits for. */
const LATE = /\/media\/|\.woff2$/;

/** The moments of a page's loading at which a visitor may act, by the files still on their way; the first lacks all that the second lacks. */
const MOMENTS = [
  { when: "before the page has loaded", missing: LATE },
  { when: "while the client is on its way", missing: CLIENT },
] as const;

/** Opens a page of which a part is on its way until `release` is called. */
async function openWithout(page: Page, path: string, missing: RegExp) {
  const heldRequests = await hold(page, missing);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  if (missing === CLIENT) await expect.poll(heldRequests.requests).toBeGreaterThan(0);
  return heldRequests;
}

test("no script and no stylesheet is fetched before the page has loaded, and no script is announced", async ({ page, request }) => {
  for (const path of ["/", "/en/products/v3"]) {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    expect(html.match(/<link[^>]+modulepreload|<script[^>]+src=/)).toBeNull();
  }
  const errors = consoleOf(page, "error", "warning");
  const requests: string[] = [];
  page.on("request", (sent) => requests.push(sent.resourceType()));
  const heldRequests = await openWithout(page, "/en/products/v3", LATE);
  await expect.poll(heldRequests.requests).toBeGreaterThan(0);
  // A page that waits for a picture has all the time to ask for its client.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  expect(requests.filter((type) => type === "script" || type === "stylesheet")).toEqual([]);
  heldRequests.release();
  await takenOver(page);
  expect(requests).toContain("script");
  // Browsers fetch it at once where it is named.
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/en/site.webmanifest");
  const [loaded, client] = await page.evaluate(() => [
    performance.getEntriesByType("navigation")[0]?.toJSON().loadEventStart as number,
    Math.min(...performance.getEntriesByType("resource").flatMap(({ name, startTime }) => (name.endsWith(".js") ? [startTime] : []))),
  ]);
  expect(client).toBeGreaterThan(loaded ?? Infinity);
  expect(errors).toEqual([]);
});

test("until a page is painted, it asks for its typeface and what it opens with alone", async ({ browser }) => {
  for (const path of ["/", "/en/products", "/article", "/en/services/videos", "/services/platform"]) {
    // No state of another page remains.
    const page = await browser.newPage();
    await page.goto(path);
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".js")));
    const [early, late] = await page.evaluate(() => {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
      const requests = performance.getEntriesByType("resource").flatMap(({ name, startTime }) => (startTime < painted ? [name] : []));
      const pictures = document.querySelectorAll<HTMLImageElement & HTMLVideoElement>("[loading=lazy]");
      return [requests, Array.from(pictures, ({ currentSrc, poster }) => poster || currentSrc)];
    });
    expect(late.length).toBeGreaterThan(2);
    expect(early.filter((requests) => late.includes(requests) || !/\/(?:media|maps)\/(?!.*\.vtt)|\.woff2$/.test(requests))).toEqual([]);
    expect(early.length).toBeGreaterThan(1);
    await page.close();
  }
});

/** Whether the end of the page has been laid out. */
const endIsLaidOut = (page: Page) =>
  page.getByRole("contentinfo").evaluate((end) => end.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));

test("what is far below is laid out when it comes near, and all of it once the client is there", SLOW, async ({ page }) => {
  const heldRequests = await openWithout(page, "/en/products/v3", CLIENT);
  expect(await endIsLaidOut(page)).toBe(false);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => endIsLaidOut(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => endIsLaidOut(page)).toBe(false);
  heldRequests.release();
  await takenOver(page);
  await laidOut(page);
  expect(await endIsLaidOut(page)).toBe(true);
});

test("a place within a page, and one that was scrolled to, is found when the page is opened anew", SLOW, async ({ page }) => {
  await page.goto("/en/products/v3");
  const place = page.locator("#accessories");
  await place.scrollIntoViewIfNeeded();
  // Where it stands in the window: what lies above it gets its own height later.
  const top = () => place.evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  await page.reload();
  await expect.poll(top).toBeCloseTo(before, -1);
  await expect(place).toBeInViewport();
  await page.goto("about:blank");
  await page.goto("/en/products/v3#accessories");
  await expect(place).toBeInViewport();
});

const isTakenOver = (page: Page) => page.evaluate(() => performance.getEntriesByName("taken-over").length > 0);

/** Opens a page and waits until its client is there and has nothing left to do but wait. */
async function openAndRead(page: Page, path: string): Promise<void> {
  const frame = page.waitForResponse(/\/frame\//);
  await page.goto(path);
  await (await frame).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
}

for (const [sign, give] of [
  ["a mouse that moves", (page: Page) => page.mouse.move(200, 300)],
  ["a scroll", (page: Page) => page.mouse.wheel(0, 200)],
  ["a key", (page: Page) => page.keyboard.press("Tab")],
] as const) {
  test(`who only reads is left alone until there is ${sign}`, slowUnless(sign === "a key"), async ({ page }) => {
    await openAndRead(page, "/en/products/v3");
    expect(await isTakenOver(page)).toBe(false);
    await give(page);
    await expect.poll(() => isTakenOver(page)).toBe(true);
  });
}

test("what the browser keeps of a visitor is shown without a sign", SLOW, async ({ page }) => {
  await openAndRead(page, "/en/products/v3");
  expect(await isTakenOver(page)).toBe(false);
  await takenOver(page);
  await page.locator("main").getByRole("link", { name: "Add to quote" }).first().click();
  await expect(page.locator(".quote-count b")).toHaveText("1");
  await page.goto("/en/brand");
  await expect(page.locator(".quote-count b")).toHaveText("1", { timeout: 3000 });
});

test(
  "what the client shows of what is stored has its styles already where the visitor moved before the client was there",
  SLOW,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("quote", '[{"slug":"a9","quantity":20}]'));
    const heldRequests = await openWithout(page, "/en/article/1", CLIENT);
    for (const place of [200, 220]) await page.mouse.move(place, place);
    heldRequests.release();
    await expect(page.locator(".quote-count b")).toHaveCSS("position", "absolute");
  },
);

test("after a while the client takes over a page that nobody touches", async ({ page }) => {
  await page.clock.install();
  await openAndRead(page, "/en/services/videos");
  const controls = page.locator(".player-start").first();
  await expect(controls).toHaveCount(0);
  await page.clock.fastForward(5000);
  await expect(controls).toBeVisible();
});

for (const width of [1440, 390]) {
  test(`no page shows a button before its client is there that nothing answers, at ${width} px`, SLOW, async ({ page }) => {
    await hold(page, CLIENT);
    let count = 0;
    await page.setViewportSize({ width, height: 844 });
    for (const { path } of PAGE_KINDS) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const buttons = await page.locator("button").evaluateAll((all: HTMLButtonElement[]) => {
        const shown = all.filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.disabled);
        const isHandled = (button: HTMLButtonElement) =>
          button.matches("form [type=submit], [type=submit][form], [commandfor], [popovertarget]");
        return { shown: shown.length, dead: shown.filter((button) => !isHandled(button)).map(({ outerHTML }) => outerHTML) };
      });
      expect(buttons.dead, path).toEqual([]);
      count += buttons.shown;
    }
    expect(count).toBeGreaterThan(10);
  });
}

for (const { when, missing } of MOMENTS) {
  const speed = slowUnless(missing === CLIENT);

  test(`what has no script yet does what it does without: ${when}`, speed, async ({ page }) => {
    for (const [path, use, outcome] of [
      ["/en/products/v3", () => page.locator(".gallery-strip a").first().click({ noWaitAfter: true }), /\/media\/\S+v3/],
      ["/en/brand", () => page.getByRole("banner").getByRole("link", { name: "Products", exact: true }).press("Enter"), /\/en\/products$/],
      ["/en/brand", () => page.getByRole("link", { name: "Search, shortcut Ctrl K" }).click({ noWaitAfter: true }), /\/en\/search$/],
      [
        "/en/products?network=cat1",
        () => page.getByRole("link", { name: "Add to quote: A9", exact: true }).press("Enter"),
        /\/en\/buy\?items=a9:1$/,
      ],
    ] as const) {
      const heldRequests = await openWithout(page, path, missing);
      await use();
      heldRequests.release();
      await expect(page).toHaveURL(outcome);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
  });

  test(`what only script can answer comes once it can: ${when}`, SLOW, async ({ page }) => {
    const gallery = await openWithout(page, "/en/products/v3", missing);
    const model = page.locator("button.gallery-model");
    await expect(page.locator(".gallery-thumbs")).toBeVisible();
    await expect(model).toBeHidden();
    gallery.release();
    await model.click();
    await expect(page.locator(".model-viewer")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });

    const comparison = await openWithout(page, "/en/products/compare?ids=a9,v3,a5", missing);
    const fold = page.locator(".compare-group button").first();
    const others = [
      page.getByRole("button", { name: "Print" }),
      page.getByRole("link", { name: "Remove A9", exact: true }),
      page.locator('.compare-table a[href="/en/products"]'),
    ];
    await expect(fold).toBeDisabled();
    for (const control of others) await expect(control).toBeHidden();
    comparison.release();
    await takenOver(page);
    for (const control of others) await expect(control).toBeVisible();
    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await page.unrouteAll({ behavior: "ignoreErrors" });

    const list = await openWithout(page, "/en/buy?items=a9:20,v3:5", missing);
    const remove = page.getByRole("link", { name: "Remove A9 from the list" });
    await expect(page.locator(".quote-line")).toHaveCount(2);
    await expect(remove).toBeHidden();
    list.release();
    await remove.click();
    await expect(page).toHaveURL(/\?items=v3:5$/);
    await page.unrouteAll({ behavior: "ignoreErrors" });

    const heldRequests = await openWithout(page, "/en/no-such-page", missing);
    const back = page.getByRole("button", { name: "Go back" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(back).toBeHidden();
    heldRequests.release();
    await takenOver(page);
    await expect(back).toBeVisible();
  });

  test(`a choice in a list of the filter counts: ${when}`, SLOW, async ({ page }) => {
    const heldRequests = await openWithout(page, "/en/article", missing);
    const year = page.locator("select").first();
    const [, second] = await year.locator("option").evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await year.selectOption(second ?? "");
    heldRequests.release();
    await expect(page).toHaveURL(new RegExp(`=${second}(?:&|$)`));
  });

  test(`boxes that are ticked and handles that are moved count: ${when}`, SLOW, async ({ page }) => {
    const finder = await openWithout(page, "/en/products", missing);
    await page.getByRole("checkbox", { name: "4G (LTE Cat 1)" }).check();
    await page.getByRole("radio", { name: "IP67 or better" }).check();
    const compared = page.locator("main [name=ids]");
    for (const index of [0, 1, 2]) await compared.nth(index).check();
    finder.release();
    await takenOver(page);
    await expect(page).toHaveURL("/en/products?network=cat1&ip=67");
    await expect(page.getByRole("checkbox", { name: "4G (LTE Cat 1)" })).toBeChecked();
    await expect(page.getByRole("radio", { name: "IP67 or better" })).toBeChecked();
    await expect(page.locator(".compare-bar")).toContainText("3 / 4");
    await page.unrouteAll({ behavior: "ignoreErrors" });

    const range = await openWithout(page, "/en/products", missing);
    const handle = page.getByRole("slider", { name: /^Standby, at least/ });
    await handle.focus();
    await handle.press("ArrowRight");
    range.release();
    await takenOver(page);
    await expect(page).toHaveURL(/[?&]standby=[\d.]+-/);
    await page.unrouteAll({ behavior: "ignoreErrors" });

    const calculator = await openWithout(page, "/en/products/a9", missing);
    const interval = page.getByRole("slider", { name: "Report interval" });
    await interval.focus();
    await interval.press("ArrowRight");
    const temperature = page.getByRole("slider", { name: "Average temperature" });
    await temperature.focus();
    await temperature.press("ArrowLeft");
    calculator.release();
    await takenOver(page);
    await expect(interval).toHaveAttribute("aria-valuetext", /^Every 12\sh$/);
    await expect(page.locator(".standby-field output")).toHaveText(["Every 12 h", "+20 °C"]);
  });

  test(`links, folds and forms are left to the browser: ${when}`, speed, async ({ page }) => {
    await openWithout(page, "/en/products/v3", missing);
    await expect(page.getByRole("row").first()).toBeVisible();

    await page.getByRole("banner").getByRole("link", { name: "Get a quote" }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/en\/buy/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

    await fillForm(page);
    await page.locator("form").getByRole("button").last().click({ noWaitAfter: true });
    await expect(page.getByText("Submitted successfully, we will contact you as soon as possible!")).toBeVisible();
  });
}

test("what was typed and chosen before the client came stays", async ({ page }) => {
  const heldRequests = await openWithout(page, "/en/buy", CLIENT);
  await fillForm(page);
  await page.locator("form select").first().selectOption({ index: 3 });
  const values = () =>
    page.evaluate(() => [...new FormData(document.querySelector<HTMLFormElement>("form[method=post]") ?? undefined).values()].map(String));
  const typed = (await values()).filter(Boolean);
  expect(typed).toEqual(expect.arrayContaining(["Ana Souza", "ana@example.com", "200 trackers"]));
  heldRequests.release();
  await takenOver(page);
  for (const value of typed) expect(await values()).toContain(value);
});

test("a page of another year than the visitor's clock has is taken over as it is, with what was typed", SLOW, async ({ page }) => {
  const errors = consoleOf(page, "error");
  await page.addInitScript(() => {
    class LaterDate extends Date {
      override getFullYear() {
        return 2031;
      }
    }
    Object.assign(window, { Date: LaterDate });
  });
  const heldRequests = await openWithout(page, "/contact", CLIENT);
  const copyright = await page.locator(".footer-legal").textContent();
  await page.locator("#name").fill("王芳");
  heldRequests.release();
  await takenOver(page);
  await expect(page.locator("#name")).toHaveValue("王芳");
  await expect(page.locator(".footer-legal")).toHaveText(copyright ?? "");
  expect(errors).toEqual([]);
});

test("a client that cannot be had leaves a page that can be read and followed", async ({ page }) => {
  await page.route(CLIENT, (route) => route.abort());
  await page.goto("/en/products/v3");
  await page.getByRole("banner").getByRole("link", { name: "Products", exact: true }).press("Enter");
  await expect(page).toHaveURL(/\/en\/products$/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("checkbox", { name: "4G (LTE Cat 1)" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/network=cat1/);
});

test("a part whose code is in a chunk of its own hydrates with its page: a key in it opens no document", async ({ page }) => {
  const code = await hold(page, /\/assets\/country-use-[^/]+\.js$/);
  await page.goto("/en/products/v3");
  await expect.poll(code.requests).toBe(1);
  await page.locator("main [name=in]").focus();
  expect(await page.evaluate(() => performance.getEntriesByName("taken-over").length)).toBe(0);
  code.release();
  await takenOver(page);
  const same = await markDocument(page);
  await page.keyboard.type("Brazil");
  await page.keyboard.press("Enter");
  await expect(page.locator(".country-verdict")).toBeVisible();
  await expect(page.locator("main [name=in]")).toBeFocused();
  await same();
});

test("the texts of the last visit spare the next one the wait", SLOW, async ({ page }) => {
  await open(page, "/en");
  const chunks: string[] = [];
  page.on("request", (sent) => chunks.push(new URL(sent.url()).pathname));
  await hold(page, /\/locales\/en\.json/);
  await open(page, "/en/brand");
  // Those of the build are fetched when the browser keeps none.
  expect(chunks.filter((path) => /\/assets\/en-/.test(path))).toEqual([]);
});
