/**
 * Why: publishing one language writes numbers, choices, pictures and rows of the draft too, which have no language.
 * Upstream: https://github.com/payloadcms/payload/issues/14672 (open); versions.drafts.localizeStatus is experimental in 3
 * For: payload 3.90.1: updateOne writes what is published once, by the id, with the req of the save.
 * Not needed when: publishSpecificLocale, or localizeStatus, leaves values without a language as they are:
 *   publish-one-language.integration.test.ts.
 */
import type {
  BaseDatabaseAdapter,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  DatabaseAdapterObj,
  Field,
  PayloadRequest,
  UpdateOne,
} from "payload";
import { KNOWN_LANGUAGES, type Language } from "#shared/languages.ts";
import { patchedAdapter } from "./patch-adapter.ts";
import { trashStep } from "../schema/trash-names.ts";
import { inLocale, isData, rowsOf, type Data } from "../schema/data.ts";
import { fieldTree, type Leaf, type FieldNode } from "../schema/field-tree.ts";
import { translationAfter } from "../schema/translation-state.ts";

type Context = PayloadRequest["context"];

/** The current save of a record that publishes only a part. */
interface Published {
  /** The only language to publish; null if this write publishes nothing. */
  locale: Language | null;
  /** The current visible values, in both languages; null for none. */
  live: Data | null;
}

/** Whether a value without a language goes live with a language of its record. Reads the values to store. */
type GoesWith = (record: Data, locale: Language) => boolean;

const RULE = "goesWithLanguage";

/** Marks a field without a language that goes live with each language, because it is derived from the live values. */
export function followsLanguage<Of extends Field>(field: Of, rule: GoesWith): Of {
  return { ...field, custom: { ...field.custom, [RULE]: rule } };
}

function contextKey(slug: string, id?: number | string): string {
  return `published alone ${slug} ${id ?? ""}`;
}

/** The only language that the current save of a collection publishes; undefined for all. */
export function languagePublished(context: Context, slug: string): Language | undefined {
  return context[contextKey(slug)] as Language | undefined;
}

/** Whether the current save of a collection publishes only one language. */
export function isOneLanguagePublished(context: Context, slug: string): boolean {
  return languagePublished(context, slug) !== undefined;
}

const noteLanguage: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== "update") return;
  const { publishSpecificLocale } = args as { publishSpecificLocale?: string };
  req.context[contextKey(collection.slug)] = KNOWN_LANGUAGES.find((one) => one === publishSpecificLocale);
};

const noteLive: CollectionBeforeChangeHook = async ({ collection, context, data, operation, originalDoc, req }) => {
  const locale = context[contextKey(collection.slug)] as Language | undefined;
  if (operation !== "update" || !locale) return;
  const { id, _status: status } = originalDoc as { id: number; _status?: string };
  // Moving to the trash, or restoring, is no publishing.
  if ((data["_status"] ?? status) !== "published" || trashStep(data as Data, originalDoc as Data)) return;
  const row = await req.payload.db.findOne<Data & { id: number }>({ collection: collection.slug, where: { id: { equals: id } }, req });
  overridePublished(context, collection.slug, id, { locale, live: row?.["_status"] === "published" && !row["deletedAt"] ? row : null });
};

/** Sets the values that the save in progress writes to the live record, instead of those that it got. */
export function overridePublished(context: Context, slug: string, id: number | string, published: Published): void {
  context[contextKey(slug, id)] = published;
}

/** Hooks of a collection that tell the adapter which language alone is published. */
export const oneLanguageHooks = { beforeOperation: [noteLanguage], beforeChange: [noteLive] };

/**
 * Makes the adapter keep values without a language when only one language is published. Payload keeps the other language, but writes
 * numbers, choices, pictures and rows all the same. This write happens only once, and Payload creates the version from its result; the kept
 * values stay in the draft, which Payload stores as well.
 */
export function publishOneLanguage<Adapter extends BaseDatabaseAdapter>(adapter: DatabaseAdapterObj<Adapter>): DatabaseAdapterObj<Adapter> {
  return patchedAdapter(adapter, (db) => {
    const update = db.updateOne.bind(db) as UpdateOne;
    db.updateOne = (args: Parameters<UpdateOne>[0]) => {
      const published =
        args.id !== undefined && args.req?.context ? takePublished(args.req.context, contextKey(args.collection, args.id)) : null;
      const config = db.payload.collections[args.collection]?.config;
      return update(published && config ? { ...args, data: mergeLive(fieldTree(config), args.data, published) } : args);
    };
  });
}

function takePublished(context: Context, place: string): Published | null {
  const published = (context[place] ?? null) as Published | null;
  delete context[place];
  return published;
}

/** The live record, with the translation state of the live texts, which differs from the draft's. */
function mergeLive(parts: FieldNode[], saved: Data, { locale, live }: Published): Data {
  const after = live ? { ...saved, ...inOneLanguage(parts, live, saved, { locale, record: saved }) } : saved;
  return { ...after, ...translationAfter(parts, { before: null, after, lacked: [] }) };
}

interface Publishing {
  locale: Language | null;
  /** The complete record of this write. */
  record: Data;
}

/** The live values, with the texts of the write in one language. Rows have no language, so the live rows stay. */
function inOneLanguage(parts: FieldNode[], live: Data, saved: Data, publishing: Publishing): Data {
  return Object.fromEntries(parts.map((part) => [part.name, valueOf(part, live[part.name], saved[part.name], publishing)]));
}

function valueOf(part: FieldNode, live: unknown, saved: unknown, publishing: Publishing): unknown {
  if (part.kind === "leaf") return leafOf(part, live, saved, publishing);
  const inner = (from: Data, to: Data) => inOneLanguage(part.parts, from, to, publishing);
  if (part.kind === "group") return inner(isData(live) ? live : {}, isData(saved) ? saved : {});
  const rowsById = new Map(rowsOf(saved).map((row) => [row["id"], row]));
  return rowsOf(live).map((row) => Object.assign({}, row, inner(row, rowsById.get(row["id"]) ?? row)));
}

function leafOf({ field, localized }: Leaf, live: unknown, saved: unknown, { locale, record }: Publishing): unknown {
  if (locale === null) return live;
  if (localized) {
    const value = inLocale(saved, locale) ?? null;
    // Leaves a text that is empty before and after: null would count as a cleared one.
    return value === null && (inLocale(live, locale) ?? null) === null ? live : { ...(isData(live) && live), [locale]: value };
  }
  const rule = field.custom?.[RULE] as GoesWith | undefined;
  return rule?.(record, locale) ? saved : live;
}
