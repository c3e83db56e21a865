import { provideWholeStyles } from "#app/lib/full-stylesheet.ts";

/** What may bring onto the page what its own styles do not know: a menu that opens, another page. */
const ACTS = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "popstate", "submit"] as const;

/**
 * Fetches the whole stylesheet, which comes after the part that the page holds. It counts from the first thing that the visitor does, so
 * that a page that is only read is not laid out again, or once it is asked for (`fullStylesheet`).
 * A page without it is still better with script than without.
 */
export function addStyles(href: string): void {
  const sheet = fetchSheet(href);
  const acting = new AbortController();
  let adopted: Promise<void> | undefined;
  const bring = () => {
    acting.abort();
    return (adopted ??= sheet.then(adopt));
  };
  provideWholeStyles(bring);
  const act = (event: Event) => {
    // A mouse that only rests on the page is told of, too.
    if (event.type === "pointermove" && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
    void bring();
  };
  for (const kind of ACTS) window.addEventListener(kind, act, { capture: true, passive: true, signal: acting.signal });
}

async function fetchSheet(href: string): Promise<CSSStyleSheet | null> {
  try {
    const response = await fetch(href);
    if (!response.ok) throw new Error(`${href}: ${response.status}`);
    const sheet = new CSSStyleSheet({ baseURL: response.url });
    // The page has its typefaces already; said again, every line of text would be laid out again.
    sheet.replaceSync((await response.text()).replaceAll(/@font-face\s*{[^}]*}/g, ""));
    return sheet;
  } catch (error) {
    console.warn("The stylesheet could not be fetched:", error);
    return null;
  }
}

function adopt(sheet: CSSStyleSheet | null): void {
  if (sheet) document.adoptedStyleSheets.push(sheet);
}
