import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { drawn } from "./support/drawing.ts";
import { PAGE_KINDS } from "./support/routes.ts";
import { recordShifts, shifts } from "./support/stillness.ts";

const CLIENT = "build/client";

test("a page is sent with every style that it shows, before the whole stylesheet comes", async ({ browser }) => {
  const file = readdirSync(path.join(CLIENT, "assets")).find((name) => name.endsWith(".css"));
  const whole = readFileSync(path.join(CLIENT, "assets", file ?? ""), "utf8");
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  for (const { path: page } of PAGE_KINDS) {
    await visitor.goto(page, { waitUntil: "domcontentloaded" });
    const { wanted, missing } = await visitor.evaluate((css) => {
      const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
        [...rules].flatMap((rule) =>
          rule instanceof CSSStyleRule ? [rule] : rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [],
        );
      const styles = document.querySelector("style")?.textContent ?? "";
      const asked = new Set(Array.from(styles.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
      // Custom properties that nothing asks for are not sent.
      const textOf = ({ cssText }: CSSStyleRule) =>
        cssText
          .replaceAll(/(--[\w-]+): (?:"[^"]*"|[^;"])*;/g, (text, name: string) => (asked.has(name) ? text : ""))
          .replaceAll(/\s+/g, " ");
      const sent = new Set([...document.styleSheets].flatMap(({ cssRules }) => rulesOf(cssRules).map(textOf)));
      const all = new CSSStyleSheet();
      all.replaceSync(css);
      const used = rulesOf(all.cssRules).filter(({ selectorText }) => document.querySelector(selectorText));
      return { wanted: used.length, missing: used.map(textOf).filter((text) => !sent.has(text)) };
    }, whole);
    expect(missing, page).toEqual([]);
    expect(wanted, page).toBeGreaterThan(50);
  }
  await visitor.close();
});

test("nothing moves when the typeface arrives late", async ({ browser }) => {
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
    await drawn(visitor);
    release();
    await visitor.evaluate(() => document.fonts.ready.then(() => undefined));
    await drawn(visitor);
    expect(await shifts(visitor), page).toEqual([]);
    await visitor.close();
  }
});
