import { describe, expect, it } from "vitest";
import { isRangeOf, isStored, validatorsOf } from "./validators.ts";

const FILE = validatorsOf({ id: 7, sha256: "abc", updatedAt: "2026-11-29T10:00:00.500Z" });
const DATE = "Sun, 29 Nov 2026 10:00:00 GMT";

it("are the checksum, or the version, and the date of the change", () => {
  expect(FILE).toEqual({ etag: '"abc"', lastModified: DATE });
  expect(validatorsOf({ id: 7, sha256: null, updatedAt: "2026-11-29T10:00:00.500Z" }).etag).toMatch(/^"7-[0-9a-z]+"$/);
});

describe("a range", () => {
  it.each([
    [undefined, true],
    ['"abc"', true],
    [DATE, true],
    ['"other"', false],
    ['W/"abc"', false],
    ["Sun, 29 Nov 2026 09:59:59 GMT", false],
    ["words", false],
  ])("for whoever has the beginning of %s is answered: %s", (named, isAnswered) => {
    expect(isRangeOf(FILE, new Headers(named === undefined ? {} : { "if-range": named }))).toBe(isAnswered);
  });
});

describe("a file", () => {
  it.each([
    [{}, false],
    [{ "if-none-match": '"abc"' }, true],
    [{ "if-none-match": '"x", W/"abc"' }, true],
    [{ "if-none-match": "*" }, true],
    [{ "if-none-match": '"x"', "if-modified-since": DATE }, false],
    [{ "if-modified-since": DATE }, true],
    [{ "if-modified-since": "Sat, 28 Nov 2026 10:00:00 GMT" }, false],
    [{ "if-modified-since": "words" }, false],
  ])("is there already for %j: %s", (headers, isThere) => {
    expect(isStored(FILE, new Headers(headers as Record<string, string>))).toBe(isThere);
  });
});
