import { describe, expect, it } from "vitest";
import { RUNS_CODE } from "../../test/unsafe-addresses.ts";
import { checkAddress, linkAddress, RefusedAddress } from "./address.ts";

const ORIGIN = "https://www.example.com";

describe("addresses that a visitor may not be sent to", () => {
  it.each(RUNS_CODE)("refuses %j, external or not", (address) => {
    expect(() => checkAddress(address, ORIGIN)).toThrow(RefusedAddress);
    expect(() => checkAddress(address, ORIGIN, { external: true })).toThrow(RefusedAddress);
  });

  it.each([
    "https://elsewhere.example/",
    "//elsewhere.example/",
    "\\\\elsewhere.example/",
    "/\\elsewhere.example/",
    "https:\\\\elsewhere.example",
    "http://www.example.com/",
  ])("refuses the other site %j unless it is marked as external", (address) => {
    expect(() => checkAddress(address, ORIGIN)).toThrow(RefusedAddress);
    expect(checkAddress(address, ORIGIN, { external: true }).protocol).toMatch(/^https?:$/);
  });
});

it.each([
  ["/products", "/products"],
  ["/en/products?series=obd_tox#list", "/en/products?series=obd_tox#list"],
  ["https://www.example.com/buy", "/buy"],
  ["/search?query=javascript", "/search?query=javascript"],
])("lets %s through", (address, path) => {
  const url = checkAddress(address, ORIGIN);
  expect(url.pathname + url.search + url.hash).toBe(path);
});

it.each([
  ["/", "/"],
  ["/products/v3?series=obd_tox&page=2#rows", "/products/v3?series=obd_tox&page=2#rows"],
  ["/feeds/article.xml", "/feeds/article.xml"],
  ["/a/../b", "/b"],
  ["/a/./b", "/a/b"],
  ["/a//b", "/a/b"],
  ["/文章", "/%E6%96%87%E7%AB%A0"],
  ["/a?q=two words", "/a?q=two%20words"],
])("a link to %s is one to %s", (typed, href) => expect(linkAddress(typed)).toEqual({ href, onSite: true }));
