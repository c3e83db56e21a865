/**
 * `npm run admin:create -- --email you@example.com [--password …] [--name …]`: makes an administrator, or gives an
 * existing one a new password. Without `--password` it makes one and prints it once.
 */
import "#cms/lib/quick-imports.ts";
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { passwordFault } from "#cms/config/password-rule.ts";
import { createAdmin } from "#cms/accounts/first-administrator.ts";
import { removeSetupCode } from "#cms/accounts/setup-code.ts";
import { ADMINISTRATOR } from "#cms/access/permissions.ts";
import { getCms } from "#cms/index.ts";

/** Random bytes of a password made here: 24 signs in base64url. */
const PASSWORD_BYTES = 18;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values } = parseArgs({ options: { email: { type: "string" }, password: { type: "string" }, name: { type: "string" } } });
const { email, password = randomBytes(PASSWORD_BYTES).toString("base64url") } = values;
if (!email?.includes("@")) fail("Give the administrator's address: npm run admin:create -- --email you@example.com");
const fault = await passwordFault(password, email);
if (fault) fail(fault.en);

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
process.exit(0);
