import { describe, expect, it } from "vitest";
import { checkAddress, RefusedAddress } from "./address.ts";

const ORIGIN = "https://www.example.com";

const HOSTILE = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "JAVASCRIPT:alert(1)",
  " javascript:alert(1)",
  "\tjavascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\rscript:alert(1)",
  "j a v a s c r i p t:alert(1)",
  "\u0000javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript\u0000:alert(1)",
  "javascript :alert(1)",
  "javascript\t:alert(1)",
  "\u00A0javascript:alert(1)",
  "\u200Bjavascript:alert(1)",
  "java\u200Bscript:alert(1)",
  "\uFEFFjavascript:alert(1)",
  "\u2028javascript:alert(1)",
  "javascript&colon;alert(1)",
  "javascript&#58;alert(1)",
  "javascript&#x3A;alert(1)",
  "javascript&#x3a;alert(1)",
  "javascript&#0000058alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A;avascript:alert(1)",
  "java&Tab;script:alert(1)",
  "java&NewLine;script:alert(1)",
  "javascript%3Aalert(1)",
  "%6Aavascript:alert(1)",
  "%256Aavascript:alert(1)",
  "javascript%253Aalert(1)",
  "java%0Ascript:alert(1)",
  "java%09script%3Aalert(1)",
  "&amp;#106;avascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "DATA:text/html;base64,PHNjcmlwdD4=",
  " data:text/html,x",
  "da\tta:text/html,x",
  "data&colon;text/html,x",
  "blob:https://www.example.com/1",
  "BLOB:https://www.example.com/1",
  "bl\nob:https://www.example.com/1",
  "vbscript:msgbox(1)",
  "VBScript:msgbox(1)",
  "vb&Tab;script:msgbox(1)",
  "file:///etc/passwd",
  "ftp://example.com/",
  "ws://www.example.com/",
  "http://[",
];

describe("addresses that a visitor may not be sent to", () => {
  it.each(HOSTILE)("refuses %j, external or not", (address) => {
    expect(() => checkAddress(address, ORIGIN)).toThrow(RefusedAddress);
    expect(() => checkAddress(address, ORIGIN, { external: true })).toThrow(RefusedAddress);
  });

  it.each(["https://elsewhere.example/", "//elsewhere.example/", "\\\\elsewhere.example/", "/\\elsewhere.example/", "https:\\\\elsewhere.example", "http://www.example.com/"])(
    "refuses the other site %j unless it is marked as external",
    (address) => {
      expect(() => checkAddress(address, ORIGIN)).toThrow(RefusedAddress);
      expect(checkAddress(address, ORIGIN, { external: true }).protocol).toMatch(/^https?:$/);
    },
  );
});

it.each([
  ["/products", "/products"],
  ["/en/products?series=obd_tox#list", "/en/products?series=obd_tox#list"],
  ["article/3", "/article/3"],
  ["https://www.example.com/buy", "/buy"],
  ["/search?query=javascript", "/search?query=javascript"],
])("lets %s through", (address, path) => {
  const url = checkAddress(address, ORIGIN);
  expect(url.pathname + url.search + url.hash).toBe(path);
});
