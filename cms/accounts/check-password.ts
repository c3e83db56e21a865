import {
  APIError,
  ValidationError,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from "payload";
import { inLanguage } from "../lib/i18n.ts";
import { passwordFault } from "../config/password-rule.ts";

/** The fault of a password, in the user's language; null for none. Payload itself refuses other types. */
async function faultOf(password: unknown, email: unknown, req: PayloadRequest): Promise<string | null> {
  if (typeof password !== "string") return null;
  const fault = await passwordFault(password, typeof email === "string" ? email : "");
  return fault && inLanguage(fault, req.i18n.language);
}

/** Refuses weak passwords of new and of changed accounts. */
export const checkPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (operation !== "create" && !data?.["password"]) return data;
  const message = await faultOf(data?.["password"], data?.["email"] ?? originalDoc?.email, req);
  if (message) throw new ValidationError({ collection: "users", errors: [{ path: "password", message }] }, req.t);
  return data;
};

/** Refuses weak passwords set with a one-time link. That form is the site's own, and shows the message of the whole response. */
export const checkNewPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "resetPassword") return args;
  const message = await faultOf((args as { data?: { password?: unknown } }).data?.password, "", req);
  if (message) throw new APIError(message, 400, null, true);
  return args;
};
