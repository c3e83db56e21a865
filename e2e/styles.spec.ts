import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { waitForDrawing } from "./support/drawing.ts";
import { hold, markDocument, open, openLaidOut, saveData } from "./support/page.ts";
import { PAGE_KINDS } from "./support/routes.ts";
import { SLOW } from "./support/slow.ts";
import { recordShifts, shifts } from "./support/stillness.ts";

const CLIENT = "build/client";

/** The stylesheets of the build, one after the other. */
function buildStyles(): string {
  const { chunks } = JSON.parse(readFileSync("build/build.json", "utf8")) as { chunks: string[] };
  const sheets = chunks.filter((name) => name.endsWith(".css"));
  return sheets.map((name) => readFileSync(path.join(CLIENT, "assets", name), "utf8")).join("");
}

test("a page is sent with every style that it shows", SLOW, async ({ browser }) => {
  const whole = buildStyles();
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  for (const page of [...PAGE_KINDS.map((kind) => kind.path), "/nothing/here", "/en/products/nothing"]) {
    await visitor.goto(page, { waitUntil: "domcontentloaded" });
    const { count, missing } = await visitor.evaluate((css) => {
      const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) =>
          rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [],
        );
      const sent = new Set([...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules).map(({ cssText }) => cssText)));
      const all = new CSSStyleSheet();
      all.replaceSync(css);
      const used = rulesOf(all.cssRules).filter(({ selectorText }) => document.querySelector(selectorText));
      return { count: used.length, missing: used.map(({ cssText }) => cssText).filter((text) => !sent.has(text)) };
    }, whole);
    expect(missing, page).toEqual([]);
    expect(count, page).toBeGreaterThan(50);
  }
  await visitor.close();
});

/** How everything within the page's main part looks. */
function looks(page: Page): Promise<string[]> {
  return page.locator("main, main *").evaluateAll((elements) =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const { display, font, color, backgroundColor, margin, padding, border, gridArea, gridTemplateColumns, gap, textDecoration } = style;
      const shown = [display, font, color, backgroundColor, margin, padding, border, gridArea, gridTemplateColumns, gap, textDecoration];
      return `${element.tagName}.${element.getAttribute("class") ?? ""}: ${shown.join("; ")}`;
    }),
  );
}

test(
  "a page looks the same whichever page came before it, and fetches only the styles that the document has not got",
  SLOW,
  async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "stylesheet") fetched.push(new URL(request.url()).pathname);
    });
    const footer = page.getByRole("contentinfo");
    const way = [
      ["/en/products", page.getByRole("banner").getByRole("link", { name: "Products", exact: true })],
      ["/en/services/support", footer.getByRole("link", { name: "Technical support" })],
      ["/en/mark-index", footer.getByRole("link", { name: "Certifications and marks" })],
      ["/en/join", footer.getByRole("link", { name: "Become a partner" })],
    ] as const;
    const direct = new Map<string, string[]>();
    for (const [address] of way) {
      await openLaidOut(page, address);
      direct.set(address, await looks(page));
      const included = await page
        .locator("link[rel=stylesheet][disabled]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
      expect(included.length).toBeGreaterThan(1);
      expect(fetched.filter((sheet) => included.includes(sheet))).toEqual([]);
      fetched.length = 0;
    }
    await openLaidOut(page, "/en/brand/company");
    for (const [address, link] of way) {
      await link.click();
      await page.mouse.move(0, 0);
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect.poll(() => looks(page), address).toEqual(direct.get(address));
    }
    expect(fetched.length).toBeGreaterThan(2);
    // Two pages that share a sheet each ask for it; it crosses the network once.
    const crossed = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => name.endsWith(".css") && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(crossed.length).toBeGreaterThan(2);
    expect(new Set(crossed).size).toBe(crossed.length);
  },
);

test("a page is shown once its styles are there, and opened as a document where they cannot be had", async ({ page }) => {
  const marks = page.getByRole("contentinfo").getByRole("link", { name: "Certifications and marks" });
  const heading = page.getByRole("heading", { level: 1, name: "Certifications and marks" });
  await saveData(page);
  await open(page, "/en/brand/company");
  const heldRequests = await hold(page, /mark-index[^/]*\.css$/);
  await marks.click();
  await expect.poll(heldRequests.requests).toBe(1);
  await expect(heading).toBeHidden();
  heldRequests.release();
  await expect(heading).toBeVisible();
  await expect(page.locator(".mark-card").first()).toHaveCSS("border-bottom-style", "solid");

  await open(page, "/en/brand/company");
  const same = await markDocument(page);
  const failing = await hold(page, /mark-index[^/]*\.css$/);
  await marks.click();
  await expect.poll(failing.requests).toBe(1);
  failing.fail();
  await expect(heading).toBeVisible();
  await expect(same()).rejects.toThrow();
});

test("nothing moves when the typeface arrives late", SLOW, async ({ browser }) => {
  const desk = { viewport: { width: 1440, height: 900 } };
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  for (const [page, colorScheme, device] of [
    ["/products", "dark", desk],
    ["/services/about", "dark", desk],
    ["/en/products", "light", desk],
    ["/products/v3", "light", desk],
    ["/products/wireless", "light", phone],
    ["/en/products", "light", phone],
    ["/en/article", "light", phone],
    ["/en/buy", "light", phone],
    ["/buy", "light", phone],
    ["/en/contact", "light", phone],
    ["/en", "light", phone],
  ] as const) {
    const visitor = await browser.newPage({ ...device, colorScheme });
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    await visitor.route(/\.woff2$/, async (route) => {
      await late;
      await route.continue();
    });
    await recordShifts(visitor);
    await visitor.goto(page, { waitUntil: "domcontentloaded" });
    await waitForDrawing(visitor);
    release();
    await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
    await waitForDrawing(visitor);
    expect(await shifts(visitor), page).toEqual([]);
    await visitor.close();
  }
});
