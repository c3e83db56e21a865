import type { PayloadRequest } from "payload";
import type { Bilingual } from "../lib/i18n.ts";

/** What members of staff may do, from most to least. */
export const ROLES = {
  administrator: { zh: "管理员（全部）", en: "Administrator (everything)" },
  editor: { zh: "编辑（内容）", en: "Editor (content)" },
  sales: { zh: "销售（询盘与留言）", en: "Sales (leads and messages)" },
  viewer: { zh: "只读", en: "Viewer (reads only)" },
} as const satisfies Record<string, Bilingual>;

export type Role = keyof typeof ROLES;

/** Whether whoever sends the request is signed in and has one of these roles. */
export function hasRole({ user }: Pick<PayloadRequest, "user">, ...roles: Role[]): boolean {
  return roles.some((role) => role === user?.role);
}
