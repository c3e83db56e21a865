/** Every event that the site reports to the operator's counters, in one list. Reports nothing without a counter. */

/** Longest reported text, in characters. */
export const TEXT_LIMIT = 100;

/** The events with their details, under the names that Google Analytics gives both (https://developers.google.com/analytics/devguides/collection/ga4/reference/events). */
export interface AnalyticsEvents {
  search: { search_term: string };
  click: { link_text: string; link_url: string };
  file_download: { file_name: string };
  form_submit: { form_name: string };
  scroll: { percent_scrolled: 25 | 50 | 75 | 90 };
  video_play: { video_title: string };
  exception: { description: string; fatal: boolean };
  /** Nothing on the site is bought at once, so nothing here tells it: it is for an operator's own pages, such as one that takes payments. In yuan by default. */
  purchase: { transaction_id: string; value: number; currency?: string };
  conversion: { event_label: string };
}

type Tag = (command: "event", name: string, details: object) => void;

interface Counters {
  /** Google's global tag function. */
  gtag?: Tag;
  /** Baidu Tongji's queue of commands. */
  _hmt?: { push: (command: string[]) => void };
}

/** Reports an event to the page's counters: the global tag function and Baidu Tongji, where present. */
export function track<Name extends keyof AnalyticsEvents>(name: Name, details: AnalyticsEvents[Name]): void {
  const [first] = Object.values(details) as unknown[];
  send(name, name === "purchase" ? { currency: "CNY", ...details } : details, ["_trackEvent", "site", name, String(first)]);
}

/** Reports a page view to the page's counters. @param path of its address */
export function trackPageView(path: string): void {
  send("page_view", { page_path: path, page_title: document.title }, ["_trackPageview", path]);
}

function send(name: string, details: object, command: string[]): void {
  const { gtag, _hmt: baidu } = window as Counters;
  if (typeof gtag === "function") gtag("event", name, details);
  baidu?.push(command);
}

/** Reports an error to the page's counters. @param fatal whether the visitor has lost the page by it */
export function trackException(error: unknown, fatal: boolean): void {
  const description = error instanceof Error ? error.message : String(error);
  track("exception", { description: description.slice(0, TEXT_LIMIT), fatal });
}
