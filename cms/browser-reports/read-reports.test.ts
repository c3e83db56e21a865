import { expect, it } from "vitest";
import { browserFamily, readReports } from "./read-reports.ts";

const HOST = "www.example.com";
const PAGE = "https://www.example.com/en/products/a9?utm_source=letter#top";

const newer = (body: object, type = "csp-violation") => [
  { type, age: 10, url: PAGE, user_agent: "Mozilla/5.0 (Private)", body: { documentURL: PAGE, disposition: "enforce", ...body } },
];
const older = (report: object) => ({
  "csp-report": { "document-uri": PAGE, referrer: "https://mail.example.net/?q=secret", "script-sample": "secret", ...report },
});

it("reads a violation in both forms, with the page's path and the host of what was refused alone", () => {
  const stored = [{ kind: "policy", directive: "script-src-elem", blocked: "ads.example.net", path: "/en/products/a9" }];
  const blocked = "https://ads.example.net/show.js?visitor=77";
  expect(readReports(newer({ effectiveDirective: "script-src-elem", blockedURL: blocked }), HOST)).toEqual(stored);
  expect(readReports(older({ "effective-directive": "script-src-elem", "blocked-uri": blocked }), HOST)).toEqual(stored);
  expect(readReports(older({ "violated-directive": "script-src-elem 'self'", "blocked-uri": blocked }), HOST)).toEqual(stored);
});

it.each([
  ["inline", "inline"],
  ["data", "data"],
  ["blob:https://www.example.com/123", "blob"],
  ["https://www.example.com/other.js", "self"],
  ["", "other"],
])("tells of %j as %j", (blockedURL, blocked) => {
  expect(readReports(newer({ effectiveDirective: "img-src", blockedURL }), HOST)).toMatchObject([{ blocked }]);
});

it("reads of a crash why it came", () => {
  expect(readReports(newer({ reason: "oom" }, "crash"), HOST)).toEqual([
    { kind: "crash", directive: "oom", blocked: "", path: "/en/products/a9" },
  ]);
  expect(readReports([{ type: "crash", url: PAGE, body: {} }], HOST)).toMatchObject([{ directive: "crash" }]);
});

it.each([
  ["chrome-extension", ""],
  ["chrome-extension://abcdef/inject.js", ""],
  ["moz-extension://abcdef", ""],
  ["safari-web-extension://abcdef", ""],
  ["about", ""],
  ["inline", "chrome-extension://abcdef/content.js"],
  ["eval", "moz-extension"],
])("drops what an extension has caused: %s %s", (blockedURL, sourceFile) => {
  expect(readReports(newer({ effectiveDirective: "script-src", blockedURL, sourceFile }), HOST)).toEqual([]);
});

it("drops what is about other sites, of other kinds and of no form", () => {
  const elsewhere = { documentURL: "https://www.example.net/", effectiveDirective: "script-src", blockedURL: "inline" };
  for (const message of [
    newer(elsewhere),
    newer({}, "deprecation"),
    newer({ effectiveDirective: "Visitor Name", blockedURL: "inline" }),
    older({ "document-uri": "about:blank" }),
    [null, 1, "x", { type: "csp-violation" }],
    "x",
    null,
  ])
    expect(readReports(message, HOST)).toEqual([]);
});

it("keeps no path that may hold what somebody has typed, and of a long message the first twenty reports", () => {
  const typed = { documentURL: "https://www.example.com/ana@example.com", effectiveDirective: "img-src", blockedURL: "inline" };
  expect(readReports(newer(typed), HOST)).toMatchObject([{ path: "/…" }]);
  const many = Array.from({ length: 50 }, () => newer({ effectiveDirective: "img-src", blockedURL: "inline" })).flat();
  expect(readReports(many, HOST)).toHaveLength(20);
});

it.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge"],
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36", "Chrome"],
  ["Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1", "Safari"],
  ["Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0", "WeChat"],
  ["curl/8", "other"],
])("knows the family of %s", (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
