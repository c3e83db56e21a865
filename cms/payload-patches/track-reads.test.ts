import { BasePayload } from "payload";
import { expect, it } from "vitest";
import { READERS } from "./track-reads.ts";

/** Reading functions that pages and cached values do not use: versions are staff's. */
const LEFT_OUT = ["countGlobalVersions", "countVersions", "findGlobalVersionByID", "findGlobalVersions", "findVersionByID", "findVersions"];

it("knows all functions by which Payload reads", () => {
  const functions = Object.keys(new BasePayload()).filter((name) => /^(?:find|count|query|read|search)/.test(name));
  expect(functions.sort()).toEqual([...READERS, ...LEFT_OUT].sort());
});
