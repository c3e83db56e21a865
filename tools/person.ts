/**
 * `npm run person -- export --email ana@example.com [--to FILE]` writes all that is stored of a person as JSON;
 * `npm run person -- erase --email ana@example.com --yes` takes it away. `--phone` in place of `--email` finds by number.
 */
import "#cms/lib/quick-imports.ts";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { journal } from "#cms/leads/intake/lead-journal.ts";
import { getCms } from "#cms/index.ts";
import { erasePerson, exportPerson } from "#cms/leads/personal-data/erase.ts";
import { personRule } from "#cms/leads/personal-data/person.ts";

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { email: { type: "string" }, phone: { type: "string" }, to: { type: "string" }, yes: { type: "boolean" } },
});
const [command] = positionals;
const { to, yes, ...identity } = values;
const person = personRule.safeParse(identity);
if (!["export", "erase"].includes(command ?? "") || !person.success)
  fail("Say what and whose: npm run person -- export|erase --email ana@example.com (or --phone '+86 138 0013 8000')");
if (command === "erase" && !yes) fail("What is erased is gone. Export it first if you need it, and add --yes.");

const cms = await getCms();
if (command === "erase") {
  const { leads, messages, notices, log, waiting } = await erasePerson(cms, journal, person.data, { user: null });
  console.log(
    `Erased: ${leads} leads, ${messages} messages, ${notices} notices, ${waiting} in the journal; ${log} entries of the log emptied`,
  );
} else {
  const text = JSON.stringify(await exportPerson(cms, journal, person.data, { user: null }), null, 2);
  if (to) writeFileSync(to, `${text}\n`, { mode: 0o600 });
  else console.log(text);
}
process.exit(0);
