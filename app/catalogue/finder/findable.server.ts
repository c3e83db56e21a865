import { alike } from "#app/lib/alike.ts";
import { plainSigns } from "#app/lib/format/plain.ts";
import { BATTERIES, SUPPLIES } from "#content/vocabulary/selection.ts";
import { codeNames } from "#content/specification/format.ts";
import type { KeptRow, ProductEntry } from "../products.server.ts";
import type { Places } from "../places.server.ts";
import type { Findable } from "./find.ts";

/** A product of the index with what it is found by. */
export interface FindableProduct extends Findable {
  entry: ProductEntry;
}

/** What many products bear alike. */
const sameSpans = alike<Findable["bears"]>(5000);

/** Products with what they are found by: the codes and numbers of their rows, their series and uses, their words. */
export function findables(entries: readonly ProductEntry[], places: Places): FindableProduct[] {
  const known = new Map<string, Shared>();
  return entries.map((entry) => findable(entry, sharedBy(known, entry, places)));
}

/** What products of one series with the same uses and codes have in common. It is made once for all of them. */
interface Shared {
  values: Findable["values"];
  words: string;
}

function sharedBy(known: Map<string, Shared>, entry: ProductEntry, places: Places): Shared {
  const rows = Object.values(entry.rows).map(({ key, codes }) => [key, codes]);
  const key = JSON.stringify([entry.series, entry.solutions, rows]);
  const shared = known.get(key) ?? sharedOf(entry, places);
  known.set(key, shared);
  return shared;
}

function sharedOf(entry: ProductEntry, { series, solutions }: Places): Shared {
  const { rows } = entry;
  const ofSeries = entry.series === null ? undefined : series.get(entry.series);
  const uses = entry.solutions.flatMap((id) => solutions.get(id) ?? []);
  const codes = (row: KeptRow | undefined) => row?.codes ?? [];
  return {
    values: {
      series: ofSeries ? [ofSeries.key] : [],
      use: uses.map(({ slug }) => slug),
      network: codes(rows.network),
      mount: codes(rows.mounting),
      power: powerOf(rows),
      satellites: codes(rows.satellites),
      radio: [...codes(rows.wifi), ...codes(rows.bluetooth)],
      cert: codes(rows.certification),
    },
    words: inSmallLetters([
      ...(ofSeries ? both(ofSeries.name) : []),
      ...uses.flatMap(({ name }) => both(name)),
      ...Object.values(rows).flatMap(({ key, codes: stated }) => codeNames(key, stated, "zh").concat(codeNames(key, stated, "en"))),
    ]),
  };
}

function findable(entry: ProductEntry, shared: Shared): FindableProduct {
  const { rows } = entry;
  return {
    entry,
    values: shared.values,
    ip: degreeOf(rows.protection),
    numbers: { standby: rows.standby?.value ?? null, weight: rows.weight?.value ?? null },
    bears: sameSpans({ voltage: voltsOf(rows.input_voltage), temperature: spanOf(rows.temperature) }),
    words: [inSmallLetters([entry.code, ...both(entry.name), ...both(entry.tagline)]), shared.words],
    model: entry.code.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""),
  };
}

function inSmallLetters(words: readonly string[]): string {
  return plainSigns(words.join("\n")).toLowerCase();
}

function both({ zh, en }: { zh: string; en: string }): string[] {
  return [zh, en];
}

/** A battery names its kind; an input voltage says that the current comes from outside, a panel that it comes from the sun. */
function powerOf({ battery_type: battery, input_voltage: input, solar_panel: panel }: ProductEntry["rows"]): string[] {
  const kinds = (battery?.codes ?? []).filter((code) => Object.hasOwn(BATTERIES, code));
  return [...kinds, ...(input ? ["vehicle"] : []), ...(panel ? ["solar"] : [])];
}

function degreeOf(row: KeptRow | undefined): number | null {
  const degrees = (row?.codes ?? []).map((code) => Number(code.slice(2))).filter(Number.isFinite);
  return degrees.length > 0 ? Math.max(...degrees) : null;
}

/** The supply that a product takes: its range, or from the lowest to the highest nominal supply that it is named for. */
function voltsOf(row: KeptRow | undefined): readonly [number, number] | null {
  const named = (row?.codes ?? []).filter((code) => Object.hasOwn(SUPPLIES, code)).map((code) => Number.parseInt(code, 10));
  return spanOf(row) ?? (named.length > 0 ? [Math.min(...named), Math.max(...named)] : null);
}

function spanOf(row: KeptRow | undefined): readonly [number, number] | null {
  if (row?.min != null && row.max != null) return [row.min, row.max];
  return row?.value == null ? null : [row.value, row.value];
}
