import { expect, it } from "vitest";
import { mendedAddress } from "./pasted-links.ts";

it.each([
  ["https://example.com/a?b=c#d", "https://example.com/a?b=c#d"],
  [" https://example.com/data sheet.pdf ", "https://example.com/data%20sheet.pdf"],
  ["https://example.com/\r\npath", "https://example.com/path"],
  ["www.example.com/path", "https://www.example.com/path"],
  ["tel:+86 755 1234 5678", "tel:+8675512345678"],
  ["tel:+86%20755%201234", "tel:+867551234"],
  ["TEL:0755\u00A01234\u200B5678", "TEL:075512345678"],
  ["mailto: sales@example.com", "mailto:sales@example.com"],
  ["mailto:sales@example.com?subject=Two words", "mailto:sales@example.com?subject=Two%20words"],
  ["/products/a9?tab=1#specs", "/products/a9?tab=1#specs"],
])("the address %j of a pasted link becomes %s", (address, mended) => {
  expect(mendedAddress(address)).toBe(mended);
});

it.each([
  "",
  "#_Toc123456789",
  "#top",
  "about:blank",
  "https://",
  "file:///C:/Users/me/a.docx",
  "C:\\Users\\me\\a.docx",
  "\\\\server\\share\\a.docx",
  "a.html",
  "../a.html",
  "//elsewhere.example/",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,1",
  "onenote:https://example.com",
])("a pasted link to %j leads nowhere from here: its words alone stay", (address) => {
  expect(mendedAddress(address)).toBeNull();
});
