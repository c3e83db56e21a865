import { expect, test, type Page } from "@playwright/test";
import { open } from "./support/page.ts";

/** One page of each kind that has something of its own to be reached: menus, tabs, a gallery, videos, a form, a map, tables. */
const PAGES = [
  "/",
  "/en/products",
  "/products/v3",
  "/en/products/m20?tab=downloads",
  "/solutions/logistics",
  "/en/article",
  "/article/1",
  "/services/videos",
  "/en/contact",
  "/buy",
  "/services/oem-odm",
  "/mark-index",
];

interface Stop {
  /** Place among the page's stops; -1 for what was not expected to be one. */
  index: number;
  name: string;
  /** What keeps it from being seen, or nothing. */
  fault: string;
}

for (const path of PAGES) {
  test(`${path} is walked by Tab to its end and back, and every stop is seen`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    // The controls of films come after the page.
    await expect(page.locator(".player-bar")).toHaveCount(await page.locator("video").count());
    const stops = await markStops(page);
    expect(stops).toBeGreaterThan(8);
    const forth = await walk(page, "Tab", stops);
    expect(forth.filter(({ fault }) => fault)).toEqual([]);
    expect(forth.map(({ index }) => index)).toEqual(Array.from({ length: stops }, (_, index) => index));
    const back = await walk(page, "Shift+Tab", stops);
    expect(back.filter(({ fault }) => fault)).toEqual([]);
    expect(back.map(({ index }) => index)).toEqual(Array.from({ length: stops }, (_, index) => stops - 1 - index));
  });
}

test("an open menu of the header is walked through and left", async ({ page }) => {
  await open(page, "/en");
  const entry = page.locator(".main-nav-link").first();
  await entry.focus();
  await page.keyboard.press("Enter");
  const links = page.locator(".mega-menu :is(a, input)");
  await expect(links.first()).toBeVisible();
  const count = await links.count();
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press("Tab");
    await expect(links.nth(index)).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(page.locator(".mega-menu")).toHaveCount(0);
  await expect(page.locator(".main-nav-link").nth(1)).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the menu sheet is opened, walked through and left, and Escape closes it", async ({ page }) => {
    await open(page, "/en");
    const button = page.locator(".menu-sheet > summary");
    await button.focus();
    await page.keyboard.press("Enter");
    const stops = page.locator(".menu-sheet-panel > details > summary, .menu-sheet-panel > a");
    const count = await stops.count();
    expect(count).toBeGreaterThan(5);
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press("Tab");
      await expect(stops.nth(index)).toBeFocused();
      await expect(stops.nth(index)).toBeInViewport();
    }
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(page.locator(".menu-sheet-panel")).toBeHidden();
    await page.keyboard.press("Enter");
    await stops.last().focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(".menu-sheet-panel")).toBeHidden();
  });
});

/** Numbers what Tab should stop at, in the order of the document. The buttons of a choice are one stop. */
function markStops(page: Page): Promise<number> {
  return page.evaluate(() => {
    const selector = "a[href], button, input, select, textarea, summary, video[controls], iframe, [tabindex]";
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(":disabled, [type=hidden]") && element.checkVisibility({ visibilityProperty: true }),
    );
    const choices = new Map<string, number>();
    let count = 0;
    for (const element of stops) {
      const choice = element instanceof HTMLInputElement && element.type === "radio" ? element.name : null;
      const known = choice === null ? undefined : choices.get(choice);
      const index = known ?? count++;
      if (choice !== null) choices.set(choice, index);
      element.dataset["stop"] = String(index);
    }
    return count;
  });
}

/** Presses a key until the focus has left the page or would turn round; a video's own controls count as the video. */
async function walk(page: Page, key: "Tab" | "Shift+Tab", stops: number): Promise<Stop[]> {
  /** A video has about this many controls of its own. */
  const controls = 8;
  const seen: Stop[] = [];
  const limit = stops + (await page.locator("video").count()) * controls + 2;
  if (key === "Shift+Tab") await page.evaluate((last) => document.querySelector<HTMLElement>(`[data-stop="${last}"]`)?.focus(), stops - 1);
  for (let presses = 0; presses < limit && seen.length < stops; presses += 1) {
    if (key === "Tab" || presses > 0) await page.keyboard.press(key);
    const stop = await page.evaluate(focused);
    if (stop && stop.index !== seen.at(-1)?.index) seen.push(stop);
  }
  return seen;
}

/** The element that has the focus, and whether it is seen and shows that it has it. */
async function focused(): Promise<Stop | null> {
  // With reduced motion a change still takes one frame, which a busy machine draws late.
  const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  // A handle of a range takes the pointer, the rest of its field does not.
  element.style.pointerEvents = "auto";
  const there = x >= 0 && x < innerWidth && y >= 0 && y < innerHeight ? document.elementFromPoint(x, y) : null;
  element.style.pointerEvents = "";
  // The ring is around the element, around the card that its link covers, or around the frame of a control.
  const rings = [getComputedStyle(element), getComputedStyle(element, "::before"), getComputedStyle(element.parentElement ?? element)];
  const ring = rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px");
  const name = `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
  const faults = [
    !there || (!element.contains(there) && !there.contains(element)) ? `out of sight behind ${there?.className ?? "the edge"}` : "",
    ring || element.tagName === "VIDEO" ? "" : "no ring",
  ];
  return { index: Number(element.dataset["stop"] ?? -1), name, fault: faults.filter(Boolean).join(", ") };
}
