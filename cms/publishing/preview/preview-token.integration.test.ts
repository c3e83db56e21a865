import { describe, expect, it } from "vitest";
import { previewToken, readPreviewToken } from "./preview-token.ts";

process.env["PAYLOAD_SECRET"] ??= "for tests and nothing else";

describe("a preview token", () => {
  const subject = { collection: "products", id: 7 } as const;
  const now = Date.UTC(2026, 10, 24);

  it("shows its record for an hour", () => {
    const token = previewToken(subject, now);
    expect(readPreviewToken(token, now)).toEqual(subject);
    expect(readPreviewToken(token, now + 59 * 60_000)).toEqual(subject);
    expect(readPreviewToken(token, now + 61 * 60_000)).toBeNull();
  });

  it("shows a global", () => {
    expect(readPreviewToken(previewToken({ global: "home" }, now), now)).toEqual({ global: "home" });
  });

  it("shows nothing when anything of it was changed", () => {
    const [text = "", signed = ""] = previewToken(subject, now).split(".");
    const other = Buffer.from(JSON.stringify({ ...subject, id: 8, until: now + 1000 })).toString("base64url");
    for (const token of ["", ".", "x", text, `${text}.`, `${other}.${signed}`, `${text}.${signed.slice(1)}A`]) {
      expect(readPreviewToken(token, now)).toBeNull();
    }
  });
});
