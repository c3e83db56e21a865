import { say } from "#shared/desk-texts/say.ts";
import type { DeskLanguage } from "#shared/languages.ts";
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { type Bilingual, inLanguage } from "../../lib/i18n.ts";
import type { FoundContradiction } from "./check-record.ts";

/** A contradiction as the desk tells it. */
export type DescribedContradiction = FoundContradiction & {
  /** What the desk calls the row that states it otherwise; "" where no single row does. */
  name: string;
};

/** The terms of purchase, as a product's form calls them. */
const TERMS: Readonly<Record<string, Bilingual>> = {
  minimumOrder: say("Minimum order"),
  sampleDays: say("Sample time"),
  leadDays: say("Lead time"),
  warrantyMonths: say("Warranty"),
};

/** Units that records state by a symbol, or in English. */
const UNITS: Readonly<Record<string, Bilingual>> = {
  d: say("days"),
  days: say("days"),
  h: say("h"),
  months: say("months"),
};

function inWords(stated: string, language: DeskLanguage): string {
  return stated.replaceAll(/(?<=\d )(?:days|months|d|h)(?![a-z])/g, (unit) => (UNITS[unit] ? inLanguage(UNITS[unit], language) : unit));
}

/** The contradictions with the names of their rows, each told once however often its sentence is read. */
export function describeContradictions(contradictions: readonly FoundContradiction[], language: DeskLanguage): DescribedContradiction[] {
  const once = new Map(contradictions.map((one) => [`${one.language} ${one.sentence} ${one.code} ${one.written}`, one]));
  return Array.from(once.values(), (one) => {
    const named = one.row === null ? null : (specDefinition(one.row) ?? TERMS[one.row]);
    return { ...one, stated: inWords(one.stated, language), name: named ? inLanguage(named, language) : "" };
  });
}
