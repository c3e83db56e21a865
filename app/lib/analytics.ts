/** Every event that the site tells the operator's counters, in one list. Nothing is told unless a counter is there. */

/** Currency of purchases unless told otherwise. */
const DEFAULT_CURRENCY = "CNY";

/** Longest text told of anything, in characters. */
export const TEXT_LIMIT = 100;

export type AnalyticsEvent =
  | { name: "page_view"; path: string; title: string }
  | { name: "search"; term: string }
  | { name: "click"; label: string; address: string }
  | { name: "file_download"; file: string }
  | { name: "form_submit"; form: string }
  | { name: "scroll"; percent: 25 | 50 | 75 | 90 }
  | { name: "video_play"; title: string }
  | { name: "exception"; description: string; fatal: boolean }
  /** Nothing on the site is bought at once, so nothing here tells it: it is for an operator's own pages, such as one that takes payments. */
  | { name: "purchase"; transaction: string; value: number; currency?: string }
  | { name: "conversion"; label: string };

type Tag = (command: "event", name: string, parameters: Record<string, string | number | boolean>) => void;

interface Counters {
  /** Google's global tag function. */
  gtag?: Tag;
  /** Baidu Tongji's queue of commands. */
  _hmt?: { push: (command: (string | number)[]) => void };
}

/** Tells the page's counters of an event: the global tag function and Baidu Tongji, as far as they are there. */
export function track(event: AnalyticsEvent): void {
  const { gtag, _hmt: baidu } = window as Counters;
  const details = parameters(event);
  if (typeof gtag === "function") gtag("event", event.name, details);
  if (event.name === "page_view") baidu?.push(["_trackPageview", event.path]);
  else baidu?.push(["_trackEvent", "site", event.name, String(Object.values(details)[0])]);
}

/** The page that is shown, as an event. */
export function pageView(path: string): AnalyticsEvent {
  return { name: "page_view", path, title: document.title };
}

/** Whatever was thrown, as an event. */
export function exceptionOf(error: unknown, fatal: boolean): AnalyticsEvent {
  const description = error instanceof Error ? error.message : String(error);
  return { name: "exception", description: description.slice(0, TEXT_LIMIT), fatal };
}

/** The event's parameters under the names that Google Analytics gives them. */
function parameters(event: AnalyticsEvent): Record<string, string | number | boolean> {
  switch (event.name) {
    case "page_view":
      return { page_path: event.path, page_title: event.title };
    case "search":
      return { search_term: event.term };
    case "click":
      return { link_text: event.label, link_url: event.address };
    case "file_download":
      return { file_name: event.file };
    case "form_submit":
      return { form_name: event.form };
    case "scroll":
      return { percent_scrolled: event.percent };
    case "video_play":
      return { video_title: event.title };
    case "exception":
      return { description: event.description, fatal: event.fatal };
    case "purchase":
      return { transaction_id: event.transaction, value: event.value, currency: event.currency ?? DEFAULT_CURRENCY };
    case "conversion":
      return { event_label: event.label };
  }
}
