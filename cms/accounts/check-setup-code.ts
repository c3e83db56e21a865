import { say } from "#shared/desk-texts/say.ts";
import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from "payload";
import { ADMINISTRATOR } from "../access/permissions.ts";
import { log } from "../lib/log/index.ts";
import { refusal } from "../lib/refusal.ts";
import { afterRollback } from "../payload-patches/transactions.ts";
import { announceSetupCode } from "./first-administrator.ts";
import { removeSetupCode, takeSetupCode } from "./setup-code.ts";

const WRONG_CODE = say(
  "The setup code is wrong. It is printed in the terminal or log of the server, at each start as long as there is no user.",
);

/**
 * Requires the setup code for the first user made over REST, so that a new installation does not belong to whoever opens /admin first.
 * Administrators create later users.
 */
export const checkSetupCode: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== "create" || req.payloadAPI === "local" || req.user) return data;
  if (await takeSetupCode(req, data?.["setupCode"])) return { ...data, role: ADMINISTRATOR };
  // A database that was emptied or restored meanwhile has no code: the site creates it once this attempt's transaction is over.
  afterRollback(req, () => {
    announceSetupCode(req.payload).catch((error: unknown) => log.warn({ err: error }, "The setup code could not be made"));
  });
  throw refusal(WRONG_CODE, req, 403);
};

/** Any first user makes the code invalid. */
export const forgetSetupCode: CollectionAfterChangeHook = async ({ operation, req }) => {
  if (operation === "create") await removeSetupCode(req.payload, req);
};
