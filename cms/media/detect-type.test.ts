import { expect, it } from "vitest";
import { fileTypeOf } from "./detect-type.ts";

it.each([
  ["manual.PDF", "application/pdf", "pdf"],
  ["plan.docx", "application/octet-stream", "word"],
  ["table.xlsx", "application/zip", "excel"],
  ["talk.pptx", "application/zip", "powerpoint"],
  ["logo.zip", "application/zip", "archive"],
  ["kit.msi", "application/x-cfb", "installer"],
  ["codes.csv", "text/csv", "document"],
  ["outline.dxf", "application/octet-stream", "document"],
  ["without-end", "application/pdf", "pdf"],
  ["strange.xyz", "text/plain", "document"],
  ["firmware.bin", "application/octet-stream", null],
])("%s of %s is %s", (filename, mimeType, type) => {
  expect(fileTypeOf({ filename, mimeType })).toBe(type);
});
