import { describe, expect, it } from "vitest";
import { paths } from "#app/lib/paths.ts";
import { pathOfRecord } from "#cms/lib/record-paths.ts";

describe("the address of a record", () => {
  it.each([
    ["products", { slug: "a9" }, paths.product("a9")],
    ["solutions", { slug: "logistics" }, paths.solution("logistics")],
    ["services", { slug: "oem-odm" }, paths.service("oem-odm")],
    ["articles", { id: 12, slug: "named" }, paths.article(12)],
    ["brands", { slug: "quality", kind: "value" }, paths.brandEntry("quality")],
    ["brands", { slug: "story", kind: "story" }, paths.story],
    ["brands", { slug: "company", kind: "company" }, paths.company],
    ["series", { key: "wireless" }, paths.wireless],
    ["banners", {}, paths.home],
    ["faqs", {}, paths.faq],
    ["downloads", {}, paths.downloads],
    ["videos", { slug: "a9-start" }, paths.film("a9-start")],
    ["inventions", {}, paths.inventions],
    ["marks", {}, paths.marks],
  ])("of %s %j is that of its page", (collection, record, path) => {
    expect(pathOfRecord(collection, record)).toBe(path);
  });

  it("is none without what makes it, or for what has no page", () => {
    expect(pathOfRecord("products", {})).toBeNull();
    expect(pathOfRecord("users", { id: 1 })).toBeNull();
  });
});
