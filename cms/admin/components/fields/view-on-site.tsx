"use client";
import { say } from "#shared/desk-texts/say.ts";
import { useDocumentInfo, useLocale, useTranslation } from "@payloadcms/ui";
import { inLanguage } from "../../../lib/i18n.ts";
import { contentLanguage, localPath } from "#shared/languages.ts";
import { pathOfRecord } from "../../../lib/record-paths.ts";

const VIEW = say("View on site");

/** A link to the open record's page on the site, in the language of the form; none for an unpublished record. */
export function ViewOnSite() {
  const { id, collectionSlug, hasPublishedDoc, savedDocumentData, isTrashed } = useDocumentInfo();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const path = collectionSlug && pathOfRecord(collectionSlug, { ...savedDocumentData, ...(id !== undefined && { id }) });
  if (!path || !hasPublishedDoc || isTrashed) return null;
  return (
    <a href={localPath(path, contentLanguage(code))} target="_blank" rel="noopener">
      {inLanguage(VIEW, i18n.language)}
    </a>
  );
}
