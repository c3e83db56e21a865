/** Runs a script of the project on the project's own Node: `node tools/with-node.mjs tools/cli.ts admin:create …`. */
import { answerHelp } from "./lib/help.mjs";
import { install, NODE, run } from "./lib/steps.mjs";

answerHelp(process.argv[2]);
// The commands of a running site need no more than it does.
await install({ runtimeOnly: process.env.NODE_ENV === "production" });
process.exit(await run(NODE, process.argv.slice(2), { isEnded: true }));
