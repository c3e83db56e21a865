import type { ClientUser, PayloadRequest } from "payload";
import { hasRole } from "../access/roles.ts";

/** Whether whoever asks has a use for counts: those who write the site. */
export function seesWebAnalytics(of: { user: PayloadRequest["user"] | ClientUser }): boolean {
  return hasRole(of as Pick<PayloadRequest, "user">, "administrator", "editor");
}
