import { afterEach, expect, it, vi } from "vitest";
import type { Subject } from "./subject.ts";

afterEach(() => vi.unstubAllEnvs());

const subject: Subject = {
  kind: "message",
  form: "message",
  id: 1,
  reference: "AB12",
  receivedAt: "2026-11-24T09:00:00.000Z",
  language: "es",
  page: "/contact",
  values: { name: "María", country: "BR", email: "maria@example.com" },
  answers: [],
  items: [{ name: "A9", quantity: 2 }],
  origin: { page: "/products" },
  desk: "https://waymark.example/admin/collections/leads/1",
};

it.each([
  ["es", "New message: María", false],
  ["de,en", "Neue Nachricht: María", false],
  ["zh,en", "新留言 New message: María", true],
])("a site in %s tells its staff “%s”", async (languages, title, hasChinese) => {
  vi.stubEnv("SITE_LANGUAGES", languages);
  vi.resetModules();
  const { summary, summaryForOwner } = await import("./notification-texts.ts");
  const texts = summary(subject);
  expect(texts.title).toBe(title);
  expect(/\p{Script=Han}/u.test(JSON.stringify([texts, summaryForOwner(subject, true)]))).toBe(hasChinese);
});
