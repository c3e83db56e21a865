/** What the site stores in the browser for itself: texts, layout data, language and the answer to its offer, reloads, places scrolled to. All else is the visitor's. */
const OF_SITE = /^(?:(?:locale|frame):[a-z]+|lang|language-offer|reloaded:.*|react-router-scroll-positions)$/;
/** The parameters by which an address brings products onto the quote list. */
const BRINGS_LIST = ["items", "add"];

/** Whether the browser stores something of the visitor's that the page is to show, or is to store the list that the page's address brings. */
export function storesOfVisitor(): boolean {
  const query = new URLSearchParams(location.search);
  if (BRINGS_LIST.some((name) => query.has(name))) return true;
  try {
    return [localStorage, sessionStorage].some((storage) => Object.keys(storage).some((key) => !OF_SITE.test(key)));
  } catch {
    // Storage is switched off.
    return false;
  }
}
