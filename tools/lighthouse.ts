/** `npm run lighthouse -- http://localhost:3000 [/path …]`: what Lighthouse says of pages of a running site, as a table. */
import { LIGHTHOUSE_PATHS, lighthouseScores, lighthouseTable } from "./bench/lighthouse.ts";

const [baseUrl = "http://localhost:3000", ...paths] = process.argv.slice(2);
const pages = await lighthouseScores(baseUrl, paths.length > 0 ? paths : LIGHTHOUSE_PATHS);
console.log(pages ? lighthouseTable(pages) : "There is no Chromium; name one in CHROMIUM_PATH.");
