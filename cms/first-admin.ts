import type { Payload } from "payload";
import type { User } from "./payload-types.ts";
import { makeSetupCode } from "./setup-code.ts";

interface Administrator {
  email: string;
  password: string;
  name: string;
}

/** The code that allows making the first administrator at /admin; null when there are users already. */
export async function ensureSetupCode(payload: Payload): Promise<string | null> {
  const { totalDocs: users } = await payload.count({ collection: "users" });
  return users > 0 ? null : makeSetupCode();
}

/**
 * Makes an administrator.
 * @throws ValidationError when the e-mail address is taken or malformed
 */
export async function createAdmin(payload: Payload, { email, password, name }: Administrator): Promise<User> {
  return payload.create({ collection: "users", data: { email, password, name } });
}
