import type { Payload } from "payload";
import { ADMINISTRATOR } from "../access/permissions.ts";
import type { User } from "../config/payload-types.ts";
import { settings } from "../config/settings.ts";
import { DESK } from "../lib/desk-address.ts";
import { makeSetupCode } from "./setup-code.ts";

interface Administrator {
  email: string;
  password: string;
  name: string;
}

let announced: string | undefined;

/** The setup code for the first administrator at /admin; null if there are users already. */
export async function ensureSetupCode(payload: Payload): Promise<string | null> {
  const { totalDocs: users } = await payload.count({ collection: "users", overrideAccess: true });
  return users > 0 ? null : makeSetupCode(payload);
}

/**
 * Prints the setup code, once each, if there is no user: at the start, and when somebody opens the form for the first administrator of a
 * database that was emptied or restored meanwhile.
 */
export async function announceSetupCode(payload: Payload): Promise<void> {
  const code = await ensureSetupCode(payload);
  if (!code || code === announced) return;
  announced = code;
  console.log(`Make the first administrator at ${settings.siteUrl}${DESK} with the setup code ${code}`);
}

/**
 * Creates an administrator.
 * @throws ValidationError when the e-mail address is taken or malformed, or the password is weak
 */
export async function createAdmin(payload: Payload, { email, password, name }: Administrator): Promise<User> {
  return payload.create({ collection: "users", data: { email, password, name, role: ADMINISTRATOR }, overrideAccess: true });
}
