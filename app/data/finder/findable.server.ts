import { alike } from "#app/lib/intern.ts";
import { BATTERIES, degreeOf, SUPPLIES } from "#shared/vocabulary/selection.ts";
import type { IndexedKey, IndexedRow, ProductEntry } from "../index/products.server.ts";
import type { Places } from "../index/taxonomy.server.ts";
import type { CodedFacet } from "./criteria.ts";
import type { Findable } from "./find.ts";

/** A product of the index with what it is found by. */
export interface FindableProduct extends Findable {
  entry: ProductEntry;
}

/** What many products bear alike. */
const sameSpans = alike<Findable["bears"]>(5000);

/** Products with what they are found by: the codes and numbers of their rows, their series and uses. */
export function findables(entries: readonly ProductEntry[], places: Places): FindableProduct[] {
  const known = new Map<string, Shared>();
  return entries.map((entry) => findable(entry, sharedBy(known, entry, places)));
}

/** The codes of products of one series with the same uses and codes. They are put together once for all of them. */
type Shared = Findable["values"];

function sharedBy(known: Map<string, Shared>, entry: ProductEntry, places: Places): Shared {
  const rows = Object.values(entry.rows).map(({ key, codes }) => [key, codes]);
  const key = JSON.stringify([entry.series, entry.solutions, entry.life, rows]);
  const shared = known.get(key) ?? sharedOf(entry, places);
  known.set(key, shared);
  return shared;
}

function sharedOf(entry: ProductEntry, { series, solutions }: Places): Shared {
  const ofSeries = entry.series === null ? undefined : series.get(entry.series);
  const uses = entry.solutions.flatMap((id) => solutions.get(id) ?? []);
  return { series: ofSeries ? [ofSeries.key] : [], use: uses.map(({ slug }) => slug), life: [entry.life], ...codesOf(entry.rows) };
}

function findable(entry: ProductEntry, values: Shared): FindableProduct {
  const { ip, standby, weight, voltage, temperature } = figuresOf(entry.rows);
  return {
    entry,
    values,
    ip,
    numbers: { standby, weight },
    bears: sameSpans({ voltage, temperature }),
    model: entry.code.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ""),
  };
}

/** What is read of a row to find a product by it. */
type Row = Pick<IndexedRow, "codes" | "value" | "min" | "max">;
type Rows = Partial<Record<IndexedKey, Row>>;

/** The codes that rows state, by the facets of the finder. */
export function codesOf(rows: Rows): Record<CodedFacet, readonly string[]> {
  const codes = (row: Row | undefined) => row?.codes ?? [];
  return {
    network: codes(rows.network),
    mount: codes(rows.mounting),
    power: powerOf(rows),
    satellites: codes(rows.satellites),
    radio: [...codes(rows.wifi), ...codes(rows.bluetooth)],
    interface: [...codes(rows.vehicle_bus), ...codes(rows.serial), ...codes(rows.inputs_outputs)],
    cert: codes(rows.certification),
  };
}

/** The figures that rows state: two digits of IEC 60529, days, grams, and what is borne in volts and °C. */
export function figuresOf(rows: Rows): Pick<Findable, "ip"> & Findable["numbers"] & Findable["bears"] {
  return {
    ip: highestDegreeOf(rows.protection),
    standby: mostOf(rows.standby),
    weight: mostOf(rows.weight),
    voltage: voltsOf(rows.input_voltage),
    temperature: spanOf(rows.temperature),
  };
}

/** A battery names its kind; an input voltage says that the current comes from outside, a panel that it comes from the sun. */
function powerOf({ battery_type: battery, input_voltage: input, solar_panel: panel }: Rows): string[] {
  const kinds = (battery?.codes ?? []).filter((code) => Object.hasOwn(BATTERIES, code));
  return [...kinds, ...(input ? ["vehicle"] : []), ...(panel ? ["solar"] : [])];
}

function highestDegreeOf(row: Row | undefined): number | null {
  const degrees = (row?.codes ?? []).flatMap((code) => degreeOf(code) ?? []);
  return degrees.length > 0 ? Math.max(...degrees) : null;
}

/** The supply that a product takes: its range, or from the lowest to the highest nominal supply that it is named for. */
function voltsOf(row: Row | undefined): readonly [number, number] | null {
  const named = (row?.codes ?? []).filter((code) => Object.hasOwn(SUPPLIES, code)).map((code) => Number.parseInt(code, 10));
  return spanOf(row) ?? (named.length > 0 ? [Math.min(...named), Math.max(...named)] : null);
}

function mostOf(row: Row | undefined): number | null {
  return row?.value ?? row?.max ?? null;
}

function spanOf(row: Row | undefined): readonly [number, number] | null {
  if (row?.min != null && row.max != null) return [row.min, row.max];
  return row?.value == null ? null : [row.value, row.value];
}
