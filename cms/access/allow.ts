import type { Access } from "payload";
import { can, type Permission } from "./permissions.ts";

/** Allows accounts with a permission. */
export function allow(permission: Permission): Access {
  return ({ req }) => can(req, permission);
}
