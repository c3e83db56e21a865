import { DEFAULT_LANGUAGE, type Language } from "#shared/languages.ts";
import type { CollectionSlug, PayloadRequest } from "payload";
import { findText, storedText } from "../../schema/find-text.ts";
import { isData, rowsOf, type Data } from "../../schema/data.ts";
import { fieldTree, type FieldNode } from "../../schema/field-tree.ts";
import { lackedBy } from "../../schema/translation-state.ts";
import { languageOfLack, wasOlder } from "../../schema/missing-translations.ts";

/** The history of a text whose English is older than its Chinese. */
export interface OutdatedText {
  /** When its Chinese was changed last, as ISO text; null where no earlier version exists. */
  sourceAt: string | null;
  /** When its English was written, as ISO text; null where no earlier version exists. */
  translatedAt: string | null;
  /** The Chinese for which the English was written or last confirmed; null where no version has it. */
  before: string | null;
}

/** A text at one save. */
interface Saved {
  at: string;
  source: string;
  target: string;
  /** Whether the English was no older than the Chinese; no where it was not kept yet. */
  isUpToDate: boolean;
}

interface Version {
  updatedAt: string;
  publishedLocale?: string | null;
  snapshot?: boolean | null;
  version: Data;
}

/**
 * The texts of a record whose English is older, by the names that forms give them, with what its versions tell of each.
 * @throws Forbidden or NotFound where the user may not read the record or its versions
 */
export async function readOutdatedTexts(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  language: Language,
): Promise<Record<string, OutdatedText>> {
  const { config } = req.payload.collections[collection];
  const options = { collection, depth: 0, overrideAccess: false, req } as const;
  const record: Data = { ...(await req.payload.findByID({ ...options, id, draft: true, select: { translationLacks: true } })) };
  const lacks = lackedBy(record).filter((lack) => lack.state === "older" && languageOfLack(lack) === language);
  if (lacks.length === 0) return {};
  const parts = fieldTree(config).filter(({ name }) => lacks.some((lack) => lack.name === name));
  const texts = Object.fromEntries(parts.map(({ name }) => [name, true] as const));
  const { docs } = await req.payload.findVersions({
    ...options,
    where: { parent: { equals: id } },
    select: { updatedAt: true, publishedLocale: true, snapshot: true, version: { ...texts, translation: true, translationLacks: true } },
    locale: "all",
    pagination: false,
    sort: "-id",
  });
  const versions = docs as unknown as Version[];
  const isWhole = versions.length < (config.versions ? config.versions.maxPerDoc : 0);
  // Where one language alone was published, the record as it went on is kept besides.
  const saves = versions.filter(({ publishedLocale, snapshot }) => !publishedLocale || snapshot);
  const latest = saves[0]?.version ?? {};
  const keys = parts.flatMap((part) => keysOf(part, latest[part.name], part.name)).filter((key) => wasOlder(lacks, key, language));
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = findText(parts, latest, key, true);
      if (!text) return [];
      const saved = saves.map(({ updatedAt, version }) => ({
        at: updatedAt,
        source: storedText(text, version, DEFAULT_LANGUAGE),
        target: storedText(text, version, language),
        isUpToDate: Boolean(version["translation"]) && !wasOlder(lackedBy(version), key, language),
      }));
      return [[key, olderText(saved, isWhole)]];
    }),
  );
}

/**
 * @param saved the text at each save, the newest first
 * @param isWhole whether no save has been forgotten
 */
function olderText(saved: Saved[], isWhole: boolean): OutdatedText {
  const lastChange = (side: "source" | "target") => {
    const index = saved.findIndex((save, place) => save[side] !== saved[place + 1]?.[side]);
    return index === saved.length - 1 && !isWhole ? undefined : saved[index];
  };
  const written = lastChange("target");
  const upToDate = saved.find(({ isUpToDate }) => isUpToDate) ?? written;
  return { sourceAt: lastChange("source")?.at ?? null, translatedAt: written?.at ?? null, before: upToDate?.source ?? null };
}

/** The names of the texts in a part of a record. */
function keysOf(part: FieldNode, value: unknown, key: string): string[] {
  if (part.kind === "leaf") return [key];
  const within = (holder: Data, name: string) => part.parts.flatMap((inner) => keysOf(inner, holder[inner.name], `${name}.${inner.name}`));
  if (part.kind === "group") return isData(value) ? within(value, key) : [];
  return rowsOf(value).flatMap((row) => within(row, `${key}.${String(row["id"])}`));
}
