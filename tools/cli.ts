/**
 * The operator's commands, which `package.json` names: `node tools/with-node.mjs tools/cli.ts <command> …`. A command loads what it needs
 * once its values are read: the settings make what a data folder lacks.
 */
import "#cms/lib/quick-imports.ts";
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

/** Random bytes of a password made here: 24 signs in base64url. */
const PASSWORD_BYTES = 18;

/** The commands by their names. */
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  "admin:create": createAdministrator,
  backup,
  "demo:remove": removeDemonstration,
  person,
  restore,
  "site:new": beginSite,
};

const [command = "", ...args] = process.argv.slice(2);
const run = COMMANDS[command];
if (!run) fail(`Name a command: ${Object.keys(COMMANDS).join(", ")}`);
try {
  await run(args);
  process.exit(0);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * `npm run admin:create -- --email you@example.com [--password …] [--name …]`: makes an administrator, or gives an
 * existing one a new password. Without `--password` it makes one and prints it once.
 */
async function createAdministrator(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { email: { type: "string" }, password: { type: "string" }, name: { type: "string" } },
  });
  const { email, password = randomBytes(PASSWORD_BYTES).toString("base64url") } = values;
  const { getCms } = await import("#cms/index.ts");
  const { passwordFault } = await import("#cms/config/password-rule.ts");
  if (!email?.includes("@")) fail("Give the administrator's address: npm run admin:create -- --email you@example.com");
  const fault = await passwordFault(password, email);
  if (fault) fail(fault.en);

  const { createAdmin } = await import("#cms/accounts/first-administrator.ts");
  const { removeSetupCode } = await import("#cms/accounts/setup-code.ts");
  const { ADMINISTRATOR } = await import("#cms/access/permissions.ts");
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: "users",
    where: { email: { equals: email.toLowerCase() } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  const existing = docs[0];
  if (existing) {
    await cms.update({ collection: "users", id: existing.id, data: { password, role: ADMINISTRATOR }, overrideAccess: true });
    await cms.unlock({ collection: "users", data: { email, password }, overrideAccess: true });
  } else {
    await createAdmin(cms, { email, password, name: values.name ?? email });
  }
  await removeSetupCode(cms);
  console.log(existing ? `${email} is an administrator with a new password.` : `${email} is an administrator now.`);
  if (!values.password) console.log(`Password: ${password}`);
}

/**
 * `npm run backup -- [--to FILE] [--data FOLDER …]`: writes the whole site into one file while it runs; `backups/waymark-{time}.tar.gz` unless
 * named. `--data` names the data folders of all processes of the site, where there are several; the first stands for `DATA_DIR`.
 */
async function backup(argv: string[]): Promise<void> {
  const { values } = parseArgs({ args: argv, options: { to: { type: "string" }, data: { type: "string", multiple: true } } });
  const time = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  const target = values.to ?? `backups/waymark-${time}.tar.gz`;
  const folders = values.data ?? [process.env["DATA_DIR"]?.trim() || "./data"];
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined) fail(`There is no data folder ${path.resolve(missing)}: give the command the DATA_DIR of the site`);
  process.env["DATA_DIR"] = folders[0];

  const { settings } = await import("#cms/config/settings.ts");
  const { makeBackup } = await import("#cms/backup/archive.ts");
  const { database, uploads } = await makeBackup(settings, target, folders.slice(1));
  console.log(
    `${target}: the ${database} database${uploads === "here" ? " and all uploads" : ". The uploads are in the bucket: back that up with its own tools"}.`,
  );
}

/** `npm run restore -- FILE`: puts a backup into an empty data folder and an empty database, those that the settings name. */
async function restore(argv: string[]): Promise<void> {
  const { settings } = await import("#cms/config/settings.ts");
  const { restoreBackup } = await import("#cms/backup/archive.ts");
  const [file] = parseArgs({ args: argv, allowPositionals: true }).positionals;
  if (!file) fail("Name the backup: npm run restore -- FILE");
  const { made, database, uploads } = await restoreBackup(settings, file);
  console.log(`The backup of ${made} is in ${settings.dataDir}${database === "postgres" ? " and in the database" : ""}. Start the site.`);
  if (uploads === "here" && settings.s3)
    console.log(`The site looks for uploads in the bucket ${settings.s3.bucket}: copy what is in ${settings.dataDir}/media there first.`);
  if (uploads === "bucket" && !settings.s3) console.log("Its uploads are in a bucket: the site finds them with the S3_… settings alone.");
}

/**
 * `npm run person -- export --email ana@example.com [--to FILE]` writes all that is stored of a person as JSON;
 * `npm run person -- erase --email ana@example.com --yes` takes it away. `--phone` in place of `--email` finds by number.
 */
async function person(argv: string[]): Promise<void> {
  const { getCms } = await import("#cms/index.ts");
  const { journal } = await import("#cms/leads/intake/lead-journal.ts");
  const { erasePerson, exportPerson } = await import("#cms/leads/personal-data/erase.ts");
  const { personRule } = await import("#cms/leads/personal-data/person.ts");
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { email: { type: "string" }, phone: { type: "string" }, to: { type: "string" }, yes: { type: "boolean" } },
  });
  const [task] = positionals;
  const { to, yes, ...identity } = values;
  const whose = personRule.safeParse(identity);
  if (!["export", "erase"].includes(task ?? "") || !whose.success)
    fail("Say what and whose: npm run person -- export|erase --email ana@example.com (or --phone '+86 138 0013 8000')");
  if (task === "erase" && !yes) fail("What is erased is gone. Export it first if you need it, and add --yes.");

  const cms = await getCms();
  if (task === "erase") {
    const { leads, notices, log, waiting } = await erasePerson(cms, journal, whose.data, { user: null });
    console.log(`Erased: ${leads} leads, ${notices} notices, ${waiting} in the journal; ${log} entries of the log emptied`);
    return;
  }
  const text = JSON.stringify(await exportPerson(cms, journal, whose.data, { user: null }), null, 2);
  if (to) writeFileSync(to, `${text}\n`, { mode: 0o600 });
  else console.log(text);
}

/** `npm run demo:remove`: removes the demonstration content, but nothing that was changed and nothing that own content uses. */
async function removeDemonstration(): Promise<void> {
  const { getCms } = await import("#cms/index.ts");
  const { removeDemonstration: remove } = await import("#cms/seed/remove.ts");
  const { removed, retained } = await remove(await getCms());
  for (const [collection, count] of Object.entries(removed)) {
    const keptCount = retained[collection] ?? 0;
    console.log(`${collection}: ${count} removed${keptCount > 0 ? `, ${keptCount} kept (changed, or used by what is kept)` : ""}`);
  }
}

/**
 * `npm run site:new -- --name 公司名 [--name-en Company] [--email you@example.com] [--country DE]`: begins the site of one's own company,
 * without the demonstration, in an empty database. What is not said here is taken from `COMPANY_NAME`, `COMPANY_EMAIL` and `COMPANY_COUNTRY`.
 */
async function beginSite(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { name: { type: "string" }, "name-en": { type: "string" }, email: { type: "string" }, country: { type: "string" } },
  });
  const { company } = (await import("#cms/config/settings.ts")).settings;
  const { name = company.name, "name-en": nameEn, email = company.email, country = company.country } = values;
  if (!name) fail("Name the company: npm run site:new -- --name 公司名 --name-en Company --email you@example.com --country CN");
  const { getCms } = await import("#cms/index.ts");
  const { isEmpty } = await import("#cms/seed/index.ts");
  const { beginOwnSite } = await import("#cms/seed/own-company.ts");
  const cms = await getCms();
  if (!(await isEmpty(cms))) fail("There is content already. To remove the demonstration use npm run demo:remove.");
  await beginOwnSite(cms, { name, nameEn, email, country: country.toUpperCase() });
  console.log(`The site of ${name} has begun. Start it with npm start, and fill in the rest at /admin.`);
}
