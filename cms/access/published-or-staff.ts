import type { Access } from "payload";
import { PRESENT } from "./present-or-staff.ts";

/** Staff reads everything, a visitor the published records outside the trash. */
export const publishedOrStaff: Access = ({ req }) => Boolean(req.user) || { _status: { equals: "published" }, ...PRESENT };

/** The same for a global, which has no trash. */
export const publishedGlobalOrStaff: Access = ({ req }) => Boolean(req.user) || { _status: { equals: "published" } };
