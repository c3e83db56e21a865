/** What a page says by its live regions, as a screen reader would read it aloud. */
import type { Page } from "@playwright/test";

interface Spoken {
  spoken?: string[];
}

/** Notes from the next document on what live regions say: those that are shown and not switched off. */
export async function noteSpoken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = "[role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]";
    const said: string[] = [];
    (window as Spoken).spoken = said;
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const around = element?.closest(live);
          if (around) regions.add(around);
          // What is drawn anew with the page is read as the page.
          if (node !== target) for (const inside of element?.querySelectorAll("[role=alert]") ?? []) regions.add(inside);
        }
      }
      for (const region of regions) {
        const text = region.textContent?.trim().replaceAll(/\s+/g, " ") ?? "";
        if (text && region.ariaLive !== "off" && region.checkVisibility({ visibilityProperty: true })) said.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Forgets what was said so far. */
export function hush(page: Page): Promise<void> {
  return page.evaluate(() => void (window as Spoken).spoken?.splice(0));
}

/** What was said since the document opened, or since `hush`. Equal words in a row count once. */
export function spoken(page: Page): Promise<string[]> {
  return page.evaluate(() => ((window as Spoken).spoken ?? []).filter((text, index, all) => text !== all[index - 1]));
}
