/**
 * Judges every regular expression of the house that is not known to take linear time, and writes those that do into `tools/expressions/linear.txt`.
 * To be run when expressions were added: the tests judge what is not in it each time. `--all` judges the known ones anew.
 */
import { writeFileSync } from "node:fs";
import { expressionsOfHouse } from "./expressions/find-expressions.ts";
import { faultOf } from "./expressions/judge-expression.ts";
import { BOUNDED, LINEAR_FILE, linearExpressions } from "./expressions/known-expressions.ts";

const skipped = process.argv.includes("--all") ? new Set<string>() : linearExpressions();
const linear: string[] = [];
for (const expression of expressionsOfHouse()) {
  const fault = skipped.has(expression.text) ? null : await faultOf(expression);
  if (fault === null) linear.push(expression.text);
  else if (!BOUNDED.some(({ text }) => text === expression.text)) console.log(`${expression.place}: ${fault}\n  ${expression.text}`);
}
writeFileSync(LINEAR_FILE, `${linear.toSorted().join("\n")}\n`);
