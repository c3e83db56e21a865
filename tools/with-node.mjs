/** Runs a script of the project on the project's own Node: `node tools/with-node.mjs tools/admin-create.ts …`. */
import { install, NODE, run } from "./lib/steps.mjs";

await install();
process.exit(await run(NODE, process.argv.slice(2)));
