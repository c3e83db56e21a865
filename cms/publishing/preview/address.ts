import type { CollectionSlug } from "payload";
import { contentLanguage, localPath } from "#shared/languages.ts";
import { pathOfRecord } from "../../lib/record-paths.ts";
import { previewToken } from "./token.ts";

/** The address at which staff sees the latest draft of a record on its page; null while the record has no page. */
export function previewAddress(collection: string, record: Record<string, unknown>, locale: string): string | null {
  const path = pathOfRecord(collection, record);
  const id = Number(record["id"]);
  if (!path || !Number.isInteger(id)) return null;
  const address = localPath(path, contentLanguage(locale));
  return `${address}${address.includes("?") ? "&" : "?"}preview=${previewToken({ collection: collection as CollectionSlug, id })}`;
}
