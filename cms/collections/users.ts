import type { CollectionConfig } from "payload";
import { staff } from "../access/staff.ts";
import { plainText } from "../fields/texts.ts";
import { checkSetupCode, forgetSetupCode } from "../hooks/setup-code.ts";
import { settings } from "../settings.ts";
import { SETTINGS } from "./groups.ts";

const MINUTE = 60;
/** Wrong passwords in a row until an account is locked, and for how long, in milliseconds. */
const ATTEMPTS = 5;
const LOCK_TIME = 10 * MINUTE * 1000;
/** How long a session lasts, in seconds: a working day. */
const SESSION = 8 * 60 * MINUTE;

export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: { zh: "用户", en: "User" }, plural: { zh: "用户", en: "Users" } },
  admin: { group: SETTINGS, useAsTitle: "name", defaultColumns: ["name", "email"] },
  auth: {
    maxLoginAttempts: ATTEMPTS,
    lockTime: LOCK_TIME,
    tokenExpiration: SESSION,
    cookies: { sameSite: "Lax", secure: settings.siteUrl.startsWith("https:") },
  },
  access: { admin: ({ req }) => Boolean(req.user), read: staff, create: staff, update: staff, delete: staff, unlock: staff },
  hooks: { beforeValidate: [checkSetupCode], afterChange: [forgetSetupCode] },
  fields: [
    plainText("name", "姓名", "Name", { max: 80 }),
    {
      type: "text",
      name: "setupCode",
      virtual: true,
      label: { zh: "安装码", en: "Setup code" },
      admin: {
        readOnly: false,
        condition: (_data, _sibling, { user }) => !user,
        description: { zh: "服务器启动时打印在终端里，也保存在数据目录的 setup-code 文件中。", en: "Printed in the terminal when the server starts, and kept in the file setup-code of the data folder." },
      },
    },
  ],
};
