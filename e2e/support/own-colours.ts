import type { Page } from "@playwright/test";
import { waitForDrawing } from "./drawing.ts";

/** What of a page is looked at: controls, and what says in which state something is, by an attribute or a class. */
const PARTS = "a, button, summary, [role='button'], [role='tab'], [aria-current], [aria-selected='true'], [class^='is-'], [class*=' is-']";
/** Selectors of chosen and marked elements among others of their kind. */
const CHOSEN = [
  "[aria-current]:not([aria-current='false'])",
  "[aria-selected='true']",
  "[aria-pressed='true']",
  "[data-selected]",
  "[class*='--active']",
  "[class*='--is-focused']",
  "[class*='-current']",
].join(", ");

/**
 * What of a page is gone where the visitor sets the colours, which takes backgrounds and shadows away: boxes without a text, such as the line
 * below the chosen tab, that nothing but their background tells from what is around them, and what tells a chosen element from its like.
 */
export async function goneInOwnColours(page: Page): Promise<string[]> {
  const look = async () => [...(await page.evaluate(standingOut, PARTS)), ...(await page.evaluate(toldApart, CHOSEN))];
  const before = new Set(await look());
  await page.emulateMedia({ forcedColors: "active" });
  await waitForDrawing(page);
  const after = new Set(await look());
  await page.emulateMedia({ forcedColors: "none" });
  return [...before].filter((sign) => !after.has(sign)).map((sign) => `gone in own colours: ${sign}`);
}

/** The chosen elements that look otherwise than one of their kind beside them; it runs in the page. */
function toldApart(chosen: string): string[] {
  const looksOf = (element: Element) =>
    ["", "::before", "::after"]
      .map((pseudo) => {
        const style = getComputedStyle(element, pseudo || null);
        const ring = style.outlineStyle === "none" ? "" : style.outlineWidth;
        const edges = [style.borderTopWidth, style.borderBottomWidth, style.borderLeftWidth, style.borderTopColor, style.borderBottomColor];
        const ground = [style.backgroundColor, style.boxShadow, style.color, style.fontWeight, style.textDecorationLine, style.content];
        return [ring, ...edges, ...ground].join();
      })
      .join("|");
  const siblingsOf = (element: Element) => [...(element.parentElement?.children ?? [])].filter((other) => other !== element);
  const faults: string[] = [];
  for (const one of document.querySelectorAll(chosen)) {
    const around = one.parentElement ? siblingsOf(one.parentElement).flatMap((other) => Array.from(other.children)) : [];
    const like = [...siblingsOf(one), ...around].find(
      (other) => other.tagName === one.tagName && !other.matches(chosen) && other.classList[0] === one.classList[0],
    );
    if (like?.checkVisibility() && one.checkVisibility() && looksOf(like) !== looksOf(one))
      faults.push(`what tells ${one.tagName.toLowerCase()}.${one.getAttribute("class")} from its like`);
  }
  return faults;
}

/** The boxes without text that stand out from their surroundings; runs in the page. */
function standingOut(parts: string): string[] {
  const faults: string[] = [];
  const CLEAR = "rgba(0, 0, 0, 0)";
  const groundOf = (element: Element | null): string => {
    if (!element) return CLEAR;
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === CLEAR ? groundOf(element.parentElement) : backgroundColor;
  };
  for (const part of document.querySelectorAll(parts)) {
    for (const element of [part, ...part.querySelectorAll("*")]) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest("svg")) continue;
      for (const pseudo of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, pseudo || null);
        const isEmpty = pseudo ? style.content === '""' : element.childElementCount === 0 && !element.textContent?.trim();
        if (!isEmpty || element.matches("img, video, canvas, input") || Number.parseFloat(style.width) < 1) continue;
        const ground = groundOf(pseudo ? element : element.parentElement);
        const hasEdge = [style.borderTopWidth, style.borderLeftWidth].some((width) => width !== "0px") || style.backgroundImage !== "none";
        if (hasEdge || (style.backgroundColor !== CLEAR && style.backgroundColor !== ground))
          faults.push(`${element.tagName.toLowerCase()}.${element.getAttribute("class")}${pseudo} in .${part.getAttribute("class")}`);
      }
    }
  }
  return faults;
}
