import { say, type DeskText } from "#shared/desk-texts/say.ts";
import type { ClientUser, PayloadRequest } from "payload";
import type { Bilingual } from "../lib/i18n.ts";

/** What only some accounts may do. Every account reads content, files and rows. */
export const PERMISSIONS = {
  "content.write": say("Write, publish and trash content, files, rows, redirects, texts and settings"),
  "content.review": say("See on the dashboard what content needs"),
  "content.import": say("Import and export content"),
  "leads.read": say("Read leads, messages, notes and reply templates"),
  "leads.write": say("Follow up leads and messages: own, answer, note, export, trash"),
  "diagnostics.use": say("Use the diagnostic tools"),
  "counts.read": say("Read the counts of visits"),
  "accounts.read": say("See the list of users"),
  "accounts.write": say("Invite users, change roles, remove users"),
  "persons.erase": say("Export and erase all data of a person"),
  "trash.empty": say("Delete for good, out of the trash"),
  "operation.read": say("Read the log, browsers’ reports, jobs and what is left before going live"),
} as const satisfies Record<string, Bilingual>;

export type Permission = keyof typeof PERMISSIONS;

interface RoleDefinition {
  label: Bilingual;
  /** Permissions of the role beyond reading. */
  can: readonly Permission[];
}

/** The role of the first user. At least one account always has it. */
export const ADMINISTRATOR = "administrator";

/** The roles of staff, from the one that may most to the one that may least. A new one is an entry here. */
export const ROLES = {
  [ADMINISTRATOR]: {
    label: say("Administrator (everything)"),
    can: Object.keys(PERMISSIONS) as Permission[],
  },
  editor: {
    label: say("Editor (content)"),
    can: ["content.write", "content.review", "content.import", "diagnostics.use", "counts.read"],
  },
  sales: {
    label: say("Sales (leads and messages)"),
    can: ["leads.read", "leads.write"],
  },
  viewer: {
    label: say("Viewer (reads only)"),
    can: ["content.review", "leads.read", "diagnostics.use", "accounts.read"],
  },
} as const satisfies Record<string, RoleDefinition>;

export type Role = keyof typeof ROLES;

/** The role of an account for which none is chosen: it may least. */
export const LEAST_ROLE: Role = "viewer";
/** The default role of an invitation. */
export const INVITED_ROLE: Role = "editor";

/** The names of the roles, as a choice shows them. */
export const ROLE_LABELS = Object.fromEntries(Object.entries(ROLES).map(([role, { label }]) => [role, label])) as Record<Role, DeskText>;

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
