/** Walks through a page with the Tab key, and describes each stop. */
import type { Page } from "@playwright/test";

/** A window on a page that is shown four times as large, a phone, a small laptop. */
export const SIZES = [
  { width: 320, height: 256 },
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
];

/** A place at which Tab stops. */
export interface Stop {
  /** Place among the page's stops; -1 for an unexpected one. */
  index: number;
  name: string;
  /** What keeps it from being seen, or nothing. */
  fault: string;
}

/**
 * Numbers what Tab should stop at, in the order of the document. The buttons of a choice are one stop.
 * @param within selector of the part whose stops are counted
 */
export function markStops(page: Page, within = "html"): Promise<number> {
  return page.evaluate((part) => {
    const kinds = ["a[href]", "button", "input", "select", "textarea", "summary", "video[controls]", "iframe", "[tabindex]"];
    const selector = kinds.map((kind) => `${part} ${kind}`).join(", ");
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(":disabled, [type=hidden]") &&
        // A link within a text that is being written is no stop.
        !element.parentElement?.isContentEditable &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const choices = new Map<string, number>();
    let count = 0;
    for (const element of stops) {
      const choice = element instanceof HTMLInputElement && element.type === "radio" ? element.name : null;
      const radioIndex = choice === null ? undefined : choices.get(choice);
      const index = radioIndex ?? count++;
      if (choice !== null) choices.set(choice, index);
      element.dataset["stop"] = String(index);
    }
    return count;
  }, within);
}

/** Presses a key until the focus has left the page or would turn round; a video's own controls count as the video. */
export async function walk(page: Page, key: "Tab" | "Shift+Tab", stops: number): Promise<Stop[]> {
  /** A video has about this many controls of its own, and a date as many parts. */
  const [controls, parts] = [8, 4];
  const visited: Stop[] = [];
  const limit = stops + (await page.locator("video").count()) * controls + (await page.locator("[type=date]").count()) * parts + 2;
  if (key === "Shift+Tab") await page.evaluate((last) => document.querySelector<HTMLElement>(`[data-stop="${last}"]`)?.focus(), stops - 1);
  for (let presses = 0; presses < limit && visited.length < stops; presses += 1) {
    if (key === "Tab" || presses > 0) await page.keyboard.press(key);
    const stop = await page.evaluate(focusedStop);
    if (stop && stop.index !== visited.at(-1)?.index) visited.push(stop);
  }
  return visited;
}

/** The focused element, and whether it is visible and shows its focus. */
function focusedStop(): Stop | null {
  // The final state counts. Drawing transitions would take half of the time of a walk.
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  // An element as high as the window, such as a scrolling table, shows only in part.
  const shares = bottom - top > innerHeight / 2 ? [0.5, 0.25, 0.75] : [0.5];
  const spots = shares.map((share) => Math.max(top, 0) * (1 - share) + Math.min(bottom, innerHeight) * share);
  // A handle of a range takes the pointer, the rest of its field does not.
  element.style.pointerEvents = "auto";
  const over = spots.map((y) => (x >= 0 && x < innerWidth && y >= 0 && y < innerHeight ? document.elementFromPoint(x, y) : null));
  element.style.pointerEvents = "";
  // The ring is around the element, around the card that its link covers, or around the frame of a control.
  const frame = element.closest(".rs__control") ?? element.parentElement ?? element;
  const rings = [getComputedStyle(element), getComputedStyle(element, "::before"), getComputedStyle(frame)];
  const ring = rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px");
  const name = `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`;
  // Of a control that is drawn anew, the label takes the pointer.
  const own = element.closest("label") ?? element;
  const isSeen = over.some((topmost) => topmost && (own.contains(topmost) || topmost.contains(element)));
  const faults = [
    isSeen ? "" : `out of sight behind ${over[0]?.className ?? "the edge"}`,
    ring || element.tagName === "VIDEO" ? "" : "no ring",
  ];
  return { index: Number(element.dataset["stop"] ?? -1), name, fault: faults.filter(Boolean).join(", ") };
}
