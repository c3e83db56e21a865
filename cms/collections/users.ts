import { say } from "#shared/desk-texts/say.ts";
import type { Access, CollectionConfig, EmailFieldValidation } from "payload";
import { isAddress } from "#shared/lib/contact.ts";
import { DESK_FALLBACK } from "#shared/languages.ts";
import { can, LEAST_ROLE, ROLE_LABELS } from "../access/permissions.ts";
import { allow } from "../access/allow.ts";
import { mayTrash } from "../access/trash-access.ts";
import { byAdministrators, secret } from "../access/field-access.ts";
import { staff } from "../access/staff.ts";
import { checkNewPassword, checkPassword } from "../accounts/check-password.ts";
import { checkSetupCode, forgetSetupCode } from "../accounts/check-setup-code.ts";
import { CURRENT_PASSWORD, CURRENT_PASSWORD_LABEL, proveByPassword } from "../accounts/current-password.ts";
import { MAX_ACCOUNT_NAME } from "../accounts/account-limits.ts";
import { accountEndpoints } from "../accounts/account-endpoints.ts";
import { keepRunningLink, mailedToken, noteRunningLink, useLinkInTurn } from "../accounts/one-time-link.ts";
import { checkCode, takeCode, takeCodesAgain } from "../accounts/second-factor.ts";
import { endSessionsOfOldPassword, notePasswordChange } from "../accounts/sessions.ts";
import { limitSignIn, forgiveSignIn } from "../accounts/sign-in.ts";
import { keepAnAdministrator, keepAnAdministratorOnDelete } from "../accounts/last-administrator.ts";
import { choice } from "../fields/values.ts";
import { plainText } from "../fields/text-fields.ts";
import { settings } from "../config/settings.ts";
import { deskAddress } from "../lib/desk-address.ts";
import { SETTINGS } from "../lib/groups.ts";
import { inLanguage } from "../lib/i18n.ts";

/** Administrators every account, others their own. */
const administratorOrSelf: Access = ({ req }) => can(req, "accounts.write") || (req.user ? { id: { equals: req.user.id } } : false);

/** Seconds of a session: a working day. */
const SESSION_SECONDS = 8 * 60 * 60;

const validAccountAddress: EmailFieldValidation = (value, { req }) => (value && isAddress(value) ? true : req.t("validation:emailAddress"));

/** The mail to reset a password. It reveals nothing about the account, because anybody who knows an address can request it. */
const RESET = {
  subject: say("Reset your password"),
  text: (host: string) =>
    say(
      "Somebody asked for a new password for your account at {host}. Set it with this link, within an hour. If it was not you, ignore this mail: your password stays as it is.",
      { host },
    ),
};

/** The mail for a forgotten password, in the language of the page that requested it. */
function resetMail(url: string, language: string): string {
  return `<p>${inLanguage(RESET.text(new URL(url).host), language)}</p><p><a href="${url}">${url}</a></p>`;
}

export const users: CollectionConfig = {
  slug: "users",
  labels: { singular: say("User"), plural: say("Users") },
  admin: {
    group: SETTINGS,
    useAsTitle: "name",
    hidden: ({ user }) => !can({ user }, "accounts.read"),
    defaultColumns: ["name", "email", "role"],
    components: {
      beforeListTable: ["/admin/views/account/invite.tsx#Invite"],
      afterListTable: ["/admin/views/account/permission-table.tsx#PermissionTable"],
    },
  },
  auth: {
    // Wrong passwords lock no account, because anybody who knows its name could lock it. They are limited and slowed instead.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    tokenExpiration: SESSION_SECONDS,
    forgotPassword: {
      // The address comes from the settings, because the sender controls the one in the request.
      generateEmailHTML: ({ req, token } = {}) =>
        resetMail(settings.siteUrl + deskAddress(`/reset/${mailedToken(token, req)}`), req?.i18n.language ?? DESK_FALLBACK),
      generateEmailSubject: ({ req } = {}) => inLanguage(RESET.subject, req?.i18n.language ?? DESK_FALLBACK),
    },
    cookies: { sameSite: "Lax", secure: settings.siteUrl.startsWith("https:") },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    read: staff,
    create: allow("accounts.write"),
    update: administratorOrSelf,
    delete: mayTrash("accounts.write"),
    unlock: allow("accounts.write"),
  },
  hooks: {
    beforeOperation: [limitSignIn, checkNewPassword, takeCode, noteRunningLink, useLinkInTurn],
    beforeLogin: [checkCode],
    beforeValidate: [checkPassword, proveByPassword, checkSetupCode, notePasswordChange],
    beforeChange: [keepAnAdministrator, keepRunningLink],
    afterChange: [forgetSetupCode, endSessionsOfOldPassword],
    afterOperation: [takeCodesAgain],
    afterLogin: [forgiveSignIn],
    beforeDelete: [keepAnAdministratorOnDelete],
  },
  endpoints: accountEndpoints,
  fields: [
    {
      type: "text",
      name: CURRENT_PASSWORD,
      virtual: true,
      label: CURRENT_PASSWORD_LABEL,
      admin: {
        readOnly: false,
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: "/admin/views/account/current-password.tsx#CurrentPassword" },
      },
    },
    // Payload's own rule refuses top-level domains in other scripts.
    { type: "email", name: "email", label: say("E-mail"), required: true, validate: validAccountAddress },
    plainText("name", say("Name (of a person)"), { max: MAX_ACCOUNT_NAME }),
    // The first account, made with the setup code, has no choice of roles: the page's styles hide it. A condition would allow null.
    { ...choice("role", say("Role"), ROLE_LABELS, { initial: LEAST_ROLE, sidebar: true }), access: byAdministrators, saveToJWT: true },
    // The audit log shows its label.
    { type: "text", name: "totpSecret", label: say("Second factor"), hidden: true, access: secret },
    { type: "number", name: "totpStep", hidden: true, access: secret },
    { type: "json", name: "recoveryCodes", label: say("Recovery codes"), hidden: true, access: secret },
    {
      type: "ui",
      name: "access",
      admin: { disableListColumn: true, components: { Field: "/admin/views/account/account-access.tsx#AccountAccess" } },
    },
    {
      type: "text",
      name: "setupCode",
      virtual: true,
      label: say("Setup code"),
      admin: {
        readOnly: false,
        condition: (_data, _sibling, { user }) => !user,
        components: { Label: "/admin/components/fields/required-label.tsx#RequiredLabel" },
        description: say("Printed in the terminal of the server, and kept in the file setup-code of the data folder."),
      },
    },
  ],
};
