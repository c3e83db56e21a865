import { expect, it } from "vitest";
import { isRouteRules, redirectOf } from "./redirect-rules.ts";

const rules = {
  "/old": { redirect: { to: "/products/v3", statusCode: 301 } },
  "/shop": { redirect: { to: "https://shop.example.com/?from=site", statusCode: 302, external: true } },
  "/first": { redirect: { to: "/second", statusCode: 301 } },
  "/second": { redirect: { to: "/Old/", statusCode: 302 } },
  "/out": { redirect: { to: "/shop", statusCode: 301 } },
  "/part": { redirect: { to: "/brand#values", statusCode: 301 } },
  "/itself": { redirect: { to: "/itself", statusCode: 301 } },
  "/there": { redirect: { to: "/back", statusCode: 301 } },
  "/back": { redirect: { to: "/there", statusCode: 301 } },
  "/旧页": { redirect: { to: "/old", statusCode: 301 } },
  "/%e6%97%a7%e4%ba%a7%e5%93%81": { redirect: { to: "/旧页?a=b", statusCode: 301 } },
  "/caf%C3%89": { redirect: { to: "/old", statusCode: 301 } },
  "/100%": { redirect: { to: "/old", statusCode: 301 } },
  "/a%2fb": { redirect: { to: "/old", statusCode: 301 } },
  "/english": { redirect: { to: "/en/products", statusCode: 301 } },
};

it.each([
  ["/old", { to: "/products/v3", statusCode: 301 }],
  ["/en/old?utm=a", { to: "/en/products/v3?utm=a", statusCode: 301 }],
  ["/en/shop?utm=a", { to: "https://shop.example.com/?from=site", statusCode: 302, external: true }],
  ["/OLD", { to: "/products/v3", statusCode: 301 }],
  ["/en/Old/?utm=a", { to: "/en/products/v3?utm=a", statusCode: 301 }],
  ["/first", { to: "/products/v3", statusCode: 301 }],
  ["/out", { to: "https://shop.example.com/?from=site", statusCode: 302, external: true }],
  ["/english", { to: "/en/products", statusCode: 301 }],
  ["/part?a=$1", { to: "/brand?a=$1#values", statusCode: 301 }],
  ["/itself", null],
  ["/there", null],
  ["/旧页", { to: "/products/v3", statusCode: 301 }],
  ["/en/%E6%97%A7%e9%a1%b5/", { to: "/en/products/v3", statusCode: 301 }],
  ["/%E6%97%A7%E4%BA%A7%E5%93%81", { to: "/products/v3?a=b", statusCode: 301 }],
  ["/en/旧产品", { to: "/en/products/v3?a=b", statusCode: 301 }],
  ["/Café", { to: "/products/v3", statusCode: 301 }],
  ["/%6F%6c%64", { to: "/products/v3", statusCode: 301 }],
  ["/100%", { to: "/products/v3", statusCode: 301 }],
  ["/100%25", null],
  ["/a/b", null],
  ["/A%2FB", { to: "/products/v3", statusCode: 301 }],
  ["/%FF%E6%97", null],
  ["/older", null],
  ["/", null],
  ["/__proto__", null],
  ["/constructor", null],
])("%s leads to %j", (address, target) => {
  expect(redirectOf(rules, new URL(address, "http://localhost"))).toEqual(target);
});

it.each([
  [{}, true],
  [rules, true],
  [undefined, false],
  [null, false],
  ["<!doctype html>", false],
  [[], false],
  [{ "/old": "/new" }, false],
  [{ "/old": { redirect: { to: 7 } } }, false],
  [{ "/old": null }, false],
])("%j are rules: %s", (value, are) => {
  expect(isRouteRules(value)).toBe(are);
});

it("follows five redirects one upon another, and takes more for a loop", () => {
  const chain = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`/step-${at}`, { redirect: { to: `/step-${at + 1}`, statusCode: 301 } }]),
  );
  expect(redirectOf(chain, new URL("/step-1", "http://localhost"))).toEqual({ to: "/step-6", statusCode: 301 });
  expect(redirectOf(chain, new URL("/step-0", "http://localhost"))).toBeNull();
});
