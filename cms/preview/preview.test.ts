import { describe, expect, it } from "vitest";
import { paths } from "#app/lib/paths.ts";
import { pathOfRecord } from "./paths.ts";
import { previewToken, readPreviewToken } from "./token.ts";

process.env["PAYLOAD_SECRET"] ??= "for tests and nothing else";

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
    ["videos", {}, paths.videos],
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

describe("a preview token", () => {
  const subject = { collection: "products", id: 7 } as const;
  const now = Date.UTC(2026, 10, 24);

  it("shows its record for an hour", () => {
    const token = previewToken(subject, now);
    expect(readPreviewToken(token, now)).toEqual(subject);
    expect(readPreviewToken(token, now + 59 * 60_000)).toEqual(subject);
    expect(readPreviewToken(token, now + 61 * 60_000)).toBeNull();
  });

  it("shows nothing when anything of it was changed", () => {
    const [text = "", signed = ""] = previewToken(subject, now).split(".");
    const other = Buffer.from(JSON.stringify({ ...subject, id: 8, until: now + 1000 })).toString("base64url");
    for (const token of ["", ".", "x", text, `${text}.`, `${other}.${signed}`, `${text}.${signed.slice(1)}A`]) {
      expect(readPreviewToken(token, now)).toBeNull();
    }
  });
});
