import { expect, it } from "vitest";
import { leadSource } from "./lead-source.ts";

it.each([
  [{}, null],
  [{ source: "", referrer: null, utmSource: "" }, null],
  [{ source: "/products/a9" }, "direct"],
  [{ referrer: "https://www.google.co.uk/" }, "search"],
  [{ referrer: "https://www.baidu.com/link?url=x" }, "search"],
  [{ referrer: "https://cn.bing.com/" }, "search"],
  [{ referrer: "https://trade.example/list?q=google.com" }, "link"],
  [{ referrer: "https://notgoogle.com.example/" }, "link"],
  [{ referrer: "https://www.linkedin.com/feed" }, "social"],
  [{ referrer: "https://t.co/abc" }, "social"],
  [{ referrer: "https://www.google.com/", utmMedium: "cpc" }, "ad"],
  [{ utmSource: "baidu", utmMedium: "sem" }, "ad"],
  [{ utmSource: "iotexpo", utmMedium: "qr" }, "event"],
  [{ utmSource: "november", utmMedium: "email" }, "mail"],
  [{ utmSource: "partner", utmMedium: "article" }, "link"],
  [{ referrer: "no address" }, "link"],
] as const)("%j came by %s", (origin, way) => {
  expect(leadSource(origin)).toBe(way);
});
