"use client";
import { useDocumentInfo, useLocale, useTranslation } from "@payloadcms/ui";
import { inLanguage } from "../../../lib/i18n.ts";
import { contentLanguage, localPath } from "#shared/languages.ts";
import { pathOfRecord } from "../../../lib/record-paths.ts";

const VIEW = { zh: "在网站上查看", en: "View on site" };

/** A link to the page on which visitors see the open record, in the language that is being written; none while it is not published. */
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
