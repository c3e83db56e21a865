import { createLocalReq, type CollectionSlug, type Payload, type PayloadRequest, type TypedUser } from "payload";
import { DEFAULT_LANGUAGE, type DeskLanguage } from "#shared/languages.ts";
import { settings } from "../config/settings.ts";
import type { Tools } from "./cell-value.ts";
import { EXACT, type NumberStyle } from "./read-number.ts";
import type { Pictures } from "./pictures.ts";
import { References } from "./record-names.ts";
import { richTextOf } from "./rich-text.ts";
import { fieldTree, type FieldNode } from "../schema/field-tree.ts";

/**
 * The tools that write and read cells of a collection, with the permissions of a user.
 * @param options the style of numbers in the file, and the pictures sent with it
 */
export async function openTools(
  payload: Payload,
  collection: CollectionSlug,
  user: TypedUser,
  language: DeskLanguage,
  { numbers = EXACT, pictures }: { numbers?: NumberStyle; pictures?: Pictures } = {},
): Promise<{ req: PayloadRequest; tools: Tools }> {
  const { initI18n } = await import("@payloadcms/translations");
  const i18n = await initI18n({ config: payload.config.i18n, context: "api", language });
  const req = await createLocalReq({ user, locale: DEFAULT_LANGUAGE, req: { i18n, t: i18n.t } as unknown as PayloadRequest }, payload);
  const references = new References(payload, req.i18n, pictures);
  await references.read([...referredTo(fieldTree(payload.collections[collection].config))], req);
  return { req, tools: { references, richText: richTextOf(payload, references), numbers, siteUrl: settings.siteUrl } };
}

/** The collections that records of these parts refer to. */
function referredTo(parts: FieldNode[]): Set<CollectionSlug> {
  return new Set(
    parts.flatMap((part): CollectionSlug[] => {
      if (part.kind !== "leaf") return [...referredTo(part.parts)];
      if (part.field.type === "richText") return ["media"];
      return part.field.type === "relationship" || part.field.type === "upload" ? [part.field.relationTo as CollectionSlug] : [];
    }),
  );
}
