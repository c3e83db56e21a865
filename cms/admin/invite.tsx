"use client";
import { Button, toast, useAuth, useConfig, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState, type FormEvent } from "react";
import { useScripted } from "#app/lib/use-scripted.ts";
import { ROLES } from "../access/roles.ts";
import type { OneTimeLink } from "../accounts/one-time-link.ts";
import { inLanguage } from "../fields/bilingual.ts";
import { ACCOUNT_TEXTS } from "./account-texts.ts";
import { call } from "./call.ts";

/** Above the list of users: makes an account whose owner sets the password with a one-time link. For administrators. */
export function Invite() {
  const { user } = useAuth();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const scripted = useScripted();
  const [link, setLink] = useState<(OneTimeLink & { mailed: boolean }) | null>(null);
  const say = (key: keyof typeof ACCOUNT_TEXTS) => inLanguage(ACCOUNT_TEXTS[key], i18n.language);
  if (user?.["role"] !== "administrator") return null;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    try {
      setLink(await call(`${config.routes.api}/users/invite`, "POST", body, i18n.language));
      router.refresh();
    } catch (error) {
      toast.error((error as Error).message || say("failed"));
    }
  };
  return (
    <details>
      <summary>{say("invite")}</summary>
      <form onSubmit={send}>
        <label>
          {say("name")} <input name="name" required maxLength={80} />
        </label>{" "}
        <label>
          {say("email")} <input name="email" type="email" required />
        </label>{" "}
        <label>
          {say("role")}{" "}
          <select name="role" defaultValue="editor">
            {Object.entries(ROLES).map(([role, label]) => (
              <option key={role} value={role}>
                {inLanguage(label, i18n.language)}
              </option>
            ))}
          </select>
        </label>{" "}
        <Button type="submit" size="small" disabled={!scripted}>
          {say("send")}
        </Button>
      </form>
      {link && (
        <output>
          {say("linkReady")} <code>{link.url}</code> {link.mailed && say("mailed")}
        </output>
      )}
    </details>
  );
}
