/**
 * Every event that the site tells the operator's counters, in one list. Nothing is sent unless the global tag function exists.
 */

/** Currency of purchases unless told otherwise (specification, section 9). */
const DEFAULT_CURRENCY = "CNY";

export type AnalyticsEvent =
  | { name: "page_view"; path: string; title: string }
  | { name: "search"; term: string }
  | { name: "click"; label: string; address: string }
  | { name: "file_download"; file: string }
  | { name: "form_submit"; form: string }
  | { name: "scroll"; percent: 25 | 50 | 75 | 90 }
  | { name: "video_play"; title: string }
  | { name: "exception"; description: string; fatal: boolean }
  | { name: "purchase"; transaction: string; value: number; currency?: string }
  | { name: "conversion"; label: string };

type Tag = (command: "event", name: string, parameters: Record<string, string | number | boolean>) => void;

/** Tells the global tag function of an event, if there is one. */
export function track(event: AnalyticsEvent): void {
  const { gtag } = window as { gtag?: Tag };
  if (typeof gtag !== "function") return;
  gtag("event", event.name, parameters(event));
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
