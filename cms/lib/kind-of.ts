import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { inDeskLanguages, type DeskText } from "#shared/desk-texts/say.ts";

/** The name of a record of a collection in every language of the desk, whatever the request's. */
export function kindOf({ collections }: Payload, collection: CollectionSlug, i18n: PayloadRequest["i18n"]): DeskText {
  const { singular } = collections[collection].config.labels;
  return inDeskLanguages((language) => getTranslation(singular, { ...i18n, language }));
}
