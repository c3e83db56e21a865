import { say } from "#shared/desk-texts/say.ts";
import type {
  CollectionConfig,
  FieldHook,
  GlobalConfig,
  JSONField,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from "payload";
import { DEFAULT_LANGUAGE, isLanguage } from "#shared/languages.ts";
import { forStaff } from "../../access/field-access.ts";
import type { FieldChange } from "../../lib/audit-record.ts";
import type { Data } from "../../schema/data.ts";
import { fieldTree } from "../../schema/field-tree.ts";
import { checkSent, type Saving } from "./check-sent.ts";
import { findText, putText, storedText } from "../../schema/find-text.ts";
import { languageBeside, NOTHING_SENT, OTHER_LANGUAGE, readSent } from "../../schema/bilingual-sent.ts";

type Context = PayloadRequest["context"];

/** Stored records from before the change, for comparisons, by the objects that Payload creates from them. */
const before = new WeakMap<object, Data>();

/** The record as stored before this save, without values that the save has put into it since. */
export function storedBefore(stored: Data): Data {
  return before.get(stored) ?? stored;
}

/** Texts whose English was looked at and holds, by what Payload makes their records of. */
const checkedTexts = new WeakMap<object, string[]>();

/** The texts of a record whose English was looked at in the form that is saved, and holds. */
export function confirmedTexts(stored: Data): readonly string[] {
  return checkedTexts.get(stored) ?? [];
}

function contextKey(slug: string, id: number | string): string {
  return `other language of ${slug} ${id}`;
}

/** The fields of a record whose texts were changed in the other language by the save that goes on; told once. */
export function otherChanges(context: Context, slug: string, id: number | string): FieldChange[] {
  const place = contextKey(slug, id);
  const changes = (context[place] ?? []) as FieldChange[];
  delete context[place];
  return changes;
}

interface Change {
  collection?: SanitizedCollectionConfig;
  global?: SanitizedGlobalConfig;
  data: unknown;
  req: PayloadRequest;
}

const checkTexts = async ({ collection, global, data: written, req }: Change): Promise<Data> => {
  const data = written as Data;
  const locale = languageBeside(req.locale);
  if (data[OTHER_LANGUAGE] === undefined || data[OTHER_LANGUAGE] === null || !locale) return data;
  const saving: Saving | null = collection
    ? { parts: fieldTree(collection), data, locale, req, of: { collection: collection.slug } }
    : global
      ? { parts: fieldTree(global), data, locale, req, of: { global: global.slug } }
      : null;
  return saving ? { ...data, [OTHER_LANGUAGE]: await checkSent(saving) } : data;
};

/**
 * Puts the texts of the other language among what is stored of it, of which Payload then makes the record in both: one save, one version.
 * It does so at once, before the hook of any other field, and takes away what was sent.
 */
const writeTexts: FieldHook = ({ collection, context, global, req, siblingData, siblingDocWithLocales }) => {
  const sent = readSent(siblingData[OTHER_LANGUAGE]) ?? NOTHING_SENT;
  delete siblingData[OTHER_LANGUAGE];
  const entity = collection ?? global;
  const locale = languageBeside(req.locale);
  if (!entity || !locale || !siblingDocWithLocales) return;
  const stored: Data = siblingDocWithLocales;
  checkedTexts.set(stored, sent.checked);
  if (Object.keys(sent.texts).length === 0) return;
  before.set(stored, structuredClone(stored));
  const parts = fieldTree(entity);
  const changed = new Map<string, FieldChange>();
  for (const [key, written] of Object.entries(sent.texts)) {
    const text = findText(parts, siblingData as Data, key);
    if (!text) continue;
    const was = storedText(text, stored, locale);
    const [field = key, ...within] = key.split(".");
    // For a text within others, names only the field.
    if (was !== written)
      changed.set(field, { field, language: locale, ...(within.length === 0 && { before: was || null, after: written || null }) });
    putText(text, stored, locale, written);
  }
  const id = collection ? (stored["id"] as number | undefined) : entity.slug;
  if (id !== undefined) context[contextKey(entity.slug, id)] = [...changed.values()];
};

/** What a form sends of its other language; at its place stands the head of the two columns. */
function otherLanguageField(): JSONField {
  return {
    type: "json",
    name: OTHER_LANGUAGE,
    label: say("The other language"),
    virtual: true,
    access: forStaff,
    hooks: { beforeChange: [writeTexts] },
    admin: {
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      components: { Field: "/admin/components/bilingual/head.tsx#LanguagesHead" },
    },
  };
}

/** Reads and writes in the default language where a call names one that rests: Payload knows every language that is stored. */
const useSiteLanguage = ({ req }: { req: PayloadRequest }): void => {
  const { locale } = req;
  if (locale && locale !== "all" && !isLanguage(locale)) req.locale = DEFAULT_LANGUAGE;
};

/** The collection or global with both languages of its texts in one form, stored by one save. */
export function withBilingualForm<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  const { beforeChange = [], beforeOperation = [], ...hooks } = entity.hooks ?? {};
  return {
    ...entity,
    fields: [otherLanguageField(), ...entity.fields],
    hooks: { ...hooks, beforeOperation: [useSiteLanguage, ...beforeOperation], beforeChange: [...beforeChange, checkTexts] },
  };
}
