import type { Payload } from "payload";

/** Whether a request names an account; whether it is staff's is another question. */
export function namesAccount(headers: Headers): boolean {
  return headers.has("authorization") || Boolean(headers.get("cookie")?.includes("-token="));
}

/**
 * Whether a request comes from signed-in staff. Without a token nothing is asked of the database; while it cannot be asked, nobody is staff.
 */
export async function isStaff(cms: Payload, headers: Headers): Promise<boolean> {
  if (!namesAccount(headers)) return false;
  const { user } = await cms.auth({ headers }).catch(() => ({ user: null }));
  return user !== null;
}
