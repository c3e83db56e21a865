import { expect, it, vi } from "vitest";
import { DAY } from "#shared/lib/durations.ts";
import { securityTxt } from "./security-txt.ts";

const ADDRESS = "https://www.example.com/.well-known/security.txt";
const SETTINGS = { securityContacts: ["mailto:security@example.com"], securityPolicy: null, siteUrl: "https://www.example.com" };

const NO_EMAIL = async () => null;

/** The lines of the file. */
async function linesOf(routes: ReturnType<typeof securityTxt>): Promise<string[]> {
  return (await (await routes.request(ADDRESS)).text()).split("\n");
}

it("tells the contacts in their order, the languages of the site, its own address and the page for reports", async () => {
  const securityContacts = ["mailto:security@example.com", "https://www.example.com/en/contact"];
  const response = await securityTxt({ ...SETTINGS, securityContacts }, NO_EMAIL).request(ADDRESS);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^text\/plain; charset=utf-8$/i)]);
  const [first, second, expires, ...rest] = (await response.text()).split("\n");
  expect([first, second]).toEqual(["Contact: mailto:security@example.com", "Contact: https://www.example.com/en/contact"]);
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(rest).toEqual([
    "Preferred-Languages: zh-CN, en",
    `Canonical: ${ADDRESS}`,
    "Policy: https://www.example.com/services/security",
    "",
  ]);
});

it("holds for most of a year from the day on which it is asked for, however long ago the site was started", async () => {
  const routes = securityTxt(SETTINGS, NO_EMAIL);
  vi.useFakeTimers();
  try {
    for (const now of [Date.UTC(2026, 0, 1), Date.UTC(2028, 1, 29, 23, 59)]) {
      vi.setSystemTime(now);
      const [, time = ""] = /^Expires: (.+)$/m.exec((await linesOf(routes)).join("\n")) ?? [];
      const days = (Date.parse(time) - now) / DAY;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    }
  } finally {
    vi.useRealTimers();
  }
});

it("names a policy of the company's own", async () => {
  const securityPolicy = "https://www.example.com/policy";
  expect(await linesOf(securityTxt({ ...SETTINGS, securityPolicy }, NO_EMAIL))).toContain(`Policy: ${securityPolicy}`);
});

it("names the company's e-mail where no contact is set, and is not there without both", async () => {
  const routes = (email: string | null) => securityTxt({ ...SETTINGS, securityContacts: [] }, async () => email);
  expect(await linesOf(routes("info@example.com"))).toContain("Contact: mailto:info@example.com");
  expect((await routes(null).request(ADDRESS)).status).toBe(404);
});
