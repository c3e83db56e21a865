import { expect, it } from "vitest";
import { writeTable } from "./write-file.ts";

it("writes commas into all figures of a specification, and into nothing else", async () => {
  const record = new Map([
    ["slug", "a9"],
    ["specs.temperature", "−40.5…85.5"],
    ["tagline", "1.5 times"],
  ]);
  const lines = String(await writeTable("csv", [...record.keys()], [record], true)).split("\r\n");
  expect(lines[1]).toBe('a9;"−40,5…85,5";1.5 times');
  expect(String(await writeTable("csv", [...record.keys()], [record]))).toContain("a9,−40.5…85.5,1.5 times");
});
