import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { helpOf } from "./help.mjs";

it("each command that has a script says what it does", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const helps = Object.entries(scripts).flatMap(([command, line]) => {
    const [script] = /tools\/(?!with-node)[\w/-]+\.(?:ts|mjs)/.exec(line) ?? [];
    return script ? [[command, helpOf(script, command) ?? ""] as const] : [];
  });
  expect(helps.filter(([, help]) => help.length < 40)).toEqual([]);
  expect(Object.fromEntries(helps)["backup"]).toMatch(/^`npm run backup -- \[--to FILE\]/);
  expect(helpOf("tools/cli.ts", "nothing")).toBeUndefined();
});
