import type { Access, Where } from "payload";

/** Not in the trash. */
export const PRESENT: Where = { deletedAt: { exists: false } };

/** Staff reads everything, a visitor the records outside the trash. */
export const presentOrStaff: Access = ({ req }) => Boolean(req.user) || PRESENT;
