/** Milliseconds a pointer rests on a link before that counts as intent. */
const INTENT_DELAY = 80;

/**
 * Tells of pages of this site whose links come into view, and (`first`) of those that a visitor points at, touches or focuses.
 * @returns what ends it
 */
export function watchLinks(onLink: (page: string, first: boolean) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      view.unobserve(target);
      const page = pageOf(target);
      if (page) onLink(page, false);
    }
  });
  const observeAll = () => document.querySelectorAll("a[href]").forEach((link) => view.observe(link));
  const mutations = new MutationObserver(observeAll);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const intent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
    const page = link && pageOf(link);
    clearTimeout(timer);
    if (page) timer = setTimeout(() => onLink(page, true), event.type === "pointerover" ? INTENT_DELAY : 0);
  };
  observeAll();
  mutations.observe(document.body, { childList: true, subtree: true });
  for (const kind of ["pointerover", "focusin", "touchstart"]) document.addEventListener(kind, intent, { passive: true, signal });
  return () => {
    ending.abort();
    view.disconnect();
    mutations.disconnect();
    clearTimeout(timer);
  };
}

/** The page that a link leads to, if it is one of this site in this language and not the one shown. */
function pageOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== window.location.origin || link.target || link.hasAttribute("download") || link.hasAttribute("hreflang")) return null;
  if (/^\/(?:api|media|admin|locales|builds)(?:\/|$)/.test(link.pathname) || link.pathname === window.location.pathname) return null;
  return link.pathname + link.search;
}
