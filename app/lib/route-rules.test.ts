import { expect, it } from "vitest";
import { isRouteRules, redirectOf } from "./route-rules.ts";

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
