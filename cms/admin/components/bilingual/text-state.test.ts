import { expect, it } from "vitest";
import { stateOf, type TextState } from "./text-state.ts";

function stateIs(source: string, target: string, isRequired: boolean): TextState {
  const side = (text: string) => ({ written: text, stored: text });
  return stateOf({
    key: "title",
    language: "en",
    sides: { source: side(source), target: side(target) },
    lacks: [],
    checked: [],
    isRequired,
  });
}

it("an empty text is nothing to say of, unless it must be written", () => {
  expect([stateIs(" ", "", false), stateIs(" ", "", true)]).toEqual(["empty", "missing-both"]);
  expect([stateIs("", "Title", true), stateIs("标题", "", false), stateIs("标题", "Title", true)]).toEqual([
    "missing-source",
    "missing-target",
    "same",
  ]);
});
