/** What is laid out late, as far.css names it. */
const BLOCKS = ".section, .call, .footer, .news-list > li, .video-list > li";
/** Milliseconds that an idle moment is waited for. */
const IDLE_LIMIT = 500;

/**
 * Lays out what the page has left for when it comes near, a block in each idle moment of the browser, so that none is long on a phone.
 * From then on every place within the page is where it will be found again.
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
    // Asked for its height, the browser lays it out here and now.
    void root.scrollHeight;
  }
  delete root.dataset["far"];
  for (const block of blocks) block.style.contentVisibility = "";
}
