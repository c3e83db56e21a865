import { expect, it } from "vitest";
import { isNofollow } from "./nofollow-paths.ts";

it.each(["/products/compare.xlsx?ids=a9,v3", "/products.xlsx?network=cat1", "/search?q=a9", "/search.json?q=a9&lang=zh"])(
  "%s costs",
  (path) => {
    expect(isNofollow(path)).toBe(true);
  },
);

it.each([
  "/products/compare?ids=a9",
  "/products.xlsx",
  "/products?network=cat1",
  "/search",
  "/products/a9/datasheet.pdf",
  "/article?q=4g",
  "/",
])("%s does not", (path) => {
  expect(isNofollow(path)).toBe(false);
});
