/**
 * Finds columns by the names in people's sheets: the label of a field in either language, the key of a row, with a unit or a language as
 * suffix.
 */
import { say } from "#shared/desk-texts/say.ts";
import { unitOf } from "#shared/specification/units.ts";
import { plainName } from "#shared/vocabulary/read-codes.ts";
import { specDefinition, specRows } from "#shared/vocabulary/spec-rows.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { isData } from "../schema/data.ts";
import type { FieldNode } from "../schema/field-tree.ts";
import { DEFAULT_LANGUAGE, HTML_LANG, LANGUAGE_NAME, LANGUAGES, RESTING_LANGUAGES, type Language } from "#shared/languages.ts";
import { UNIT, unitInName } from "./unit-in-name.ts";
import { columnIn } from "./column-language.ts";
import { findColumn, localesOf } from "./columns.ts";

/** The column for the status of a record, and its label in the template. */
export const STATUS = "_status";
export const STATUS_LABEL = say("State");

/** Whether a name is one of the status column's. */
export function isStatusName(name: string): boolean {
  return [...Object.values(STATUS_LABEL), ...(COLUMN_WORDS[STATUS_LABEL.en] ?? [])].some((label) => plainName(label) === plainName(name));
}

/** Suffixes of names of columns in English or Chinese. */
const IN_ENGLISH = /[(（[]\s*(?:en|eng|english|英文|英语)\s*[)）\]]$|[-_](?:en|english)$|[（(]?英文[)）]?$/iu;
/** The same in capitals after a small letter: `nameEN`, but not `screen`. */
const ENDS_IN_EN = /(?<=\p{Ll})EN$/u;
const IN_CHINESE = /[(（[]\s*(?:zh|cn|chinese|中文)\s*[)）\]]$|[-_](?:zh|cn|chinese)$|[（(]?中文[)）]?$/iu;
/** What the languages of the site call languages. */
const displayNames = LANGUAGES.map((language) => new Intl.DisplayNames([HTML_LANG[language]], { type: "language" }));
/** Suffixes of the site's languages, by their codes and by their names in all of them: `_de`, `(Deutsch)`, `(German)`. */
const LANGUAGE_PATTERNS = LANGUAGES.flatMap((language) => patternsOf(language).map((pattern) => ({ language, pattern })));

/** The names of a field in both languages. */
export function labelsOf({ field }: FieldNode): string[] {
  const label = "label" in field ? (field.label as unknown) : undefined;
  return isData(label) ? Object.values(label).filter((name) => typeof name === "string") : typeof label === "string" ? [label] : [];
}

/** The names of a field in both languages of the desk, with their units and without, and those of its English label in others. */
function namesOf(part: FieldNode): string[] {
  const labels = labelsOf(part);
  return [
    ...labels,
    ...labels.map((label) => label.replace(UNIT, "").trim()),
    ...labels.flatMap((label) => COLUMN_WORDS[label.replace(UNIT, "").trim()] ?? []),
  ];
}

/** The columns by their unambiguous names, without a language. Fields of the record take precedence over those in groups, and these over rows. */
const columnsByName = memoizeWeak((parts: FieldNode[]) => memoizeWeak((rows: ReturnType<typeof specRows>) => indexNames(parts, rows)));

function indexNames(parts: FieldNode[], rows: ReturnType<typeof specRows>): ReadonlyMap<string, string> {
  const groups = parts.flatMap((part) => (part.kind === "group" ? [part] : []));
  const levels: [names: string[], column: string][][] = [
    parts.flatMap((part) => (part.kind === "leaf" ? [[namesOf(part), part.name] as [string[], string]] : [])),
    groups.flatMap((group) => group.parts.map((part): [string[], string] => [namesOf(part), `${group.name}.${part.name}`])),
    parts.some((part) => part.kind === "list" && part.isSpecification)
      ? [...rows].map(([key, row]): [string[], string] => [
          [row.zh, row.en, ...LANGUAGES.map((language) => nameIn(row, language)), key],
          `specs.${key}`,
        ])
      : [],
  ];
  const columnsByName = new Map<string, string>();
  for (const level of levels) {
    const here = new Map<string, Set<string>>();
    for (const [names, column] of level)
      for (const name of new Set(names.map(plainName))) here.set(name, (here.get(name) ?? new Set()).add(column));
    for (const [name, columns] of here) if (columns.size === 1 && !columnsByName.has(name)) columnsByName.set(name, [...columns][0] ?? "");
  }
  return columnsByName;
}

/**
 * The column of a name, as an export writes it: `specs.weight` for `Weight`, `重量（克）` and `weight`. The exact name of an export takes
 * precedence over labels, and these over names in another case.
 * @returns null for a name of no column
 */
export function columnNamed(parts: FieldNode[], heading: string): string | null {
  const exact = findColumn(parts, heading);
  if (exact?.name === heading) return heading;
  const suffix = languageBehind(heading);
  const bare = suffix ? heading.replace(suffix.pattern, "") : heading;
  const names = columnsByName(parts)(specRows());
  const column = names.get(plainName(bare)) ?? (unitInName(bare) ? names.get(plainName(bare.replace(UNIT, ""))) : undefined);
  if (column === undefined) return exact?.name ?? null;
  const match = findColumn(parts, column);
  const hasLanguages = match?.leaf ? localesOf(match.leaf).length > 1 : true;
  return hasLanguages ? columnIn(column, suffix?.language ?? DEFAULT_LANGUAGE) : column;
}

/** The language in the name of a column, and the pattern that found it. */
function languageBehind(heading: string): { language: Language; pattern: RegExp } | undefined {
  return LANGUAGE_PATTERNS.find(({ pattern }) => pattern.test(heading));
}

/**
 * Whether a name is that of a column in a language that the site lacks: `name_fr`, but not `part_no`, though `no` is a language, too.
 * @param columnOf the column of a name without the suffix; null for none
 */
export function isInForeignLanguage(heading: string, columnOf: (name: string) => string | null): boolean {
  return RESTING_LANGUAGES.flatMap(patternsOf).some((pattern) => pattern.test(heading) && columnOf(heading.replace(pattern, "")) !== null);
}

function patternsOf(language: Language): RegExp[] {
  const languageNames = displayNames.map((names) => names.of(language));
  const names = `(?:${[language, LANGUAGE_NAME[language], ...languageNames].join("|")})`;
  const inWords = new RegExp(`[(（[]\\s*${names}\\s*[)）\\]]$|[-_]${names}$`, "iu");
  if (language === "en") return [IN_ENGLISH, ENDS_IN_EN, inWords];
  return language === "zh" ? [IN_CHINESE, inWords] : [inWords];
}

/** The unit in the name of a column, where it differs from the row's; null for none. */
export function unitBehind(heading: string, column: string): string | null {
  const own = specDefinition(column.replace(/^specs\./, ""))?.unit;
  const unit = own ? unitInName(heading) : undefined;
  return unit && unit !== unitOf(own ?? "") ? unit.symbol : null;
}

/**
 * Makers' names for the columns of a product in languages other than the desk's, by the English label of the field. Without units in
 * brackets, as in `columnNamed`.
 */
const COLUMN_WORDS: Readonly<Record<string, readonly string[]>> = {
  Model: ["Modell", "Artikelnummer", "Typ", "Modelo"],
  Name: ["Bezeichnung", "Produktname", "Nombre"],
  Tagline: ["Kurzbeschreibung", "Untertitel", "Slogan", "Lema", "Subtítulo"],
  Introduction: ["Einleitung", "Beschreibung", "Produktbeschreibung", "Introducción", "Descripción"],
  Series: ["Serie", "Baureihe", "Produktserie", "Gama"],
  Width: ["Breite", "Ancho"],
  Depth: ["Tiefe", "Länge", "Profundidad", "Fondo", "Largo"],
  Height: ["Höhe", "Altura", "Alto"],
  Pictures: ["Bilder", "Produktbilder", "Imágenes", "Fotos"],
  "Picture in use": ["Bild im Einsatz", "Anwendungsbild", "Imagen en uso"],
  Order: ["Reihenfolge", "Sortierung", "Orden"],
  Released: ["Erscheinungsdatum", "Veröffentlicht", "Fecha de lanzamiento", "Lanzamiento"],
  "Life cycle": ["Lebenszyklus", "Produktstatus", "Ciclo de vida"],
  Successor: ["Nachfolger", "Sucesor"],
  Solutions: ["Lösungen", "Soluciones"],
  Accessories: ["Zubehör", "Accesorios"],
  "Minimum order": ["Mindestbestellmenge", "Mindestmenge", "Pedido mínimo"],
  "Sample time": ["Musterlieferzeit", "Plazo de muestra"],
  "Lead time": ["Lieferzeit", "Plazo de entrega"],
  Warranty: ["Garantie", "Gewährleistung", "Garantía"],
  State: ["Status", "Zustand", "Estado"],
};
