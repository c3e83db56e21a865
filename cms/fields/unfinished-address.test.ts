import { expect, it } from "vitest";
import { isUnfinished } from "./unfinished-address.ts";

it.each([
  "https://",
  "http://",
  "https:",
  "HTTPS://",
  " https:// ",
  "mailto:",
  "tel:",
  "https:///path",
  "https://?q=1",
  "https://#top",
  "https://a b",
])("%j is an address that nobody has written", (address) => expect(isUnfinished(address)).toBe(true));

it.each([
  "https://example.com",
  "http://localhost:3000/a",
  "https://例子.中国/路径",
  "mailto:a@example.com",
  "tel:+8675500000000",
  "/products/a9",
  "#top",
  "products",
])("%j names something", (address) => expect(isUnfinished(address)).toBe(false));
