import type { ClientUser, PayloadRequest } from "payload";
import { hasRole, type Role } from "./roles.ts";

/** Areas of the desk that not every role has a use for, and who has. Sales reads content, and no accounts or the log; who only reads brings nothing in. */
const FOR = {
  log: ["administrator"],
  accounts: ["administrator", "viewer"],
  importExport: ["administrator", "editor"],
} as const satisfies Record<string, Role[]>;

export type DeskArea = keyof typeof FOR;

/** Whether whoever asks sees an area of the desk: in the menu, in the search and by its address. */
export function seesArea(of: { user: PayloadRequest["user"] | ClientUser }, area: DeskArea): boolean {
  return hasRole(of as Pick<PayloadRequest, "user">, ...FOR[area]);
}
