/** Comparing specifications row by row: what differs, and which value is the better one. Pure. */
import { specDefinition } from "#shared/vocabulary/spec-rows.ts";
import { includesProtection, protectionOf } from "#shared/vocabulary/spec-codes.ts";
import type { StatedRow } from "#shared/specification/format.ts";

/** What one product states in a row: that it has none of it, or that the row does not apply, are answers too; undefined where nothing is stated. */
export type Side = StatedRow | "none" | "inapplicable" | undefined;

/** Parts of a text that lists things: their order says nothing. */
const BETWEEN = /[,，、;；/]/;

/**
 * Whether products state different things in a row: that there is none is stated as well, that a row does not apply or is not stated is not.
 * Lists are compared as sets, whichever of their words begins with a capital.
 */
export function differs(rows: readonly Side[]): boolean {
  return new Set(rows.filter((row) => row !== undefined && row !== "inapplicable").map(meaning)).size > 1;
}

/** For each product of a row the place of the first one that states the same. */
export function equalRows(rows: readonly Side[]): number[] {
  const meanings = rows.map(meaning);
  return meanings.map((stated) => meanings.indexOf(stated));
}

function meaning(row: Side): string {
  if (!row || typeof row === "string") return row ?? "";
  const { value, min, max, prefix, text, codes, condition } = row;
  const words = text
    ? text
        .toLowerCase()
        .split(BETWEEN)
        .map((part) => part.trim())
        .sort()
        .join("|")
    : "";
  return JSON.stringify([
    value ?? null,
    min ?? null,
    max ?? null,
    prefix ?? "",
    words,
    words ? [] : [...(codes ?? [])].sort(),
    condition ?? "",
  ]);
}

/**
 * The places of the best values of a row: none where better is not defined, or all state the same. Nor where one of them states nothing,
 * or words: what is not known may be better still.
 */
export function bestOf(key: string, sides: readonly Side[]): number[] {
  // A product without the row's value is no better than others, and hides no better one.
  const places = sides.flatMap((side, place) => (typeof side === "string" ? [] : [place]));
  const rows = sides.filter((side) => typeof side !== "string");
  return bestAmong(key, rows).map((place) => places[place] ?? place);
}

function bestAmong(key: string, rows: readonly (StatedRow | undefined)[]): number[] {
  const better = specDefinition(key)?.better;
  if (!better || rows.length < 2) return [];
  if (key === "protection") return bestProtections(rows);
  const numbers = rows.map((row) => (row ? measure(row, better) : null));
  if (numbers.includes(null) || new Set(numbers).size === 1) return [];
  const best = Math.max(...numbers.map(Number));
  return numbers.flatMap((number, index) => (number === best ? [index] : []));
}

/** The places of the protections that include all others. IP67 and IP69K do not include each other. */
function bestProtections(rows: readonly (StatedRow | undefined)[]): number[] {
  const stated = rows.map((row) => protectionOf(row?.codes ?? []));
  const best = stated.flatMap((one, index) => (one && stated.every((other) => other && includesProtection(one, other)) ? [index] : []));
  return best.length < rows.length ? best : [];
}

/** How good a value is: the greater the better. Null where it cannot be measured. */
function measure({ value, min, max }: StatedRow, better: "high" | "low" | "wide"): number | null {
  if (better === "wide") return min != null && max != null ? max - min : null;
  const number = value ?? max;
  if (number == null) return null;
  return better === "low" ? -number : number;
}

/** The place of the one product of several that states something in a row that the others have none of, or that does not apply to them; -1 without one. */
export function onlyOne(rows: readonly Side[]): number {
  const places = rows.flatMap((row, place) => (typeof row === "string" ? [] : [place]));
  const [place = -1] = places;
  return rows.length > 1 && places.length === 1 && rows[place] !== undefined ? place : -1;
}
