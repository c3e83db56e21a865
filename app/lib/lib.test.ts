import { describe, expect, it } from "vitest";
import { asksForPage, prefersJsonErrors, prefersJson } from "./http/accept.ts";
import { isCrawler } from "./http/crawlers.ts";
import { countries, isCountry } from "./format/countries.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { longDate, yearOf } from "./format/dates.ts";
import { escapeHtml } from "#shared/lib/html.ts";
import { formatSize } from "./format/file-size.ts";
import { focusDown, focusOf } from "./focus.ts";
import { pictureTag } from "./picture.ts";
import { listAddress } from "./search-params.ts";

describe("prefersJson", () => {
  it.each([
    ["application/json", true],
    ["application/json, text/html", true],
    ["text/html,application/xhtml+xml,application/json;q=0.9", false],
    ["text/html;q=0.5, application/json", true],
    ["application/json;q=0", false],
    ["*/*", false],
    [null, false],
  ])("%s → %s", (accept, json) => {
    expect(prefersJson(accept)).toBe(json);
  });
});

describe("who is told of an error", () => {
  it.each([
    ["text/html,application/xhtml+xml,*/*;q=0.8", { page: true, json: false }],
    ["text/html;q=0.5, application/json", { page: false, json: true }],
    ["application/json", { page: false, json: true }],
    ["application/pdf", { page: false, json: true }],
    ["application/pdf, text/html;q=0", { page: false, json: true }],
    ["text/*", { page: false, json: false }],
    ["*/*", { page: false, json: false }],
    [null, { page: false, json: false }],
  ])("%s → %j", (accept, expected) => {
    expect({ page: asksForPage(accept), json: prefersJsonErrors(accept) }).toEqual(expected);
  });
});

describe("crawlers", () => {
  it.each([
    ["Googlebot/2.1 (+http://www.google.com/bot.html)", true],
    ["Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)", true],
    ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36", false],
    ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36", false],
    [null, false],
  ])("%s → %s", (userAgent, crawler) => {
    expect(isCrawler(userAgent)).toBe(crawler);
  });
});

describe("numbers", () => {
  it("tells file sizes", () => {
    expect([formatSize(400, "en"), formatSize(84_200, "de"), formatSize(1_840_000, "zh"), formatSize(1_840_000, "de")]).toEqual([
      "1 kB",
      "84 kB",
      "1.8 MB",
      "1,8 MB",
    ]);
  });
});

describe("dates", () => {
  it("are those of the maker's time zone", () => {
    expect(isoDay("2025-12-31T20:00:00.000Z")).toBe("2026-01-01");
    expect(yearOf("2025-12-31T20:00:00.000Z")).toBe(2026);
  });
  it("are written as each language writes them", () => {
    expect(longDate("2026-11-06", "zh")).toBe("2026\u00a0年\u00a011\u00a0月\u00a06\u00a0日");
    expect(longDate("2026-11-06", "en")).toBe("6 November 2026");
  });
});

describe("list addresses", () => {
  it("leave out what is empty, and page 1", () => {
    expect(listAddress("/article", { category: "company", year: "", page: 1 })).toBe("/article?category=company");
    expect(listAddress("/article", { query: "a b", page: 3 })).toBe("/article?query=a+b&page=3");
  });
});

describe("countries", () => {
  it("are named and ordered in the language", () => {
    expect(countries("en").find(({ code }) => code === "BR")?.name).toBe("Brazil");
    expect(countries("zh-CN").find(({ code }) => code === "BR")?.name).toBe("巴西");
    expect(countries("en").length).toBe(249);
  });
  it("are known by alpha-2 code", () => {
    expect([isCountry("CN"), isCountry("cn"), isCountry("XX"), isCountry("")]).toEqual([true, false, false, false]);
  });
});

describe("pictures", () => {
  const picture = { name: 'v3 "hero".webp', version: "1", width: 1000, height: 750, alt: 'a "quoted" <alt>' };
  it("are cut around what editors have marked, in tenths", () => {
    expect([focusOf(null, null), focusOf(52, 49), focusOf(21, 88), focusOf(0, 100)]).toEqual([undefined, undefined, "x2 y9", "x0 y10"]);
    expect([focusDown(undefined), focusDown("x2 y9"), focusDown("x0 y10"), focusDown("x3 y0")]).toEqual([0.5, 0.9, 1, 0]);
  });
  it("are safe as HTML", () => {
    expect(pictureTag(picture, "100vw")).toContain('alt="a &quot;quoted&quot; &lt;alt&gt;"');
    expect(escapeHtml(`<'&">`)).toBe("&lt;&#39;&amp;&quot;&gt;");
  });
});
