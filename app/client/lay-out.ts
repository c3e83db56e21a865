/** What is laid out late, as far.css names it. */
const BLOCKS = ".section, .call, .footer, .news-list > li, .video-list > li";
/** Milliseconds that an idle moment is waited for. */
const LIMIT = 500;
/** Milliseconds after which the next block waits for another idle moment: on a phone they are some ten. */
const AT_ONCE = 2;

/**
 * Lays out what the page has kept for when it comes near, block by block in the browser's idle moments, so that none is long on a phone.
 * From then on every place within the page is where it will be found again.
 */
export async function layOutAll(): Promise<void> {
  const root = document.documentElement;
  if (!root.dataset["far"]) return;
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  const waiting = [...blocks];
  while (waiting.length > 0) {
    await idle();
    const begun = performance.now();
    do {
      const block = waiting.shift();
      if (block) block.style.contentVisibility = "visible";
      // Asked for its height, the browser lays it out here and now.
    } while (root.scrollHeight && waiting.length > 0 && performance.now() - begun < AT_ONCE);
  }
  delete root.dataset["far"];
  for (const block of blocks) {
    block.style.contentVisibility = "";
    if (block.style.length === 0) block.removeAttribute("style");
  }
}

/** Settles when the browser is idle; soon, in browsers that do not tell. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: LIMIT });
    else setTimeout(resolve);
  });
}
