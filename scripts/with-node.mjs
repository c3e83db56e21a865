/** Runs a script of the project on the project's own Node: `node scripts/with-node.mjs scripts/admin-create.ts …`. */
import { install, NODE, run } from "./steps.mjs";

await install();
process.exit(await run(NODE, process.argv.slice(2)));
