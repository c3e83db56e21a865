import { expect, it } from "vitest";
import type { FieldNode } from "./field-tree.ts";
import { translationAfter } from "./translation-state.ts";

const text = (name: string, required = false) =>
  ({ kind: "leaf", name, localized: true, field: { type: "text", name, required } }) as FieldNode;
const PARTS = [text("question", true), text("note")];
const record = (note: { zh: string; en: string }) => ({ question: { zh: "问", en: "Why" }, note });
const after = (was: { zh: string; en: string }, is: { zh: string; en: string }) =>
  translationAfter(PARTS, { before: record(was), after: record(is), lacked: [] });

it("a text whose Chinese alone was changed is older in English", () => {
  expect(after({ zh: "旧", en: "Old" }, { zh: "新", en: "Old" })).toEqual({
    translation: "older",
    translationLacks: [expect.objectContaining({ name: "note", state: "older" })],
  });
});

it("one that was changed with it, or emptied, is not: nothing is written there that could be older", () => {
  for (const en of ["New", ""])
    expect([en, after({ zh: "旧", en: "Old" }, { zh: "新", en })]).toEqual([en, { translation: "complete", translationLacks: [] }]);
  expect(after({ zh: "旧", en: "" }, { zh: "新", en: "" })).toEqual({ translation: "complete", translationLacks: [] });
});

it("one that must be there and was emptied is missing, and the page with it", () => {
  const before = record({ zh: "旧", en: "Old" });
  expect(translationAfter(PARTS, { before, after: { ...before, question: { zh: "问", en: "" } }, lacked: [] })).toMatchObject({
    translation: "none",
    translationLacks: [{ name: "question", state: "missing" }],
  });
});
