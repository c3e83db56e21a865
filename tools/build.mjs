/** `npm run build`: installs, and builds site and admin. For images; `npm start` does the same where it runs. */
import { buildAdmin, buildSite, install } from "./lib/steps.mjs";

await install();
await buildSite();
process.exit(await buildAdmin());
