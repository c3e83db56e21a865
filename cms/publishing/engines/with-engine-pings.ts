import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from "payload";
import { contentKind } from "#shared/content/index.ts";
import { LANGUAGES, localPath, type Language } from "#shared/languages.ts";
import { queuedFields } from "../../jobs/job-queue.ts";
import { wake } from "../../jobs/wake.ts";
import { pathOfRecord, type Addressed } from "../../lib/record-paths.ts";
import { afterCommit } from "../../payload-patches/transactions.ts";
import { untranslatedIn, type StateOfTranslations } from "../../schema/translation-state.ts";
import { engines } from "./engines.ts";

export const COLLECTION = "engine-pings";
/** Milliseconds from a save to its notice, so that later saves join it. */
const DELAY = 60_000;

type Row = Addressed & StateOfTranslations & { id: number; _status?: string | null; deletedAt?: string | null };

/** Site paths of a record, with language prefix: one for each language that it is in. */
function placesOf(collection: string, row: Row | null): string[] {
  const path = !row || row["_status"] === "draft" || row.deletedAt ? null : pathOfRecord(collection, row);
  if (!row || path === null) return [];
  const untranslated: readonly Language[] = untranslatedIn(row);
  return LANGUAGES.filter((language) => !untranslated.includes(language)).map((language) => localPath(path, language));
}

/** The same by the stored record. Hooks get the latest version instead, which may be a draft beside the published one. */
async function storedPlaces({ slug }: { slug: string }, id: number, req: PayloadRequest): Promise<string[]> {
  const collection = slug as CollectionSlug;
  const select = { slug: true, key: true, kind: true, _status: true, deletedAt: true, translation: true, translationLacks: true } as const;
  return placesOf(slug, await req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, select, req }));
}

const contextKey = (slug: string, id: number) => `places before ${slug} ${id}`;

const rememberPlaces: CollectionBeforeChangeHook = async ({ collection, context, operation, originalDoc, req }) => {
  if (operation === "update") context[contextKey(collection.slug, originalDoc.id)] = await storedPlaces(collection, originalDoc.id, req);
};

/** Whether staff has switched off the part of the site with these records, so that they have no pages. */
async function isSwitchedOff(slug: string, { payload }: PayloadRequest): Promise<boolean> {
  const part = contentKind(slug)?.part;
  if (part === undefined) return false;
  const { partsOff } = await payload.findGlobal({ slug: "site", depth: 0, select: { partsOff: true }, overrideAccess: true });
  return (partsOff ?? []).includes(part);
}

const pingSaved: CollectionAfterChangeHook = async ({ collection, context, doc, req }) => {
  const name = contextKey(collection.slug, doc.id);
  const before = (context[name] ?? []) as string[];
  delete context[name];
  if (await isSwitchedOff(collection.slug, req)) return;
  const after = await storedPlaces(collection, doc.id, req);
  const isDraftBeside = (doc as Row)["_status"] === "draft" && before.join() === after.join();
  if (!isDraftBeside)
    await ping(
      after,
      before.filter((place) => !after.includes(place)),
      req,
    );
};

const pingDeleted: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (!(await isSwitchedOff(collection.slug, req))) await ping([], placesOf(collection.slug, doc as Row), req);
};

/** Queues notices of new, changed and removed addresses, each once. */
async function ping(present: readonly string[], removed: readonly string[], req: PayloadRequest): Promise<void> {
  const rows = engines.flatMap(({ name, isToldOfGone }) =>
    [...present, ...(isToldOfGone ? removed : [])].map((place) => ({ key: `${name} ${place}`, engine: name, place })),
  );
  for (const row of rows) {
    const data = { ...row, lastFault: null, ...queuedFields(new Date(Date.now() + DELAY)) };
    await req.payload.db.upsert({ collection: COLLECTION, where: { key: { equals: row.key } }, data, req, returning: false });
  }
  if (rows.length > 0) afterCommit(req, wake);
}

/** A collection that notifies search engines of its published records, where any is set up. */
export function withEnginePings(collection: CollectionConfig): CollectionConfig {
  if (engines.length === 0) return collection;
  const { beforeChange = [], afterChange = [], afterDelete = [], ...hooks } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...beforeChange, rememberPlaces],
      afterChange: [...afterChange, pingSaved],
      afterDelete: [...afterDelete, pingDeleted],
    },
  };
}
