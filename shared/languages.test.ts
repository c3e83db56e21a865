import { describe, expect, it } from "vitest";
import { isLanguage, languageOf, localPath, sitePath } from "./languages.ts";

describe("addresses and languages", () => {
  it.each([
    ["/", "zh"],
    ["/products", "zh"],
    ["/english", "zh"],
    ["/en", "en"],
    ["/en/", "en"],
    ["/en/products/v3", "en"],
    ["/EN/products", "en"],
  ])("%s is in %s", (pathname, language) => {
    expect(languageOf(pathname)).toBe(language);
  });

  it.each([
    ["/en", "/"],
    ["/en/buy", "/buy"],
    ["/buy", "/buy"],
    ["/enterprise", "/enterprise"],
  ])("the site path of %s is %s", (pathname, path) => {
    expect(sitePath(pathname)).toBe(path);
  });

  it.each([
    ["/", "/en"],
    ["/products?series=obd_tox#list", "/en/products?series=obd_tox#list"],
    ["/?page=2", "/en?page=2"],
    ["https://example.com/", "https://example.com/"],
  ])("%s in English is %s", (path, address) => {
    expect(localPath(path, "en")).toBe(address);
  });

  it("leaves Chinese addresses without a prefix", () => {
    expect(localPath("/products", "zh")).toBe("/products");
  });

  it("accepts zh and en only", () => {
    expect(["zh", "en", "fr", "", "ZH", undefined].filter(isLanguage)).toEqual(["zh", "en"]);
  });
});
