/** What a page says by its live regions, as a screen reader would read it aloud. */
import type { Page } from "@playwright/test";

interface Spoken {
  spoken?: string[];
  unheard?: string[];
}

/**
 * Notes from the next document on what live regions say: those that are shown and not switched off. A region that comes together with its
 * text says nothing, as screen readers pass over it, unless it is an alert; its text is unheard, but where it comes with a whole part.
 */
export async function noteSpoken(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const live = "[role=status], [role=alert], output, [aria-live=polite], [aria-live=assertive]";
    const messages: string[] = [];
    const unheard: string[] = [];
    Object.assign(window as Spoken, { spoken: messages, unheard });
    const note = (regions: Element[], texts: string[]) => {
      for (const region of regions) {
        const text = region.textContent?.trim().replaceAll(/\s+/g, " ") ?? "";
        if (text && region.ariaLive !== "off" && region.checkVisibility({ visibilityProperty: true })) texts.push(text);
      }
    };
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element));
      const regionsIn = (node: Element) => [node, ...node.querySelectorAll(live)].filter((one) => one.matches(live));
      const fresh = new Set(added.flatMap(regionsIn).filter((region) => !region.matches("[role=alert]")));
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const around = element?.closest(live);
          if (around) regions.add(around);
          // Screen readers read a region rendered anew with the page as part of the page.
          if (node !== target) for (const inside of element?.querySelectorAll("[role=alert]") ?? []) regions.add(inside);
        }
      }
      note(
        [...regions].filter((region) => !fresh.has(region)),
        messages,
      );
      const alone = new Set(added.filter((node) => !node.querySelector("h1, h2, h3")).flatMap(regionsIn));
      note(
        [...fresh].filter((region) => alone.has(region)),
        unheard,
      );
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Forgets the announcements so far. */
export function hush(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { spoken, unheard } = window as Spoken;
    spoken?.splice(0);
    unheard?.splice(0);
  });
}

/** The messages since then that came together with their place, which is to be there before them. */
export function unheard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Spoken).unheard ?? []);
}

/** The announcements since the document opened, or since `hush`. Equal words in a row count once. */
export function spokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => ((window as Spoken).spoken ?? []).filter((text, index, all) => text !== all[index - 1]));
}
