import { useEffect } from "react";

/** Which elements of a screen, and what is done with one. It must change nothing where that is done already. */
export type ScreenRule = readonly [selector: string, apply: (element: HTMLElement) => void];

/** Applies rules to what Payload draws, now and whenever it draws something else, once per frame. */
export function useOnScreen(rules: readonly ScreenRule[]): void {
  useEffect(() => {
    let waiting = 0;
    const applyAll = () => {
      waiting = 0;
      for (const [selector, apply] of rules) for (const element of document.querySelectorAll<HTMLElement>(selector)) apply(element);
    };
    const observer = new MutationObserver(() => {
      waiting ||= requestAnimationFrame(applyAll);
    });
    // With the head, in which the title stands.
    observer.observe(document, { childList: true, subtree: true });
    applyAll();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, [rules]);
}
