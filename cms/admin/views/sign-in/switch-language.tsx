"use client";
import { useTranslation } from "@payloadcms/ui";
import { useRouter } from "../../lib/navigation.ts";
import { DESK_LANGUAGES, HTML_LANG, LANGUAGE_NAME, type DeskLanguage } from "#shared/languages.ts";
import { deskLanguage } from "../../../lib/time.ts";

/** Payload's cookie for the chosen language, and its seconds: a year, as Payload has it. */
const COOKIE = "payload-lng";
const KEPT_FOR = 365 * 24 * 60 * 60;

function storeLanguage(language: DeskLanguage): void {
  document.cookie = `${COOKIE}=${language}; path=/; max-age=${KEPT_FOR}; samesite=lax`;
}

/**
 * Switches the desk to another of its languages on the sign-in, before a user has chosen one. Payload's own way is a server function, which
 * only a signed-in user can call.
 */
export function SwitchLanguage() {
  const { i18n } = useTranslation();
  const router = useRouter();
  const current = deskLanguage(i18n.language);
  const choose = (language: DeskLanguage) => {
    storeLanguage(language);
    router.refresh();
  };
  return DESK_LANGUAGES.filter((language) => language !== current).map((language) => (
    <button key={language} type="button" className="desk-link" lang={HTML_LANG[language]} onClick={() => choose(language)}>
      {LANGUAGE_NAME[language]}
    </button>
  ));
}
