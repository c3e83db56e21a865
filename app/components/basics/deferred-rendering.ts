/** The deferred blocks, as named in far.css. */
const BLOCKS = ".section, .call, .footer, .news-list > li";
/** Milliseconds within which the browser should become idle. */
const IDLE_LIMIT = 500;

/**
 * Lays out the page's deferred blocks, one in each idle moment of the browser, so that none takes long on a phone.
 * Afterwards every position within the page is final.
 */
export async function renderDeferred(): Promise<void> {
  const root = document.documentElement;
  if (!root.dataset["far"]) return;
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  for (const block of blocks) {
    await new Promise((resolve) =>
      "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: IDLE_LIMIT }) : setTimeout(resolve),
    );
    block.style.contentVisibility = "visible";
    // Reading its height makes the browser lay it out at once.
    void root.scrollHeight;
  }
  delete root.dataset["far"];
  for (const block of blocks) block.style.contentVisibility = "";
}
