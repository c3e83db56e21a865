import type { ServerProps } from "payload";
import { can, PERMISSIONS, ROLES } from "../../../access/permissions.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { deskLanguage } from "../../../lib/time.ts";
import { ACCOUNT_TEXTS } from "./account-texts.ts";

/** Below the list of users: the permissions of each role. */
export function PermissionTable({ user, i18n }: ServerProps) {
  if (!can({ user: user ?? null }, "accounts.read")) return null;
  const language = deskLanguage(i18n.language);
  const roles = Object.values(ROLES);
  return (
    <details className="desk desk-inset desk-permissions">
      <summary>{ACCOUNT_TEXTS.permissions[language]}</summary>
      <div>
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{ACCOUNT_TEXTS.permission[language]}</th>
              {roles.map(({ label }) => (
                <th key={label.en} scope="col">
                  {inLanguage(label, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{ACCOUNT_TEXTS.everybody[language]}</th>
              {roles.map(({ label }) => (
                <td key={label.en}>{ACCOUNT_TEXTS.yes[language]}</td>
              ))}
            </tr>
            {Object.entries(PERMISSIONS).map(([permission, name]) => (
              <tr key={permission}>
                <th scope="row">{inLanguage(name, language)}</th>
                {roles.map(({ label, can: permissions }) => (
                  <td key={label.en}>{ACCOUNT_TEXTS[permissions.some((granted) => granted === permission) ? "yes" : "no"][language]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
