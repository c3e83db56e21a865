/**
 * `npm run site:new -- --name 公司名 [--name-en Company] [--email you@example.com]`: begins an empty site of one's own company,
 * without the demonstration, in an empty database.
 */
import "#cms/lib/quick-imports.ts";
import { parseArgs } from "node:util";
import { getCms } from "#cms/index.ts";
import { isEmpty } from "#cms/seed/index.ts";
import { beginOwnSite, UNNAMED } from "#cms/seed/own-company.ts";

const { values } = parseArgs({ options: { name: { type: "string" }, "name-en": { type: "string" }, email: { type: "string" } } });
const { name, "name-en": nameEn = name, email = UNNAMED.email } = values;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!name || !nameEn) fail("Name the company: npm run site:new -- --name 公司名 --name-en Company --email you@example.com");
const cms = await getCms();
if (!(await isEmpty(cms))) fail("There is content already. To remove the demonstration use npm run demo:remove.");
await beginOwnSite(cms, { name, nameEn, email });
console.log(`The site of ${name} has begun. Start it with npm start, and fill in the rest at /admin.`);
process.exit(0);
