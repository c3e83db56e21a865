import type { FieldAccess } from "payload";
import { can } from "./permissions.ts";

/** A value that only the server writes: staff reads it, and REST, bulk edit and desk leave it as it is. */
export const serverOnly: { create: FieldAccess; update: FieldAccess } = {
  create: () => false,
  // A version that is restored brings its own; what may not be written would be missing in it.
  update: ({ req }) => req.context["isRestoringVersion"] === true,
};

/** A remark among staff: no business of visitors. */
export const forStaff: { read: FieldAccess } = { read: ({ req }) => Boolean(req.user) };

/** A value that never leaves the server. */
export const secret: { create: FieldAccess; read: FieldAccess; update: FieldAccess } = { ...serverOnly, read: () => false };

/** A value that administrators alone set. */
export const byAdministrators: { create: FieldAccess; update: FieldAccess } = {
  create: ({ req }) => can(req, "accounts.write"),
  update: ({ req }) => can(req, "accounts.write"),
};
