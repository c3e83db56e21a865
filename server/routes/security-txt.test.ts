import { expect, it } from "vitest";
import { DAY } from "#shared/lib/durations.ts";
import { securityTxt } from "./security-txt.ts";

const ADDRESS = "https://www.example.com/.well-known/security.txt";
const siteUrl = "https://www.example.com";

it("tells the contacts in their order, until when it holds, the languages and its own address", async () => {
  const securityContacts = ["mailto:security@example.com", "https://www.example.com/en/contact"];
  const response = await securityTxt({ securityContacts, siteUrl }).request(ADDRESS);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/plain; charset=utf-8$/i)]);
  const [first, second, expires, languages, canonical, end] = (await response.text()).split("\n");
  expect([first, second]).toEqual(["Contact: mailto:security@example.com", "Contact: https://www.example.com/en/contact"]);
  expect([languages, canonical, end]).toEqual(["Preferred-Languages: zh, en", `Canonical: ${ADDRESS}`, ""]);
  const [, time = ""] = /^Expires: (.+Z)$/.exec(expires ?? "") ?? [];
  const days = (Date.parse(time) - Date.now()) / DAY;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

it("is not there without a contact", async () => {
  expect((await securityTxt({ securityContacts: [], siteUrl }).request(ADDRESS)).status).toBe(404);
});
