import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterErrorHook,
  type CollectionBeforeValidateHook,
  type RequestContext,
} from "payload";
import { FORBIDDEN } from "#shared/lib/http-status.ts";
import { inLanguage } from "../lib/i18n.ts";
import { announceSetupCode } from "./first-administrator.ts";
import { giveBackSetupCode, removeSetupCode, takeSetupCode } from "./setup-code.ts";

const WRONG_CODE = {
  zh: "安装码不正确。它打印在服务器的终端里，也保存在数据目录的 setup-code 文件中。",
  en: "The setup code is wrong. It is printed in the terminal of the server, and kept in the file setup-code of the data folder.",
};
/** Set on the context of a request that has taken the code. */
const TAKEN = "setupCodeTaken";

/**
 * The very first user made over REST must know the setup code, so that a fresh installation does not belong to whoever
 * opens /admin first. Later users are made by administrators.
 */
export const checkSetupCode: CollectionBeforeValidateHook = async ({ context, data, operation, req }) => {
  if (operation !== "create" || req.payloadAPI === "local" || req.user) return data;
  await announceSetupCode(req.payload);
  if (await takeSetupCode(data?.["setupCode"])) {
    context[TAKEN] = true;
    return { ...data, role: "administrator" };
  }
  throw new APIError(inLanguage(WRONG_CODE, req.i18n.language), FORBIDDEN, null, true);
};

/** A used code is worth nothing any more. */
export const forgetSetupCode: CollectionAfterChangeHook = async ({ context, operation }) => {
  if (operation !== "create") return;
  delete context[TAKEN];
  await removeSetupCode();
};

/** An administrator that could not be made has used nothing up. */
export const returnSetupCode: CollectionAfterErrorHook = async ({ context }: { context: RequestContext }) => {
  if (!context[TAKEN]) return;
  delete context[TAKEN];
  await giveBackSetupCode();
};
