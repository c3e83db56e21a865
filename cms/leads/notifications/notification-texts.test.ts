import { expect, it } from "vitest";
import type { Subject } from "./subject.ts";
import { acknowledgement, senderOf, summary } from "./notification-texts.ts";

const subject: Subject = {
  kind: "lead",
  form: "buy",
  id: 1,
  reference: "AB12",
  receivedAt: "2026-11-24T09:00:00.000Z",
  language: "en",
  page: "/contact",
  values: { name: "Ana" },
  answers: [],
  items: [],
  origin: {},
  desk: "https://waymark.example/admin/collections/leads/1",
};

it.each([
  ["BR", "巴西 Brazil"],
  ["brazil", "brazil"],
  ["BRA", "BRA"],
  ["<b>", "<b>"],
])("names a country in both languages, and leaves what is no code as it is: %s", (country, named) => {
  expect(summary({ ...subject, values: { name: "Ana", country } }).facts).toContain(`国家/地区 Country: ${named}`);
});

it.each([
  ["zh", "1 个工作日内联系您", "1 个工作日内联系您。"],
  ["zh", "一个工作日内答复。", "一个工作日内答复。"],
  ["en", "We contact you within 1 business day", "We contact you within 1 business day."],
  ["en", "Soon!", "Soon!"],
] as const)("ends the promise to a visitor as a sentence: %s %s", (language, responsePromise, expected) => {
  const sender = { ...senderOf({ name: "W", legalName: "W" }, "https://w.example"), responsePromise };
  for (const kind of ["lead", "message"] as const)
    expect(acknowledgement({ ...subject, kind, language }, sender).paragraphs[1]?.endsWith(expected)).toBe(true);
});

it.each(["zh", "en"] as const)("acknowledges in the name of the host where a site says nothing of its company yet: %s", (language) => {
  const { subject: title, paragraphs } = acknowledgement({ ...subject, language }, senderOf({ name: null }, "https://trackers.example"));
  expect(title).toMatch(/^trackers\.example[:：]/);
  expect(paragraphs.join("\n\n")).not.toMatch(/undefined|null|\n\n\n|联系我们：|us here:/);
  expect(paragraphs.some((paragraph) => paragraph.startsWith("https://trackers.example"))).toBe(true);
});

it("signs with the company's registrations, as business letters have to", () => {
  const site = {
    name: "Nordlicht",
    legalName: "Nordlicht GmbH",
    address: "Ring 1, München",
    registrations: [{ label: "Registergericht", text: "Amtsgericht München, HRB 123456" }, { text: "DE123456789" }],
  };
  const { paragraphs } = acknowledgement({ ...subject, language: "de" }, senderOf(site, "https://nordlicht.example"));
  const home = paragraphs.find((paragraph) => paragraph.startsWith("Nordlicht GmbH"));
  expect(home?.split("\n").slice(0, 4)).toEqual([
    "Nordlicht GmbH",
    "Ring 1, München",
    "Registergericht: Amtsgericht München, HRB 123456",
    "DE123456789",
  ]);
});
