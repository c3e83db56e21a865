import type { Access } from "payload";

/** Staff reads everything, a visitor what is published and not in the trash. */
export const publishedOrStaff: Access = ({ req }) =>
  Boolean(req.user) || { _status: { equals: "published" }, deletedAt: { exists: false } };
