import { describe, expect, it } from "vitest";
import { RUNS_CODE } from "../../test/hostile-addresses.ts";
import { checkAddress, RefusedAddress } from "./address.ts";

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
