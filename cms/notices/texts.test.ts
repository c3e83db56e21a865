import { expect, it } from "vitest";
import type { Subject } from "./subject.ts";
import { summary } from "./texts.ts";

const subject: Subject = {
  kind: "lead",
  id: 1,
  reference: "AB12",
  receivedAt: "2026-11-24T09:00:00.000Z",
  language: "en",
  page: "/contact",
  values: { name: "Ana" },
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
  expect(summary({ ...subject, values: { name: "Ana", country } }).known).toContain(`国家/地区 Country: ${named}`);
});
