import { expect, it } from "vitest";
import { redirectOf } from "./route-rules.ts";

const rules = { "/old": { redirect: { to: "/products/v3", statusCode: 301 } }, "/shop": { redirect: { to: "https://shop.example.com/?from=site", statusCode: 302 } } };

it.each([
  ["/old", { to: "/products/v3", statusCode: 301 }],
  ["/en/old?utm=a", { to: "/en/products/v3?utm=a", statusCode: 301 }],
  ["/en/shop?utm=a", { to: "https://shop.example.com/?from=site", statusCode: 302 }],
  ["/older", null],
  ["/__proto__", null],
  ["/constructor", null],
])("%s leads to %j", (address, target) => {
  expect(redirectOf(rules, new URL(address, "http://localhost"))).toEqual(target);
});
