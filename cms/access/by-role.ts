import type { Access } from "payload";
import { hasRole, type Role } from "./roles.ts";

function only(...roles: Role[]): Access {
  return ({ req }) => hasRole(req, ...roles);
}

/** Those who rule over accounts. */
export const administrators = only("administrator");
/** Those who write what visitors see. */
export const editors = only("administrator", "editor");
/** Those who follow up what visitors send. */
export const sales = only("administrator", "sales");
/** Those who may read what visitors send: personal data is no business of editors. */
export const leadReaders = only("administrator", "sales", "viewer");
