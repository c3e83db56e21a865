import { APIError, type CollectionAfterChangeHook, type CollectionBeforeValidateHook } from "payload";
import { inLanguage } from "../fields/bilingual.ts";
import { isSetupCode, removeSetupCode } from "../setup-code.ts";

const FORBIDDEN = 403;
const WRONG_CODE = {
  zh: "安装码不正确。它在服务器启动时打印在终端里，也保存在数据目录的 setup-code 文件中。",
  en: "The setup code is wrong. It is printed in the terminal when the server starts, and kept in the file setup-code of the data folder.",
};

/**
 * The very first user made over REST must know the setup code, so that a fresh installation does not belong to whoever
 * opens /admin first. Later users are made by signed-in staff.
 */
export const checkSetupCode: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== "create" || req.payloadAPI === "local" || req.user) return data;
  if (await isSetupCode(data?.["setupCode"])) return data;
  throw new APIError(inLanguage(WRONG_CODE, req.i18n.language), FORBIDDEN, null, true);
};

/** A used code is worth nothing any more. */
export const forgetSetupCode: CollectionAfterChangeHook = async ({ operation }) => {
  if (operation === "create") await removeSetupCode();
};
