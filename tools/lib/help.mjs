/** `--help` of the commands: the comment that says what a command does stands at the head of its script or function. */
import { readFileSync } from "node:fs";

/** What a command of package.json does, from the comment of its script that names it. @returns undefined without such a comment */
export function helpOf(script, command) {
  for (const part of readFileSync(script, "utf8").split("/**").slice(1)) {
    const [comment = ""] = part.split("*/", 1);
    const text = comment.replaceAll(/^ *\* ?/gm, "").trim();
    if (text.includes(`\`npm run ${command}`) || text.includes(`\`npm ${command}\``)) return text;
  }
  return undefined;
}

/** Prints what a command does and ends the process, where it is asked for with `--help`. */
export function answerHelp(script) {
  const help = process.argv.includes("--help") && helpOf(script, process.env.npm_lifecycle_event ?? "");
  if (!help) return;
  console.log(help);
  process.exit(0);
}
