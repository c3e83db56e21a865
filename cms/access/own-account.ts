import type { Access } from "payload";
import { hasRole } from "./roles.ts";

/** Administrators every account, others their own. */
export const administratorOrSelf: Access = ({ req }) =>
  hasRole(req, "administrator") || (req.user ? { id: { equals: req.user.id } } : false);
