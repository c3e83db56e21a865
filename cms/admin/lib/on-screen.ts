import { useEffect } from "react";

/** A selector, and a mutation of its elements, which must be idempotent. */
export type ScreenRule = readonly [selector: string, apply: (element: HTMLElement) => void];

/** Applies rules to Payload's elements, now and after each of its changes, once per frame. */
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
    observer.observe(document, { childList: true, subtree: true });
    // React writes a later title into the text that is there.
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    applyAll();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, [rules]);
}
