import { NotFound, type GlobalSlug, type PayloadRequest, type SanitizedGlobalConfig } from "payload";
import type { Language } from "#shared/languages.ts";
import { lockHolder } from "../payload-patches/guard-locks.ts";
import { languageBeside } from "../schema/bilingual-sent.ts";
import { rowsOf, type Data } from "../schema/data.ts";
import { fieldTree, type FieldNode, type List } from "../schema/field-tree.ts";
import { putSent } from "../schema/find-text.ts";
import { pagesOfGlobal } from "./affected-pages.ts";
import { changesBetween, nameIn } from "./changes-between.ts";
import { linesOf, placeholdersIn } from "./consistency/text-lines.ts";
import { globalFaultsOf } from "./publish-faults.ts";
import type { PublishFacts } from "./publish-facts.ts";
import { inBothLanguages } from "./translations/both-languages.ts";
import { undrawnIn } from "./undrawn-signs.ts";

/** A global as the user's form has it. */
interface AskedGlobal {
  slug: GlobalSlug;
  /** The form's values in one language, with the texts that it sends of the other; null for the stored ones. */
  data: Data | null;
  /** The number of the version that is to be restored, in the place of a form; null for none. */
  version: number | null;
  locale: Language;
}

/** Reads what publishing a global would do, or saving one that has no drafts, which visitors see at once. */
export async function readGlobalFacts(req: PayloadRequest, { slug, data, version, locale }: AskedGlobal): Promise<PublishFacts> {
  const config = req.payload.globals.config.find((one) => one.slug === slug) as SanitizedGlobalConfig;
  const parts = fieldTree(config);
  const { live, latest } = await readStored(req, config);
  const restored = version === null ? null : await readVersion(req, slug, version);
  const present = parts.filter(({ name }) => data !== null && Object.hasOwn(data, name));
  const after: Data = restored ?? { ...latest, ...inBothLanguages(present, data ?? {}, latest, locale) };
  const other = languageBeside(locale);
  if (other) putSent(parts, data ?? {}, after, other);
  const [current, becomes] = [withUsual(parts, live ?? {}), withUsual(parts, after)];
  const isDraft = latest["_status"] === "draft";
  const { fields, rows } = changesBetween(parts, current, becomes, req);
  return {
    liveSince: live ? String(live["updatedAt"] ?? "") : null,
    wasLive: false,
    draftOf: isDraft ? String(latest["updatedAt"] ?? "") : null,
    changes: fields,
    rows,
    together: null,
    pages: pagesOfGlobal(slug, req),
    translation: null,
    address: null,
    faults: data === null ? [] : await globalFaultsOf(req, { config, data, locale, latest }),
    contradictions: [],
    placeholders: placeholdersIn(linesOf(parts, after)),
    undrawn: undrawnIn(slug, after),
    planned: [],
    held: await lockHolder(req, { global: slug }),
  };
}

/** @throws NotFound where it is not kept */
async function readVersion(req: PayloadRequest, global: GlobalSlug, id: number): Promise<Data> {
  const where = { id: { equals: id } };
  const { docs } = await req.payload.db.findGlobalVersions<Data>({ global, where, limit: 1, pagination: false, req });
  if (!docs[0]) throw new NotFound(req.t);
  return docs[0].version;
}

async function readStored(req: PayloadRequest, { slug, versions }: SanitizedGlobalConfig): Promise<{ live: Data | null; latest: Data }> {
  const { db } = req.payload;
  const row = (await db.findGlobal({ slug, req })) as Data | null;
  const stored = row && Object.keys(row).length > 0 ? row : null;
  if (!versions?.drafts) return { live: stored, latest: stored ?? {} };
  const { docs } = await db.findGlobalVersions<Data>({
    global: slug as GlobalSlug,
    where: { latest: { equals: true } },
    limit: 1,
    pagination: false,
    req,
  });
  return { live: stored?.["_status"] === "published" ? stored : null, latest: docs[0]?.version ?? stored ?? {} };
}

/**
 * A global with the rows that the site composes by itself where there is none, so that what staff composes is compared with what visitors
 * see. What the site makes is the same row wherever it stands.
 */
function withUsual(parts: readonly FieldNode[], record: Data): Data {
  const lists = parts.flatMap((part) => (part.kind === "list" && usualOf(part) ? [part] : []));
  const composed = lists.map((list) => {
    const usual = usualOf(list) ?? [];
    const rows = rowsOf(record[list.name]);
    const shown = rows.length > 0 ? rows : usual.map((kind): Data => ({ kind }));
    const named = shown.map((row) => (isMadeBySite(row, usual) ? Object.assign({}, row, { id: `site ${String(row["kind"])}` }) : row));
    return [list.name, named] as const;
  });
  return { ...record, ...Object.fromEntries(composed) };
}

function usualOf({ field }: List): readonly string[] | undefined {
  return (field.custom as { usual?: readonly string[] } | undefined)?.usual;
}

/** Whether the site makes a row: it is of its kind, and staff has written nothing into it. */
function isMadeBySite(row: Data, usual: readonly string[]): boolean {
  const { kind, id: _id, ...written } = row;
  return usual.includes(String(kind)) && Object.values(written).every((value) => nameIn(value, null) === "");
}
