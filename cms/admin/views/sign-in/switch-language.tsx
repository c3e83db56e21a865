"use client";
import { useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { deskLanguage } from "../../../lib/time.ts";
import { deskTexts } from "../../texts/index.ts";

/** Where Payload keeps the language that was chosen, and for how many seconds: a year, as Payload does. */
const COOKIE = "payload-lng";
const KEPT_FOR = 365 * 24 * 60 * 60;

/**
 * Shows the desk in its other language: at the sign-in, where nobody has chosen one yet. Payload's own way is a function of the server, and
 * of these nobody can call one who is not signed in.
 */
export function SwitchLanguage() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const other = deskLanguage(i18n.language) === "zh" ? "en" : "zh";
  const choose = () => {
    document.cookie = `${COOKIE}=${other}; path=/; max-age=${KEPT_FOR}; samesite=lax`;
    router.refresh();
  };
  return (
    <button type="button" className="desk-link" lang={other} onClick={choose}>
      {deskTexts(i18n.language).sign.otherLanguage}
    </button>
  );
}
