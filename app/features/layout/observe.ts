import { trackException, TEXT_LIMIT, track } from "#app/lib/analytics.ts";

/** Scroll depths of a page to report, in per cent. */
const DEPTHS = [25, 50, 75, 90] as const;

/** The name of a file at the end of an address: an upload, a datasheet, a drawing, a workbook, a ZIP. Pages have no ending. */
const FILE = /\/([^/]+\.[a-z0-9]{2,5})$/i;

/** Watches clicks, downloads, searches, films and errors of the whole document. Returns a function that stops it. */
export function observeDocument(): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener("click", reportClick, { signal, capture: true });
  document.addEventListener("submit", reportSubmit, { signal, capture: true });
  document.addEventListener("play", reportPlay, { signal, capture: true });
  window.addEventListener("error", ({ message }) => trackException(message, true), { signal });
  window.addEventListener("unhandledrejection", (event) => event.defaultPrevented || trackException(event.reason, false), { signal });
  return () => ending.abort();
}

/** Reports each depth of a page once. Returns a function that stops it. */
export function observeScroll(): () => void {
  const pending = new Set<(typeof DEPTHS)[number]>(DEPTHS);
  const ending = new AbortController();
  const report = () => {
    const { scrollHeight } = document.documentElement;
    const reached = ((window.scrollY + window.innerHeight) / scrollHeight) * 100;
    for (const percent of pending) {
      if (reached < percent) continue;
      pending.delete(percent);
      track("scroll", { percent_scrolled: percent });
    }
  };
  window.addEventListener("scroll", report, { signal: ending.signal, passive: true });
  return () => ending.abort();
}

function reportClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link) return;
  const file = FILE.exec(link.pathname)?.[1];
  if (file && link.host === window.location.host) track("file_download", { file_name: file });
  else track("click", { link_text: (link.textContent ?? "").trim().slice(0, TEXT_LIMIT), link_url: link.href });
}

/** Reports searches; forms that send leads report themselves, after success. */
function reportSubmit({ target }: SubmitEvent): void {
  const search = target instanceof HTMLFormElement && target.querySelector<HTMLInputElement>('input[type="search"]');
  if (search) reportSearch(search);
}

/** Reports a search; resubmitting a form for another choice, with the list's present words, is no new search. */
function reportSearch({ name, value }: HTMLInputElement): void {
  const term = value.trim();
  if (!term || term === new URLSearchParams(window.location.search).get(name)) return;
  track("search", { search_term: term.slice(0, TEXT_LIMIT) });
}

/** Reported films: resuming after a pause is no new play. */
const played = new WeakSet<EventTarget>();

function reportPlay({ target }: Event): void {
  if (!(target instanceof HTMLVideoElement) || played.has(target)) return;
  played.add(target);
  track("video_play", { video_title: target.title || target.getAttribute("aria-label") || "" });
}
