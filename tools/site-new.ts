/**
 * `npm run site:new -- --name 公司名 [--name-en Company] [--email you@example.com] [--country DE]`: begins the site of one's own company,
 * without the demonstration, in an empty database. What is not said here is taken from `COMPANY_NAME`, `COMPANY_EMAIL` and `COMPANY_COUNTRY`.
 */
import "#cms/lib/quick-imports.ts";
import { parseArgs } from "node:util";
import { settings } from "#cms/config/settings.ts";
import { getCms } from "#cms/index.ts";
import { isEmpty } from "#cms/seed/index.ts";
import { beginOwnSite } from "#cms/seed/own-company.ts";

const { values } = parseArgs({
  options: { name: { type: "string" }, "name-en": { type: "string" }, email: { type: "string" }, country: { type: "string" } },
});
const { company } = settings;
const { name = company.name, "name-en": nameEn, email = company.email, country = company.country } = values;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!name) fail("Name the company: npm run site:new -- --name 公司名 --name-en Company --email you@example.com --country CN");
const cms = await getCms();
if (!(await isEmpty(cms))) fail("There is content already. To remove the demonstration use npm run demo:remove.");
await beginOwnSite(cms, { name, nameEn, email, country: country.toUpperCase() });
console.log(`The site of ${name} has begun. Start it with npm start, and fill in the rest at /admin.`);
process.exit(0);
