import { getTranslation } from "@payloadcms/translations";
import type { FlattenedField, GlobalSlug, PayloadRequest, SanitizedGlobalConfig } from "payload";
import { PAGE_PATHS, listSitePages } from "#shared/vocabulary/site-pages.ts";
import { contentLanguage, type Language } from "#shared/languages.ts";
import { inLanguage } from "../lib/i18n.ts";
import { deskLanguage } from "../lib/time.ts";
import { lockHolder } from "../payload-patches/guard-locks.ts";
import { languageBeside } from "../schema/bilingual-sent.ts";
import { inLocale, isData, rowsOf, type Data } from "../schema/data.ts";
import { fieldTree, type FieldNode, type List } from "../schema/field-tree.ts";
import { putSent } from "../schema/find-text.ts";
import { changesBetween } from "./changes-between.ts";
import { linesOf, placeholdersIn } from "./consistency/text-lines.ts";
import { globalFaultsOf } from "./publish-faults.ts";
import type { PublishFacts } from "./publish-facts.ts";
import { inBothLanguages } from "./translations/both-languages.ts";
import { undrawnIn } from "./undrawn-signs.ts";

/** The pages that show a global; a global that is not named here is on all of them. */
const PAGES: Partial<Record<GlobalSlug, readonly string[]>> = {
  home: [PAGE_PATHS.home],
  forms: [PAGE_PATHS.buy, PAGE_PATHS.contact, PAGE_PATHS.join],
};

/** A global as whoever asks has it in the form. */
interface AskedGlobal {
  slug: GlobalSlug;
  /** The form's values in one language, and what it sends of the other; null for what is stored. */
  data: Data | null;
  locale: Language;
}

/** Reads what publishing a global would do, or saving one that has no drafts, which visitors see at once. */
export async function readGlobalFacts(req: PayloadRequest, { slug, data, locale }: AskedGlobal): Promise<PublishFacts> {
  const config = req.payload.globals.config.find((one) => one.slug === slug) as SanitizedGlobalConfig;
  const parts = fieldTree(config);
  const { live, latest } = await readStored(req, config);
  const given = parts.filter(({ name }) => data !== null && Object.hasOwn(data, name));
  const after: Data = { ...latest, ...inBothLanguages(given, data ?? {}, latest, locale) };
  const other = languageBeside(locale);
  if (other) putSent(parts, data ?? {}, after, other);
  const [seen, becomes] = [withUsual(parts, live ?? {}), withUsual(parts, after)];
  const nameOf = (name: string) =>
    labelOf(
      config.flattenedFields.find((field) => field.name === name),
      req,
    ) || name;
  const isDraft = latest["_status"] === "draft";
  const paths = PAGES[slug];
  return {
    liveSince: live ? String(live["updatedAt"] ?? "") : null,
    draftOf: isDraft ? String(latest["updatedAt"] ?? "") : null,
    changes: changesBetween(parts, seen, becomes, nameOf, deskLanguage(req.i18n.language)).fields,
    rows: parts.flatMap((part) => (part.kind === "list" ? rowsMoved(part, seen, becomes, req) : [])),
    together: null,
    pages: {
      named: paths
        ? listSitePages()
            .filter(({ path }) => paths.includes(path))
            .map(({ name }) => inLanguage(name, req.i18n.language))
        : [],
      others: 0,
      every: !paths,
    },
    english: null,
    address: null,
    faults: data === null ? [] : await globalFaultsOf(req, { config, data, locale, latest }),
    contradictions: [],
    placeholders: placeholdersIn(linesOf(parts, after)),
    undrawn: undrawnIn(slug, after),
    planned: [],
    held: await lockHolder(req, { global: slug }),
  };
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

/** Rows of a list that come or go. */
export interface RowsMoved {
  /** What the desk calls the list. */
  list: string;
  come: string[];
  gone: string[];
}

function rowsMoved(list: List, before: Data, after: Data, req: PayloadRequest): RowsMoved[] {
  const [old, now] = [rowsOf(before[list.name]), rowsOf(after[list.name])];
  const without = (rows: Data[], others: Data[]) =>
    rows.filter(({ id }) => !others.some((other) => other["id"] === id)).map((row) => rowName(list, row, req));
  const [come, gone] = [without(now, old), without(old, now)];
  return come.length + gone.length > 0 ? [{ list: labelOf(list.field, req), come, gone }] : [];
}

/** What a row is called: its kind, where it has one, and the first of its texts. */
function rowName(list: List, row: Data, req: PayloadRequest): string {
  const language = contentLanguage(req.i18n.language);
  const kinds = list.field.flattenedFields.find(({ name }) => name === "kind");
  const option =
    kinds?.type === "select"
      ? kinds.options.find((one) => typeof one === "object" && one.value === row["kind"] && one.value !== "own")
      : undefined;
  const kind = typeof option === "object" ? getTranslation(option.label as string, req.i18n) : "";
  const texts = list.parts.flatMap(({ name, kind: of }) => (of === "leaf" && name !== "kind" ? [nameIn(row[name], language)] : []));
  const first = texts.find(Boolean) ?? "";
  return [kind, first].filter(Boolean).join(" · ") || "—";
}

/** A short text in a language, or in any; "" where there is none. */
function nameIn(value: unknown, language: Language | null): string {
  const text = isData(value) && language ? (inLocale(value, language) ?? Object.values(value).find(Boolean)) : value;
  if (typeof text === "string") return text.trim();
  if (typeof text === "number") return String(text);
  const inner = Array.isArray(text) ? text : isData(text) ? Object.values(text) : [];
  return language === null ? (inner.map((one) => nameIn(one, null)).find(Boolean) ?? "") : "";
}

function labelOf(field: FlattenedField | undefined, req: PayloadRequest): string {
  return field && "label" in field && field.label ? getTranslation(field.label as string, req.i18n) : "";
}
