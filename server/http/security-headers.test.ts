import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const of = (siteUrl: string) => new Map(securityHeaders({ siteUrl, production: true })("/en"));

it("a site on https says for a year that it is, and one on http does not", () => {
  // The Observatory asks for six months or more.
  const [, age = "0"] = /^max-age=(\d+)$/.exec(of("https://www.example.com").get("Strict-Transport-Security") ?? "") ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
  expect(of("http://www.example.com").has("Strict-Transport-Security")).toBe(false);
});

it.each([
  ["/cards/zh.jpg", "cross-origin"],
  ["/en/products/a9", "same-origin"],
  ["/api/media/file/a9.webp", "same-origin"],
  ["/admin", "same-origin"],
  ["/locales/en.json", "same-origin"],
])("other sites may show what stands at %s: %s", (path, policy) => {
  const headers = new Map(securityHeaders({ siteUrl: "https://www.example.com", production: true })(path));
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe(policy);
});
