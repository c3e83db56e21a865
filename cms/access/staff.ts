import type { Access } from "payload";

/** Signed-in staff. */
export const staff: Access = ({ req }) => Boolean(req.user);
