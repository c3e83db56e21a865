import { expect, it } from "vitest";
import { documentTitle } from "./head.ts";

it.each([
  ["zh", "产品｜途标物联"],
  ["ja", "产品｜途标物联"],
  ["en", "产品 | 途标物联"],
  ["de", "产品 | 途标物联"],
  ["es", "产品 | 途标物联"],
] as const)("parts the title and the name of the site in %s as it is written: %s", (language, title) => {
  expect(documentTitle("产品", "途标物联", language)).toBe(title);
});
