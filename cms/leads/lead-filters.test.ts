import { expect, it } from "vitest";
import { readFilters, whereOf, writeFilters } from "./lead-filters.ts";

const now = Date.parse("2026-11-24T14:20:00+08:00");
const read = (query: string) => readFilters(new URLSearchParams(query));
const conditions = (query: string) => JSON.stringify(whereOf(read(query), 7, now));

it("reads what an address asks for, and leaves out what nothing can be done with", () => {
  const query =
    "q=Nordkap&form=message%2Cfault&status=new&owner=me&country=SE&product=3&source=ad&from=2026-11-01&to=2026-11-24&follow=week";
  expect(writeFilters(read(query)).toString()).toBe(query);
  expect(
    read("status=__proto__&owner=-1&country=Sweden&product=99999999999&source=toString&from=2026-02-30&to=now&follow=day&q=%20"),
  ).toEqual({});
  expect(read(`q=${"x".repeat(5000)}`).q).toHaveLength(200);
});

it("knows the forms of leads", () => {
  expect(conditions("form=message,buy")).toContain('{"form":{"in":["message","buy"]}}');
  expect(read("form=toString,x")).toEqual({});
});

it("shows everything but spam unless asked, and spam when asked", () => {
  expect(whereOf({}, 7, now)).toEqual({ and: [{ status: { not_equals: "spam" } }] });
  expect(conditions("status=spam")).toContain('{"status":{"equals":"spam"}}');
});

it("wants each word in one of the fields that are searched", () => {
  const { and = [] } = whereOf(read("q=lindqvist  C4"), 7, now);
  expect(and).toHaveLength(3);
  expect(and[1]).toEqual({
    or: ["name", "company", "email", "phone", "subject", "message"].map((field) => ({ [field]: { contains: "lindqvist" } })),
  });
});

it("finds a lead by the reference that its sender was told", () => {
  for (const word of ["9F3A-21C4", "9f3a21c4"]) expect(conditions(`q=${word}`)).toContain('{"submissionId":{"contains":"9f3a21c4"}}');
  for (const word of ["9F3A", "a9", "9F3A-21C4-7"]) expect(conditions(`q=${word}`)).not.toContain("submissionId");
});

it("knows whose leads are mine, and which nobody has", () => {
  expect(conditions("owner=me")).toContain('{"owner":{"equals":7}}');
  expect(conditions("owner=12")).toContain('{"owner":{"equals":12}}');
  expect(conditions("owner=none")).toContain('{"owner":{"exists":false}}');
});

it("takes days for days of Shanghai, the last one whole", () => {
  const query = conditions("from=2026-11-01&to=2026-11-24");
  expect(query).toContain('{"createdAt":{"greater_than_equal":"2026-10-31T16:00:00.000Z"}}');
  expect(query).toContain('{"createdAt":{"less_than":"2026-11-24T16:00:00.000Z"}}');
});

it.each([
  ["a Tuesday", now],
  ["a Monday", Date.parse("2026-11-23T00:30:00+08:00")],
  ["a Sunday", Date.parse("2026-11-29T23:00:00+08:00")],
])("follows up until Sunday’s end on %s", (_day, moment) => {
  expect(JSON.stringify(whereOf({ follow: "week" }, 7, moment))).toContain('{"followUpOn":{"less_than":"2026-11-29T16:00:00.000Z"}}');
});
