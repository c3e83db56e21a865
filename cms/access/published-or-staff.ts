import type { Access } from "payload";

/** Staff reads everything, a visitor what is published. */
export const publishedOrStaff: Access = ({ req }) => Boolean(req.user) || { _status: { equals: "published" } };
