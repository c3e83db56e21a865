import type { Page } from "@playwright/test";
import { drawn } from "./drawing.ts";

/** What of a page is looked at: controls, and what says which of several is chosen. */
const PARTS = "a, button, summary, [role='button'], [role='tab'], [aria-current], [aria-selected='true']";

/**
 * Signs in controls that are gone where the visitor sets the colours, which takes backgrounds away: boxes without a text, such as the
 * line below the chosen tab, that nothing but their background tells from what is around them.
 */
export async function goneInOwnColours(page: Page): Promise<string[]> {
  const before = new Set(await page.evaluate(standingOut, PARTS));
  await page.emulateMedia({ forcedColors: "active" });
  await drawn(page);
  const after = new Set(await page.evaluate(standingOut, PARTS));
  await page.emulateMedia({ forcedColors: "none" });
  return [...before].filter((sign) => !after.has(sign)).map((sign) => `gone in own colours: ${sign}`);
}

/** The boxes without a text that stand out from what is around them; it runs in the page. */
function standingOut(parts: string): string[] {
  const found: string[] = [];
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
          found.push(`${element.tagName.toLowerCase()}.${element.getAttribute("class")}${pseudo} in .${part.getAttribute("class")}`);
      }
    }
  }
  return found;
}
