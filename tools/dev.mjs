/** `npm run dev`: the site with live reload, and the admin, which Next makes as it is looked at, on one port. */
import { readdirSync } from "node:fs";
import { answerHelp } from "./lib/help.mjs";
import { install, NODE, run } from "./lib/steps.mjs";

/**
 * What starts the site anew: what Node runs as it is, the pages' texts among it. The shell of the admin hears of its own changes, and writes what
 * it makes below its folder.
 */
const watched = ["server", "shared", "app/i18n/locales", ...readdirSync("cms").flatMap((name) => (name === "next" ? [] : [`cms/${name}`]))];

answerHelp(import.meta.filename);
await install();
process.exit(await run(NODE, [...watched.map((path) => `--watch-path=${path}`), "server/main.ts"], { env: { NODE_ENV: "development" } }));
