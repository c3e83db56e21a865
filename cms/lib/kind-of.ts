import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import type { Bilingual } from "./i18n.ts";

/** The name of a record of a collection in both languages, whatever the request's. */
export function kindOf({ collections }: Payload, collection: CollectionSlug, i18n: PayloadRequest["i18n"]): Bilingual {
  const { singular } = collections[collection].config.labels;
  const kindIn = (language: string) => getTranslation(singular, { ...i18n, language });
  return { zh: kindIn("zh"), en: kindIn("en") };
}
