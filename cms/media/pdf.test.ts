import { expect, it } from "vitest";
import { asksForPassword, isWholePdf } from "./pdf.ts";
import { PDFS } from "./pdfs.test-data.ts";

it.each(Object.entries(PDFS))("of a PDF (%s) knows whether it asks for a password", (name, text) => {
  const data = Buffer.from(text, "base64");
  expect([isWholePdf(data), asksForPassword(data)]).toEqual([true, name.endsWith("locked")]);
});

it("knows one that breaks off", () => {
  expect(isWholePdf(Buffer.from(PDFS.plain, "base64").subarray(0, 300))).toBe(false);
});

it.each(["/Encrypt 9 0 R", "/Encrypt 1 0 R 1 0 obj << /Filter /Standard /R 6 /O (a) /U (", "/Encrypt << /Filter /Other >>", "/Encrypt <<"])(
  "answers whatever is in it: %s",
  (text) => {
    expect([true, false]).toContain(asksForPassword(Buffer.from(text)));
  },
);

it("reads a long one at once", () => {
  const long = Buffer.from(`/Encrypt 1 0 R${" 1 0 obj /ID ".repeat(1_000_000)}`);
  const before = performance.now();
  asksForPassword(long);
  expect(performance.now() - before).toBeLessThan(10_000);
});
