"use client";
import { useAuth, useConfig } from "@payloadcms/ui";
import { useRouter } from "../../lib/navigation.ts";
import { useState, type FormEvent } from "react";
import { useScripted } from "#shared/lib/use-scripted.ts";
import { can, INVITED_ROLE, ROLE_LABELS, roleCan } from "../../../access/permissions.ts";
import { MAX_ACCOUNT_NAME } from "../../../accounts/account-limits.ts";
import type { OneTimeLink } from "../../../accounts/one-time-link.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { call } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { MadeLink } from "./made-link.tsx";
import { useAccountTexts } from "./use-account-texts.ts";

/** Above the list of users: creates an account whose owner sets the password with a one-time link. For administrators. */
export function Invite() {
  const { user } = useAuth();
  const { config } = useConfig();
  const { language, attempt } = useDesk();
  const router = useRouter();
  const scripted = useScripted();
  const [link, setLink] = useState<(OneTimeLink & { mailed: boolean }) | null>(null);
  const [isSending, setSending] = useState(false);
  const [role, setRole] = useState<string>(INVITED_ROLE);
  const textOf = useAccountTexts();
  if (!can({ user: user ?? null }, "accounts.write")) return null;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = Object.fromEntries(new FormData(form));
    setSending(true);
    setLink(null);
    await attempt(async () => {
      setLink(await call(`${config.routes.api}/users/invite`, "POST", body, language));
      // The second click of a double click would invite the colleague again.
      form.reset();
      setRole(INVITED_ROLE);
      router.refresh();
    });
    setSending(false);
  };
  return (
    <details className="desk desk-inset desk-invite">
      <summary>{textOf("invite")}</summary>
      <form className="desk-invite__form" onSubmit={send}>
        <label className="desk-field">
          <span>{textOf("name")}</span>
          <input className="desk-input" name="name" required maxLength={MAX_ACCOUNT_NAME} autoComplete="off" />
        </label>
        <label className="desk-field">
          <span>{textOf("email")}</span>
          <input className="desk-input" name="email" type="email" required autoComplete="off" />
        </label>
        <label className="desk-field">
          <span>{textOf("role")}</span>
          <select className="desk-input desk-input--select" name="role" value={role} onChange={(event) => setRole(event.target.value)}>
            {Object.entries(ROLE_LABELS).map(([key, label]) => (
              <option key={key} value={key}>
                {inLanguage(label, language)}
              </option>
            ))}
          </select>
        </label>
        {roleCan(role, "accounts.write") && (
          <label className="desk-field">
            <span>{textOf("password")}</span>
            <input className="desk-input" name="currentPassword" type="password" required autoComplete="current-password" />
          </label>
        )}
        <button type="submit" className="desk-button desk-button--first" disabled={!scripted || isSending}>
          {textOf("send")}
        </button>
      </form>
      <MadeLink link={link} />
    </details>
  );
}
