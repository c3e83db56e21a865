import { yearOf } from "#app/lib/format/dates.ts";
import type { Language } from "#shared/languages.ts";
import { phrases } from "./phrases.server.ts";
import { findRecord, listRecords, type Listed, type Whole } from "./records.server.ts";

export type BrandEntry = Listed<"brands">;

/** A brand entry with everything that its page shows. */
export interface BrandEntryView extends Whole<"brands"> {
  /** The title, cut where a line may break. */
  phrases: string[];
}

export interface InventionView extends Omit<Listed<"inventions">, "title"> {
  /** The title, cut where a line may break. */
  phrases: string[];
  year: number;
}

/** What a visitor has chosen of the inventions; absent means all. */
export interface InventionChoice {
  year?: string | undefined;
  type?: InventionView["type"] | undefined;
  status?: InventionView["status"] | undefined;
}

/** The kinds of entries that are a page of the code each: they are there in every language. */
const ALWAYS = ["story", "company"];

/** Values, milestones and initiatives, in the editors' order. */
export function listBrandEntries(language: Language): Promise<BrandEntry[]> {
  return listRecords("brands", language, { where: { kind: { not_in: ALWAYS } }, sort: ["year", "order", "id"] });
}

/** A brand entry with its text, by slug; null when there is none. */
export async function findBrandEntry(language: Language, slug: string): Promise<BrandEntryView | null> {
  const entry = await findRecord("brands", language, slug, { whole: ALWAYS.includes(slug) });
  return entry && { ...entry, phrases: phrases(entry.title, language) };
}

/** Inventions and patents, newest first. */
export async function listInventions(language: Language): Promise<InventionView[]> {
  const inventions = await listRecords("inventions", language);
  return inventions.map(({ title, ...shown }) => Object.assign(shown, { phrases: phrases(title, language), year: yearOf(shown.date) }));
}

/** Whether an invention matches the chosen filters. */
export function matches({ year, type, status }: InventionView, choice: InventionChoice): boolean {
  return (
    (!choice.year || choice.year === String(year)) && (!choice.type || choice.type === type) && (!choice.status || choice.status === status)
  );
}
