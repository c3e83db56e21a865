/** `npm run build`: installs, and builds site and admin. For images; `npm start` does the same where it runs. */
import { answerHelp } from "./lib/help.mjs";
import { buildAdmin, buildSite, install } from "./lib/steps.mjs";

answerHelp(import.meta.filename);
await install();
await buildSite();
process.exit(await buildAdmin());
