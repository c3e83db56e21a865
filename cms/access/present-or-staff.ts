import type { Access } from "payload";

/** Staff reads everything, a visitor what is not in the trash. */
export const presentOrStaff: Access = ({ req }) => Boolean(req.user) || { deletedAt: { exists: false } };
