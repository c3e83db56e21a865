import type { Role } from "#cms/access/permissions.ts";
import type { TestCms } from "./cms.ts";

/** A password that the rule allows; all accounts of the tests have it. */
export const PASSWORD = "correct horse battery";

/** Makes an account with a role and signs it in over REST. */
export async function signedIn(
  { cms, api }: TestCms,
  role: Role,
  name: string = role,
): Promise<{ id: number; email: string; token: string }> {
  const email = `${name}@example.com`;
  const { id } = await cms.create({ collection: "users", data: { email, password: PASSWORD, name, role } });
  const response = await api("/users/login", { method: "POST", body: { email, password: PASSWORD } });
  const { token } = (await response.json()) as { token: string };
  return { id, email, token };
}
