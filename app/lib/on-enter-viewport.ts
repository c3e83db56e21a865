/** How far, in pixels, the top of something must have come into view before it moves (specification, business constants). */
const OFFSET = 100;
/** Milliseconds for which it moves then (specification, business constants). */
export const APPEARANCE = 1000;

/**
 * Tells once when an element that stands below the window has come into view. What stands in view or above it at first is left alone,
 * and so is everything with reduced motion. The browser reports its place after layout: asked at once, each
 * element would have it laid out anew.
 * @returns what ends it
 */
export function onEnterViewport(element: HTMLElement, { waits, comes }: { waits?: () => void; comes: () => void }): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  let isWaiting = false;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry || (isWaiting && !entry.isIntersecting)) return;
      if (!isWaiting && (entry.boundingClientRect.top >= innerHeight || isYetToBeLaidOut(element))) {
        isWaiting = true;
        waits?.();
        return;
      }
      observer.disconnect();
      if (isWaiting) comes();
    },
    { rootMargin: `0px 0px -${OFFSET}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Whether an element is part of what the browser lays out when it comes near (components/basics/far.css). */
function isYetToBeLaidOut(element: HTMLElement): boolean {
  // Movement is decoration: browsers that cannot tell do without.
  if (!("checkVisibility" in element)) return false;
  // oxlint-disable-next-line no-restricted-properties -- it is there
  return element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true });
}
