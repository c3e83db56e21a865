import type { ClientUser, PayloadRequest } from "payload";
import { hasRole } from "../access/roles.ts";

/** Whether whoever asks has a use for these tools; sales does not. */
export function seesDiagnostics(of: { user: PayloadRequest["user"] | ClientUser }): boolean {
  return hasRole(of as Pick<PayloadRequest, "user">, "administrator", "editor", "viewer");
}
