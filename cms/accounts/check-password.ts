import { ValidationError, type CollectionBeforeOperationHook, type CollectionBeforeValidateHook, type PayloadRequest } from "payload";
import { inLanguage } from "../fields/bilingual.ts";
import { passwordFault } from "./password-rule.ts";

async function refuseWeak(password: unknown, email: unknown, req: PayloadRequest): Promise<void> {
  // What is no text Payload refuses by itself.
  if (typeof password !== "string") return;
  const fault = await passwordFault(password, typeof email === "string" ? email : "");
  if (!fault) return;
  const errors = [{ path: "password", message: inLanguage(fault, req.i18n.language) }];
  throw new ValidationError({ collection: "users", errors }, req.t);
}

/** Refuses weak passwords of new and of changed accounts. */
export const checkPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === "create" || data?.["password"]) await refuseWeak(data?.["password"], data?.["email"] ?? originalDoc?.email, req);
  return data;
};

/** Refuses weak passwords that are set with a one-time link. */
export const checkNewPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === "resetPassword") await refuseWeak((args as { data?: { password?: unknown } }).data?.password, "", req);
  return args;
};
