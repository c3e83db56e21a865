import type { Payload } from "payload";

/**
 * Whether a request comes from signed-in staff. Without a token nothing is asked of the database; while it cannot be asked, nobody is staff.
 */
export async function isStaff(cms: Payload, headers: Headers): Promise<boolean> {
  if (!headers.has("authorization") && !headers.get("cookie")?.includes("-token=")) return false;
  const { user } = await cms.auth({ headers }).catch(() => ({ user: null }));
  return user !== null;
}
