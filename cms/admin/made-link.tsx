"use client";
import { useTranslation } from "@payloadcms/ui";
import { inLanguage } from "../fields/bilingual.ts";
import { ACCOUNT_TEXTS } from "./account-texts.ts";
import { Copy } from "./desk/lead/copy.tsx";

/**
 * A one-time link that was made: to be copied and handed over.
 * @param mailed whether it went to its owner by mail as well
 */
export function MadeLink({ url, mailed = false }: { url: string; mailed?: boolean }) {
  const { i18n } = useTranslation();
  const say = (key: keyof typeof ACCOUNT_TEXTS) => inLanguage(ACCOUNT_TEXTS[key], i18n.language);
  return (
    <output className="desk-made-link">
      <span>{say("linkReady")}</span>
      <code>{url}</code>
      <Copy text={url} label={say("copyLink")} className="desk-button desk-button--small" />
      {mailed && <span className="desk-note-text">{say("mailed")}</span>}
    </output>
  );
}
