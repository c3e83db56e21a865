import type { FieldAccess } from "payload";
import { can } from "./permissions.ts";

/** A value that only the server writes; staff reads it. */
export const serverOnly: { create: FieldAccess; update: FieldAccess } = {
  create: () => false,
  // Restoring a version writes the version's own value, which would be missing otherwise.
  update: ({ req }) => req.context["isRestoringVersion"] === true,
};

/** A remark that only staff reads. */
export const forStaff: { read: FieldAccess } = { read: ({ req }) => Boolean(req.user) };

/** A value that never leaves the server. */
export const secret: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = { ...serverOnly, read: () => false };

/** A value that only administrators set. */
export const byAdministrators: { create: FieldAccess; update: FieldAccess } = {
  create: ({ req }) => can(req, "accounts.write"),
  update: ({ req }) => can(req, "accounts.write"),
};
