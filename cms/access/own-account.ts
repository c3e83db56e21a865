import type { Access } from "payload";
import { can } from "./permissions.ts";

/** Administrators every account, others their own. */
export const administratorOrSelf: Access = ({ req }) => can(req, "accounts.write") || (req.user ? { id: { equals: req.user.id } } : false);
