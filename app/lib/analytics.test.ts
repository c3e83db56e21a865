import { afterEach, expect, it, vi } from "vitest";
import { track, trackException, trackPageView } from "./analytics.ts";

afterEach(() => vi.unstubAllGlobals());

function tagFunction() {
  const gtag = vi.fn<(...args: unknown[]) => void>();
  vi.stubGlobal("window", { gtag });
  return gtag.mock.calls;
}

it("tells the global tag function of events", () => {
  const gtag = tagFunction();
  track("file_download", { file_name: "v3.pdf" });
  track("scroll", { percent_scrolled: 75 });
  expect(gtag).toEqual([
    ["event", "file_download", { file_name: "v3.pdf" }],
    ["event", "scroll", { percent_scrolled: 75 }],
  ]);
});

it("counts a purchase in yuan unless told otherwise", () => {
  const gtag = tagFunction();
  track("purchase", { transaction_id: "T1", value: 12 });
  track("purchase", { transaction_id: "T2", value: 12, currency: "EUR" });
  expect(gtag).toEqual([
    ["event", "purchase", { transaction_id: "T1", value: 12, currency: "CNY" }],
    ["event", "purchase", { transaction_id: "T2", value: 12, currency: "EUR" }],
  ]);
});

it("tells of pages by path and title, and Baidu Tongji of anything else as events", () => {
  const queue: unknown[] = [];
  const gtag = tagFunction();
  Object.assign(window, { _hmt: queue });
  vi.stubGlobal("document", { title: "如何购买" });
  trackPageView("/buy");
  track("scroll", { percent_scrolled: 90 });
  expect(gtag[0]).toEqual(["event", "page_view", { page_path: "/buy", page_title: "如何购买" }]);
  expect(queue).toEqual([
    ["_trackPageview", "/buy"],
    ["_trackEvent", "site", "scroll", "90"],
  ]);
});

it("does nothing where there is no counter, or something else of its name", () => {
  vi.stubGlobal("window", { gtag: "no function" });
  expect(() => track("search", { search_term: "V3" })).not.toThrow();
});

it.each([
  [new Error("a fault"), "a fault"],
  ["a text", "a text"],
  [undefined, "undefined"],
  ["x".repeat(200), "x".repeat(100)],
])("describes %o in at most 100 characters", (thrown, description) => {
  const gtag = tagFunction();
  trackException(thrown, false);
  expect(gtag).toEqual([["event", "exception", { description, fatal: false }]]);
});
