import type { CollectionSlug, GlobalSlug } from "payload";
import { contentLanguage, localPath } from "#shared/languages.ts";
import type { PreviewSubject } from "../../lib/preview-subject.ts";
import { pathOfRecord } from "../../lib/record-paths.ts";
import { previewToken } from "./preview-token.ts";

/** The address at which staff sees the latest draft of a record on its page; null while the record has no page. */
export function previewAddress(collection: string, record: Record<string, unknown>, locale: string): string | null {
  const path = pathOfRecord(collection, record);
  const id = Number(record["id"]);
  if (!path || !Number.isInteger(id)) return null;
  return addressWith(path, locale, { collection: collection as CollectionSlug, id });
}

/**
 * The address that shows the latest draft of a global.
 * @param path site path of the page that shows it
 */
export function globalPreviewAddress(global: string, path: string, locale: string): string {
  return addressWith(path, locale, { global: global as GlobalSlug });
}

function addressWith(path: string, locale: string, subject: PreviewSubject): string {
  const address = localPath(path, contentLanguage(locale));
  return `${address}${address.includes("?") ? "&" : "?"}preview=${previewToken(subject)}`;
}
