"use client";
import { useAuth, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { can, roleCan } from "../../../access/permissions.ts";
import type { OneTimeLink } from "../../../accounts/one-time-link.ts";
import type { SessionView } from "../../../accounts/sessions.ts";
import { clock, dateOf, currentTime } from "../../../lib/time.ts";
import { call } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { MadeLink } from "./made-link.tsx";
import { PasswordEntry } from "./credential-field.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { useAccountTexts } from "./use-account-texts.ts";

/** In an account: its sessions, its one-time link and its second factor. For its owner and for administrators. */
export function AccountAccess() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const { language, attempt } = useDesk();
  const [sessions, setSessions] = useState<SessionView[] | null>(null);
  const [link, setLink] = useState<OneTimeLink | null>(null);
  const [asksPassword, setAsksPassword] = useState(false);
  // The stored role, because the form's takes effect with the save.
  const isAdministrators = useFormFields(([{ role }]) => roleCan(role?.initialValue, "accounts.write"));
  const textOf = useAccountTexts();
  const isOwn = user?.id === id;
  const isAdministrator = can({ user: user ?? null }, "accounts.write");
  const account = id !== undefined && (isOwn || isAdministrator) ? `${config.routes.api}/users/${id}` : null;
  useEffect(() => {
    if (account)
      call<{ sessions: SessionView[] }>(`${account}/sessions`).then(
        (answer) => setSessions(answer.sessions),
        () => setSessions([]),
      );
  }, [account]);
  if (!account) return null;
  const end = async () => setSessions((await call<{ sessions: SessionView[] }>(`${account}/end-sessions`, "POST")).sessions);
  const makeLink = (currentPassword?: string) =>
    void attempt(async () => {
      setLink(await call<OneTimeLink>(`${account}/link`, "POST", { currentPassword }, language));
      setAsksPassword(false);
    });
  const timeOf = (moment: number) => `${dateOf(moment, currentTime(), language)} ${clock(moment)}`;
  return (
    <section className="field-type desk desk-inset desk-access" aria-label={textOf("sessions")}>
      <span className="field-label">{textOf("sessions")}</span>
      {sessions?.length === 0 && <p>{textOf("noSessions")}</p>}
      <ul>
        {sessions?.map(({ began, ends, own }) => (
          <li key={began + ends}>
            {[textOf("since"), began && timeOf(Date.parse(began)), own && textOf("own")].filter(Boolean).join(" ")}
          </li>
        ))}
      </ul>
      <div className="desk-actions">
        <button type="button" className="desk-button" onClick={() => void attempt(end)}>
          {textOf("end")}
        </button>
        {isAdministrator && !isOwn && !asksPassword && (
          <button type="button" className="desk-button" onClick={() => (isAdministrators ? setAsksPassword(true) : makeLink())}>
            {textOf("send")}
          </button>
        )}
      </div>
      {asksPassword && <PasswordEntry text={textOf("linkPassword")} label={textOf("send")} onPassword={makeLink} />}
      <MadeLink link={link} />
      <SecondFactor account={account} isOwn={isOwn} />
    </section>
  );
}
