import { say } from "#shared/desk-texts/say.ts";
import type { CollectionConfig, TextFieldSingleValidation } from "payload";
import type { Vocabulary } from "#shared/vocabulary/terms.ts";
import { allow } from "../access/allow.ts";
import { mayTrash } from "../access/trash-access.ts";
import { staff } from "../access/staff.ts";
import { slug } from "../fields/slug.ts";
import { localizedText } from "../fields/text-fields.ts";
import { usedIn } from "../fields/used-in.ts";
import { order } from "../fields/values.ts";
import { CATALOGUE, CONTENT } from "../lib/groups.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { moveEndpoint } from "../publishing/order/move-endpoint.ts";
import { usesOf } from "../publishing/references/uses.ts";

const KEY_STAYS = say("Records have it: its key stays, its name may change.");

const key = slug({ name: "key" });

const validKey: TextFieldSingleValidation = async (value, options) => {
  const { collectionSlug, id, previousValue, req } = options;
  if (id !== undefined && previousValue && previousValue !== value) {
    const uses = await usesOf(req.payload, collectionSlug as Vocabulary, id, req);
    if (uses.length > 0) return inLanguage(KEY_STAYS, req.i18n.language);
  }
  return key.validate ? (key.validate as TextFieldSingleValidation)(value, options) : true;
};

/** A list of terms, which staff names, orders and extends. */
function terms(vocabulary: Vocabulary, group: Bilingual, singular: Bilingual, plural: Bilingual): CollectionConfig {
  return {
    slug: vocabulary,
    labels: { singular, plural },
    admin: { group, useAsTitle: "name", defaultColumns: ["name", "key", "order"] },
    defaultSort: "order",
    endpoints: [moveEndpoint(vocabulary, { hasVersions: false })],
    access: { read: staff, create: allow("content.write"), update: allow("content.write"), delete: mayTrash("content.write") },
    fields: [{ ...key, validate: validKey } as typeof key, order(), localizedText("name", say("Name"), { max: 80 }), usedIn()],
  };
}

/** The lists of terms by which staff sorts records. */
export const termLists: CollectionConfig[] = [
  terms("spec-groups", CATALOGUE, say("Group of rows"), say("Groups of rows")),
  terms("solution-uses", CATALOGUE, say("Use of solutions"), say("Uses of solutions")),
  terms("download-kinds", CONTENT, say("Kind of download"), say("Kinds of download")),
  terms("faq-topics", CONTENT, say("Topic of questions"), say("Topics of questions")),
  terms("article-categories", CONTENT, say("Category of articles"), say("Categories of articles")),
];
