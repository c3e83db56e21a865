import { UNSAFE_decodeViaTurboStream as routersReading } from "react-router";
import { expect, it } from "vitest";
import { plainState, stateStream } from "./page-state.ts";

const read = async (text: string) => (await routersReading(stateStream(text), globalThis as unknown as Window)).value;

it.each([
  ["lists, objects and words that come again", { "routes/home": { items: [{ name: "V3" }, { name: "V3" }, []], empty: {} } }],
  ["numbers, truth and nothing", { page: { zero: 0, less: -1.5, yes: true, no: false, none: null, words: "" } }],
  ["lists that begin with words", { page: ["D", "2026-01-01", ["P", "1"], "[", "{"] }],
  ["keys that objects have of themselves", { page: { constructor: "a", toString: "b", _1: "c" } }],
  ["what ends a script", { page: "</script><!--" }],
])("%s arrive as they were", async (_name, loaderData) => {
  const state = { loaderData, actionData: null, errors: null };
  const text = plainState(state);
  expect(text).toMatch(/^\{/);
  expect(await read(text ?? "")).toEqual(state);
});

it.each([
  ["an error", { loaderData: {}, actionData: null, errors: { root: new Error("x") } }],
  ["a date", { loaderData: { page: { changed: new Date(0) } }, actionData: null, errors: null }],
  ["a promise", { loaderData: { page: { later: Promise.resolve(1) } }, actionData: null, errors: null }],
  ["a number that is none", { loaderData: { page: { size: NaN } }, actionData: null, errors: null }],
])("%s is left to the router's own stream", (_name, state) => {
  expect(plainState(state)).toBeNull();
});

it("the router's own stream is read as it is", async () => {
  expect(await read('[{"_1":2},"loaderData",{}]\n')).toEqual({ loaderData: {} });
});
