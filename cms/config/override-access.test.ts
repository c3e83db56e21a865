import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** A call of Payload's Local API that access rules can be left out of. */
const CALL =
  /\b(?:payload|cms)\s*\.(?:find|findByID|findGlobal|findDistinct|create|update|updateGlobal|delete|count|countVersions|findVersions|findVersionByID|findGlobalVersions|restoreVersion|duplicate|login|forgotPassword|resetPassword|unlock)\(/g;

/** The text between the brackets that are open at an offset. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end += 1)
    depth += "({[".includes(text[end] ?? " ") ? 1 : ")}]".includes(text[end] ?? " ") ? -1 : 0;
  return text.slice(start, end - 1);
}

/** The calls of a file that leave to Payload whether access rules hold: version 4 turns its answer round. */
function undecidedCalls(text: string): string[] {
  return Array.from(text.matchAll(CALL), ({ index, 0: call }) => argumentsAt(text, index + call.length)).filter(
    (options) =>
      !options.includes("overrideAccess") &&
      !Array.from(options.matchAll(/\.\.\.(\w+)/g)).some(([, name]) => new RegExp(`const ${name}\\b[^;]*overrideAccess`).test(text)),
  );
}

it("each call of Payload says whether access rules hold", () => {
  const files = globSync("{app,cms,demo,server,shared,tools}/**/*.{ts,tsx}").filter((file) => !/\.test\.|payload-types/.test(file));
  const textOf = (file: string) => {
    const text = readFileSync(file, "utf8");
    // Below `app/` it is the reader of `cms/cache/tracked-reader.ts` that is called `cms`; it decides for its callers.
    return file.startsWith("app") ? text.replaceAll(/\bcms\s*\./g, "reader.") : text;
  };
  const calls = files.flatMap((file) => undecidedCalls(textOf(file)).map((options) => `${file}: ${options}`));
  expect(calls).toEqual([]);
  expect(files.filter((file) => CALL.test(readFileSync(file, "utf8"))).length).toBeGreaterThan(50);
});

it("finds those that do not", () => {
  expect(undecidedCalls("payload.find({ collection, where: { id: { in: [1] } } }); req.payload.count(options);")).toEqual([
    "{ collection, where: { id: { in: [1] } } }",
    "options",
  ]);
  expect(undecidedCalls("payload.find({ collection, overrideAccess: true })")).toEqual([]);
  expect(undecidedCalls("const shared = { overrideAccess: false, user }; payload.count({ ...shared, where })")).toEqual([]);
});
