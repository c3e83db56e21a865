import type { ClientUser, PayloadRequest } from "payload";
import type { Bilingual } from "../lib/i18n.ts";

/** What only some accounts may do. Every account reads content, files and rows. */
export const PERMISSIONS = {
  "content.write": {
    zh: "编写、发布、移入回收站：内容、文件、规格项、重定向、界面文字、网站设置",
    en: "Write, publish and trash content, files, rows, redirects, texts and settings",
  },
  "content.review": { zh: "在工作台看到内容待办", en: "See on the dashboard what content needs" },
  "content.import": { zh: "导入和导出内容", en: "Import and export content" },
  "leads.read": { zh: "查看询盘、留言、备注和回复模板", en: "Read leads, messages, notes and reply templates" },
  "leads.write": {
    zh: "跟进询盘和留言：负责、回复、备注、导出、移入回收站",
    en: "Follow up leads and messages: own, answer, note, export, trash",
  },
  "diagnostics.use": { zh: "使用诊断工具", en: "Use the diagnostic tools" },
  "counts.read": { zh: "查看访问统计", en: "Read the counts of visits" },
  "accounts.read": { zh: "查看用户列表", en: "See the list of users" },
  "accounts.write": { zh: "邀请用户、更改角色、移除用户", en: "Invite users, change roles, remove users" },
  "persons.erase": { zh: "导出和清除一个人的全部数据", en: "Export and erase all data of a person" },
  "trash.empty": { zh: "从回收站彻底删除", en: "Delete for good, out of the trash" },
  "operation.read": {
    zh: "查看操作日志、浏览器报告、任务和上线前的检查",
    en: "Read the log, browsers’ reports, jobs and what is left before going live",
  },
} as const satisfies Record<string, Bilingual>;

export type Permission = keyof typeof PERMISSIONS;

interface RoleDefinition {
  label: Bilingual;
  /** What it may do beyond reading. */
  can: readonly Permission[];
}

/** The role of the first user. At least one account always has it. */
export const ADMINISTRATOR = "administrator";

/** The roles of staff, from the one that may most to the one that may least. A new one is an entry here. */
export const ROLES = {
  [ADMINISTRATOR]: {
    label: { zh: "管理员（全部）", en: "Administrator (everything)" },
    can: Object.keys(PERMISSIONS) as Permission[],
  },
  editor: {
    label: { zh: "编辑（内容）", en: "Editor (content)" },
    can: ["content.write", "content.review", "content.import", "diagnostics.use", "counts.read"],
  },
  sales: {
    label: { zh: "销售（询盘与留言）", en: "Sales (leads and messages)" },
    can: ["leads.read", "leads.write"],
  },
  viewer: {
    label: { zh: "只读", en: "Viewer (reads only)" },
    can: ["content.review", "leads.read", "diagnostics.use", "accounts.read"],
  },
} as const satisfies Record<string, RoleDefinition>;

export type Role = keyof typeof ROLES;

/** The role of an account for which none is chosen: it may least. */
export const LEAST_ROLE: Role = "viewer";
/** The default role of an invitation. */
export const INVITED_ROLE: Role = "editor";

/** The names of the roles, as a choice shows them. */
export const ROLE_LABELS = Object.fromEntries(Object.entries(ROLES).map(([role, { label }]) => [role, label])) as Record<Role, Bilingual>;

/** The roles that may do something. */
export function rolesThatCan(permission: Permission): Role[] {
  return (Object.keys(ROLES) as Role[]).filter((role) => (ROLES[role].can as readonly Permission[]).includes(permission));
}

/** Whether an account of this role may do something. */
export function roleCan(role: unknown, permission: Permission): boolean {
  return rolesThatCan(permission).some((each) => each === role);
}

/** Whether a user is signed in and has a permission. Access, endpoints, menu and views all ask this. */
export function can({ user }: { user: PayloadRequest["user"] | ClientUser }, permission: Permission): boolean {
  return roleCan(user?.role, permission);
}
