import { afterEach, expect, it, vi } from "vitest";
import { exceptionOf, track, type AnalyticsEvent } from "./analytics.ts";

afterEach(() => vi.unstubAllGlobals());

const EVENTS: [AnalyticsEvent, Record<string, unknown>][] = [
  [
    { name: "page_view", path: "/en/buy", title: "How to buy" },
    { page_path: "/en/buy", page_title: "How to buy" },
  ],
  [{ name: "search", term: "V3" }, { search_term: "V3" }],
  [
    { name: "click", label: "News", address: "/article" },
    { link_text: "News", link_url: "/article" },
  ],
  [{ name: "file_download", file: "v3.pdf" }, { file_name: "v3.pdf" }],
  [{ name: "form_submit", form: "/buy" }, { form_name: "/buy" }],
  [{ name: "scroll", percent: 75 }, { percent_scrolled: 75 }],
  [{ name: "video_play", title: "Wiring" }, { video_title: "Wiring" }],
  [
    { name: "exception", description: "a fault", fatal: true },
    { description: "a fault", fatal: true },
  ],
  [
    { name: "purchase", transaction: "T1", value: 12 },
    { transaction_id: "T1", value: 12, currency: "CNY" },
  ],
  [
    { name: "purchase", transaction: "T2", value: 12, currency: "EUR" },
    { transaction_id: "T2", value: 12, currency: "EUR" },
  ],
  [{ name: "conversion", label: "/buy" }, { event_label: "/buy" }],
];

it.each(EVENTS)("tells the global tag function of %o", (event, parameters) => {
  const gtag = vi.fn<() => void>();
  vi.stubGlobal("window", { gtag });
  track(event);
  expect(gtag.mock.calls).toEqual([["event", event.name, parameters]]);
});

it("tells Baidu Tongji of pages by their path and of anything else as events", () => {
  const queue: unknown[] = [];
  vi.stubGlobal("window", { _hmt: queue });
  track({ name: "page_view", path: "/buy", title: "如何购买" });
  track({ name: "scroll", percent: 90 });
  expect(queue).toEqual([
    ["_trackPageview", "/buy"],
    ["_trackEvent", "site", "scroll", "90"],
  ]);
});

it("does nothing where there is no counter, or something else of its name", () => {
  vi.stubGlobal("window", { gtag: "no function" });
  expect(() => track({ name: "search", term: "V3" })).not.toThrow();
});

it.each([
  [new Error("a fault"), "a fault"],
  ["a text", "a text"],
  [undefined, "undefined"],
  ["x".repeat(200), "x".repeat(100)],
])("describes %o in at most 100 characters", (thrown, description) => {
  expect(exceptionOf(thrown, false)).toEqual({ name: "exception", description, fatal: false });
});
