import { expect, test } from "@playwright/test";
import { violations } from "./support/accessibility.ts";
import { gluedTexts } from "./support/glued-texts.ts";
import { goneInOwnColours } from "./support/own-colours.ts";
import { layoutFaults, setLettersApart, settle, smallLetters } from "./support/layout.ts";
import { consoleOf, openLaidOut, repeatedIds } from "./support/page.ts";
import { address, LANGUAGES, PAGE_KINDS } from "./support/routes.ts";
import { SLOW, slowUnless } from "./support/slow.ts";
import { firstViewBytes, firstViewLoaded, recordShifts, scrollThrough, shifts } from "./support/stillness.ts";
import { DESK, forgetPreloads, PHONE, sessionOf, showOn, unusedPreloads } from "./support/viewport.ts";

/** Bytes that the pictures of a phone's first view may take together. */
const FIRST_VIEW = 200_000;
/** Widths in pixels of the narrowest page of the design, and of a page of 1280 at 200 % zoom. */
const NARROW = [320, 640];
/** Widths of windows in which drawings are shown smaller than they are. */
const WIDE = [768, 992, 1280];
/** Pages with the parts of which those of most other kinds are made, too. */
const FEWER = new Set(["/", "/buy", "/products/v3"]);
/** The last control in the header of a phone: the menu, or on pages with a form the language. */
const HEADER_END = ".menu-sheet > summary, .header-slim .language-switch";
const { width, height } = PHONE;

// Pictures are fetched ahead by the size of the screen, before the page has told how wide it is.
test.use({ viewport: { width, height }, screen: { width, height }, deviceScaleFactor: PHONE.density, isMobile: true, hasTouch: true });

for (const language of LANGUAGES) {
  for (const [index, route] of PAGE_KINDS.entries()) {
    const path = address(route.path, language);
    // Each of those in one of its languages, in turn.
    const speed = slowUnless(FEWER.has(route.path) && index % LANGUAGES.length === LANGUAGES.indexOf(language));

    test(`${path} stands still, fits every width, and is without fault for axe and the console`, speed, async ({ page, baseURL }) => {
      // The client logs an info about each part that it could not hydrate.
      const faults = consoleOf(page, "error", "warning", "info");
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "") && !/^(data|blob):/.test(request.url())) faults.push(`request to ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      await recordShifts(page);
      await openLaidOut(page, path);
      await firstViewLoaded(page);
      expect(await firstViewBytes(page), "bytes of the pictures in view").toBeLessThan(FIRST_VIEW);
      expect(await unusedPreloads(page)).toEqual([]);
      expect(await repeatedIds(page)).toEqual([]);

      // How dense the screen is decides on pictures alone: nine times fewer pixels are drawn from here on.
      await forgetPreloads(page);
      const session = await sessionOf(page);
      await showOn(session, { ...PHONE, density: 1 });
      await scrollThrough(page);
      expect(await shifts(page)).toEqual([]);
      for (const narrow of NARROW) {
        await showOn(session, { ...PHONE, width: narrow, density: 1 });
        await settle(page);
        expect(await layoutFaults(page), `at ${narrow} px`).toEqual([]);
      }
      // Without motion nothing is half shown, and colours change at once.
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const wide of WIDE) {
        await showOn(session, { ...DESK, width: wide });
        expect(await smallLetters(page), `at ${wide} px`).toEqual([]);
      }
      await showOn(session, DESK);
      expect(await violations(page), "light, on a desk").toEqual([]);
      expect(await gluedTexts(page), "heard as one word").toEqual([]);
      expect(await goneInOwnColours(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await showOn(session, { ...PHONE, density: 1 });
      expect(await violations(page), "dark, on a phone").toEqual([]);
      expect(faults).toEqual([]);
    });
  }
}

/** What addresses make of pages: chosen, found, none, refused. */
const STATES = [
  "/products?need=children",
  "/products?size=-5&weight=-5",
  "/products?view=scale",
  "/products?country=BR",
  "/search?q=Brazil",
  "/search?q=zzqqxx",
  "/products/v3?in=Brazil",
  "/products/v3?in=Atlantis",
  "/products/compare?ids=a9",
  "/products/compare?ids=a9,v3&in=Brazil",
  "/buy?items=v3:2,a9:1&in=Brazil",
  "/buy?items=a9:1&add=zzz",
  "/article?year=2026",
  "/services/downloads?query=zzz",
];

for (const language of LANGUAGES) {
  test(`what an address of the ${language} site chooses, finds and refuses is heard rightly`, SLOW, async ({ page }) => {
    test.setTimeout(240_000);
    await showOn(await sessionOf(page), DESK);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const faults: string[] = [];
    for (const path of STATES) {
      await openLaidOut(page, address(path, language));
      faults.push(...[...(await violations(page)), ...(await gluedTexts(page))].map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test("a product on paper has all that its page holds, and nothing to press", async ({ page }) => {
  await page.goto("/en/products/v3");
  await page.emulateMedia({ media: "print" });
  for (const name of ["Specifications", "Purchase and files"]) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("cell", { name: "85 × 42 × 14 mm" })).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Get a quote" }).first()).toBeHidden();
  // The folds are open, and its own code leads back to the page.
  await expect(page.getByText("Cross-linked polyethylene automotive wire, rated").first()).toBeVisible();
  await expect(page.locator(".print-code")).toBeVisible();
});

for (const [path, sheets] of [
  ["/en/products/v3", 3],
  ["/en/products/compare?ids=a3,a9,v3", 2],
] as const) {
  test(`${path} takes ${sheets} sheets of paper at most`, async ({ page }) => {
    await page.goto(path);
    const paper = await page.pdf({ format: "A4", margin: { top: "12mm", right: "12mm", bottom: "12mm", left: "12mm" } });
    expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
  });
}

test("questions on paper have their answers, and nothing to press", async ({ page }) => {
  await page.goto("/en/services/faq");
  const answer = page.getByText("Unless stated otherwise the figure means");
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(answer).toBeVisible();
  await expect(page.getByRole("button", { name: "Yes" }).first()).toBeHidden();
});

test("the products on paper stand close together, without the filters", async ({ page }) => {
  await page.goto("/en/products");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "A9 Long-standby asset tracker" })).toBeVisible();
  await expect(page.getByRole("search")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Add to quote: A9" })).toBeHidden();
  const paper = await page.pdf({ format: "A4" });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
});

test("the footer shows codes to scan, which lead there as well", async ({ page }) => {
  await page.goto("/en");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "WeChat" });
  const code = link.getByRole("img", { name: "QR code" });
  await expect(link).toBeVisible();
  await expect(code).toBeVisible();
  await expect(link).toHaveAttribute("href", "https://wechat.example.com/waymark");
  await page.setViewportSize({ width: 1440, height });
  await expect(code).toHaveCSS("background-color", "rgb(255, 255, 255)");
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    await expect(code).toBeVisible();
  }
});

/** What a visitor sets in the browser as the size of letters, in pixels (16 unless set), and what it may not do on a phone. */
const LETTERS = [
  { size: 24, what: "half as large again leave all of a phone's pages on the screen" },
  { size: 32, what: "twice as large leave a phone's menu in reach" },
];

for (const { size, what } of LETTERS) {
  test(`letters ${what}`, SLOW, async ({ playwright, launchOptions, baseURL }) => {
    // A style of the page would leave the widths alone at which it changes.
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ viewport: { width, height } });
    for (const path of [
      "/",
      "/en",
      "/en/products",
      "/en/products/v3",
      "/en/article/1",
      "/solutions/logistics",
      "/en/services/downloads",
      "/en/buy",
    ]) {
      await openLaidOut(page, new URL(path, baseURL).href);
      await expect(page.locator(HEADER_END).first(), path).toBeInViewport({ ratio: 1 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (size === 24) expect(wide, path).toBe(width);
    }
    await browser.close();
  });
}

test("the site's name stands in one line in the header of phones", SLOW, async ({ page }) => {
  for (const path of ["/contact", "/en/contact"]) {
    await openLaidOut(page, path);
    for (const narrow of [360, 375, 390, 430]) {
      await page.setViewportSize({ width: narrow, height });
      const lines = page.locator(".header .logo span").evaluate((name) => {
        const range = document.createRange();
        range.selectNodeContents(name.firstChild ?? name);
        return range.getClientRects().length;
      });
      expect(await lines, `${path} at ${narrow}`).toBe(1);
    }
  }
});

test("letters and words that stand far apart leave all of a phone's pages on the screen", SLOW, async ({ page }) => {
  for (const path of ["/", "/en", "/en/products/v3", "/en/services/downloads", "/en/buy"]) {
    await openLaidOut(page, path);
    await setLettersApart(page);
    for (const narrow of [NARROW[0] ?? width, width]) {
      await page.setViewportSize({ width: narrow, height });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${narrow}`).toBe(narrow);
      await expect(page.locator(HEADER_END).first(), path).toBeInViewport({ ratio: 1 });
    }
  }
});

test("what is chosen is told apart where the visitor sets the colours", SLOW, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const grounds = (labels: string) =>
    Promise.all(
      [":has(:checked)", ":not(:has(:checked))"].map((which) =>
        page
          .locator(labels + which)
          .first()
          .evaluate((label) => getComputedStyle(label).backgroundColor),
      ),
    );
  await openLaidOut(page, "/en/products/a5");
  expect(new Set(await grounds(".standby-segments > label")).size).toBe(2);
  await openLaidOut(page, "/en/buy?items=a5:1");
  await page.getByText("Europe", { exact: true }).click();
  expect(new Set(await grounds(".quote-regions label")).size).toBe(2);
});
