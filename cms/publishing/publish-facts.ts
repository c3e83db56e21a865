import { say } from "#shared/desk-texts/say.ts";
import { getTranslation } from "@payloadcms/translations";
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from "payload";
import { listSitePages } from "#shared/vocabulary/site-pages.ts";
import { byLanguage, type Language } from "#shared/languages.ts";
import { lockHolder, type Holder } from "../payload-patches/guard-locks.ts";
import { putSent } from "../schema/find-text.ts";
import { languageBeside, OTHER_LANGUAGE, readSent, translatedIn } from "../schema/bilingual-sent.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { deskLanguage } from "../lib/time.ts";
import { pathOfRecord } from "../lib/record-paths.ts";
import type { Data } from "../schema/data.ts";
import { fieldTree } from "../schema/field-tree.ts";
import { inBothLanguages } from "./translations/both-languages.ts";
import { staysUntranslated } from "./translations/leave-out.ts";
import { translationAfter, lackedBy, type TranslationState, type FieldState } from "../schema/translation-state.ts";
import { publishedPath } from "./versions/redirect-moved.ts";
import { changesBetween, type FieldChange, type RowsMoved } from "./changes-between.ts";
import { checkRecord } from "./consistency/check-record.ts";
import { ComparisonAborted } from "./consistency/compare-texts.ts";
import { describeContradictions, type DescribedContradiction } from "./consistency/describe-contradictions.ts";
import { linesOf, placeholdersIn } from "./consistency/text-lines.ts";
import { faultsOf, type PublishFault } from "./publish-faults.ts";
import { pagesAround, type PagesAround } from "./affected-pages.ts";
import { plannedTimes, type PlannedTime } from "./versions/planned-times.ts";
import { undrawnIn } from "./undrawn-signs.ts";

/** The label of a changed crop or focal point. */
const CUT: Bilingual = say("Crop or focal point of the picture");

/** The published state of a record, and its unpublished changes. */
export interface PublishState {
  /** When the live version was published, as ISO text; null where there is none. */
  liveSince: string | null;
  /** Whether it was live before, and is not now. */
  wasLive: boolean;
  /** When the draft was stored; null where there is none. */
  draftOf: string | null;
  /** The differences from the live version. */
  changes: FieldChange[];
  /** Planned actions. */
  planned: PlannedTime[];
}

/** The effects of publishing a record. */
export interface PublishFacts extends PublishState {
  /** Why both languages must be published together: at first, and where rows, which both share, were added or removed. */
  together: "first" | "rows" | null;
  pages: PagesAround;
  /** Added and removed rows of its lists. */
  rows: RowsMoved[];
  /** Null for collections without drafts, which have no state of translations. */
  translation: { state: TranslationState; lacks: { name: string; state: FieldState }[]; leftOut: boolean } | null;
  /** Its own page, where it has one, and the address that leads there from now on; null for a kind without pages. */
  address: { path: string | null; redirectFrom: string | null } | null;
  /** The faults that prevent publishing. */
  faults: PublishFault[];
  /** Contradictions to the records of products, which do not prevent publishing; null where comparing takes too long. */
  contradictions: DescribedContradiction[] | null;
  /** Placeholders in its texts, which do not prevent publishing. */
  placeholders: string[];
  /** Its marks without a drawing, which do not prevent publishing: datasheets show an empty box. */
  undrawn: string[];
  /** The colleague who holds its lock; null without a lock. */
  held: Holder | null;
}

/** A record as the user's form has it. */
export interface FactsRequest {
  collection: CollectionSlug;
  /** Null for a new record. */
  id: number | null;
  /** The form's values in one language, and its texts in the other; null for the record as it is stored. */
  data: Data | null;
  locale: Language;
}

/** Reads the state of a stored record; null where there is none. */
export async function readState(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<PublishState | null> {
  const stored = await readStored(req, collection, id);
  return stored && { ...stateOf(req, collection, stored, stored.latest).state, planned: await plannedTimes(req.payload, collection, id) };
}

/** Reads the effects of publishing, unsaved edits included; null where there is no such record. */
export async function readFacts(req: PayloadRequest, { collection, id, data, locale }: FactsRequest): Promise<PublishFacts | null> {
  const { config } = req.payload.collections[collection];
  const hasDrafts = Boolean(config.versions?.drafts);
  const stored = id === null ? null : await readStored(req, collection, id);
  if (id !== null && !stored) return null;
  const { live, latest, savedAt, wasLive } = stored ?? { live: null, latest: {}, savedAt: null, wasLive: false };
  const parts = fieldTree(config);
  const present = parts.filter(({ name }) => data !== null && Object.hasOwn(data, name));
  const after: Data = { ...latest, ...inBothLanguages(present, data ?? {}, latest, locale) };
  const other = languageBeside(locale);
  if (other) putSent(parts, data ?? {}, after, other);
  const checked = readSent(data?.[OTHER_LANGUAGE])?.checked ?? [];
  const { state, rowsMoved, rows } = stateOf(req, collection, { live, latest, savedAt, wasLive }, after);
  const nameOf = namesOf(req, config);
  const translation = translationAfter(parts, {
    before: stored && latest,
    after,
    lacked: lackedBy(latest),
    checked,
    checkedIn: translatedIn(locale),
  });
  const path = pathOfRecord(collection, { ...after, ...(id !== null && { id }) });
  const redirectFrom = hasDrafts && live && id !== null ? await leftBehind(req, collection, id, after) : null;
  const file = data?.["file"];
  const fileNames = { file: nameOf("filename"), cut: inLanguage(CUT, req.i18n.language) };
  return {
    ...state,
    changes: typeof file === "string" ? [...state.changes, fileChange(fileNames, live, file)] : state.changes,
    together: !hasDrafts ? null : !live ? "first" : rowsMoved ? "rows" : null,
    rows,
    pages: collection === "redirects" ? { named: [String(after["from"] ?? "")], others: 0 } : await pagesAround(req, collection, id, path),
    translation: hasDrafts
      ? {
          state: translation.translation,
          lacks: translation.translationLacks.map((lack) => ({ name: nameOf(lack.name), state: lack.state })),
          leftOut: await isLeftOut(req, collection),
        }
      : null,
    address: hasDrafts ? { path: listSitePages().some((page) => page.path === path) ? null : path, redirectFrom } : null,
    faults: data === null ? [] : await faultsOf(req, { collection, id, data, locale, latest }),
    contradictions: await contradictionsOf(req, collection, after, id),
    placeholders: placeholdersIn(linesOf(parts, after)),
    undrawn: undrawnIn(collection, after),
    planned: id === null ? [] : await plannedTimes(req.payload, collection, id),
    held: id === null ? null : await lockHolder(req, { collection, id }),
  };
}

/** The change of a replaced file, or of a new crop, which keeps the file's name. */
function fileChange(names: { file: string; cut: string }, live: Data | null, file: string): FieldChange {
  const before = String(live?.["filename"] ?? "");
  if (before === file) return { name: names.cut, ...byLanguage(() => 0), shared: 1, values: [] };
  const value = { name: names.file, where: "shared" as const, before, after: file, isMuch: false };
  return { name: names.file, ...byLanguage(() => 0), shared: 1, values: [value] };
}

async function contradictionsOf(req: PayloadRequest, collection: CollectionSlug, record: Data, id: number | null) {
  try {
    const { contradictions } = await checkRecord(req.payload, collection, record, id, req);
    return describeContradictions(contradictions, deskLanguage(req.i18n.language));
  } catch (error) {
    if (error instanceof ComparisonAborted) return null;
    throw error;
  }
}

function stateOf(req: PayloadRequest, collection: CollectionSlug, { live, latest, savedAt, wasLive }: Stored, after: Data) {
  const { config } = req.payload.collections[collection];
  const { fields, rowsMoved, rows } = changesBetween(fieldTree(config), live ?? {}, after, req);
  // At the first publication everything is new; a collection without drafts lists all fields.
  const isTold = live !== null || !config.versions?.drafts;
  const state = {
    liveSince: live ? String(live["updatedAt"]) : null,
    wasLive,
    draftOf: latest["_status"] === "draft" ? savedAt : null,
    changes: isTold ? fields : [],
  };
  return { state, rowsMoved, rows: isTold ? rows : [] };
}

interface Stored {
  /** The live version. */
  live: Data | null;
  /** The latest version, draft or not, in both languages. */
  latest: Data;
  savedAt: string | null;
  /** Whether it was taken off the site. */
  wasLive: boolean;
}

async function readStored(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<Stored | null> {
  const { db } = req.payload;
  const row = await db.findOne<Data & { id: number }>({ collection, where: { id: { equals: id } }, req });
  if (!row || row["deletedAt"]) return null;
  // A record without drafts is live as it is stored, and has no versions.
  if (!req.payload.collections[collection].config.versions) return { live: row, latest: row, savedAt: null, wasLive: false };
  const where = { parent: { equals: id }, latest: { equals: true } };
  const { docs } = await db.findVersions<Data>({ collection, where, limit: 1, pagination: false, req });
  const [version] = docs;
  const live = row["_status"] === "published" ? row : null;
  const published = { parent: { equals: id }, "version._status": { equals: "published" } };
  return {
    live,
    latest: version?.version ?? row,
    savedAt: version ? String(version.updatedAt) : null,
    wasLive: !live && (await db.countVersions({ collection, where: published, req })).totalDocs > 0,
  };
}

/** The labels of a collection's fields. */
function namesOf(req: PayloadRequest, { flattenedFields }: SanitizedCollectionConfig): (field: string) => string {
  return (name) => {
    const label = flattenedFields.find((field) => field.name === name)?.label;
    return label ? getTranslation(label as string, req.i18n) : name;
  };
}

/** The live address of a record, if publishing moves it; `versions/redirect-moved.ts` then redirects from it. */
async function leftBehind(req: PayloadRequest, collection: CollectionSlug, id: number, { slug }: Data): Promise<string | null> {
  const from = await publishedPath(collection, id, req);
  const to = pathOfRecord(collection, { id, slug: slug as string | null });
  return from && to && from !== to ? from : null;
}

async function isLeftOut(req: PayloadRequest, collection: CollectionSlug): Promise<boolean> {
  const { untranslatedPages } = await req.payload.findGlobal({
    slug: "site",
    depth: 0,
    select: { untranslatedPages: true },
    overrideAccess: true,
  });
  return untranslatedPages === "leaveOut" && !staysUntranslated(collection);
}
