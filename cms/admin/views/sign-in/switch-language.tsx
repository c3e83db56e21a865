"use client";
import { useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { deskLanguage } from "../../../lib/time.ts";
import { deskTexts } from "../../texts/index.ts";

/** Payload's cookie for the chosen language, and its seconds: a year, as Payload has it. */
const COOKIE = "payload-lng";
const KEPT_FOR = 365 * 24 * 60 * 60;

/**
 * Switches the desk to its other language on the sign-in, before a user has chosen one. Payload's own way is a server function, which only
 * a signed-in user can call.
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
