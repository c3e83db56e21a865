import { APPROVALS, MOUNTS, NETWORKS, POWER_SOURCES, RADIOS, SATELLITES } from "#content/vocabulary/selection.ts";
import { keysOf, type Names } from "#content/vocabulary/names.ts";
import { places, seriesPlaces, solutionPlaces } from "../places.server.ts";
import { productEntries, type ProductEntry } from "../products.server.ts";
import type { Facet } from "./criteria.ts";
import { findables, type FindableProduct } from "./findable.server.ts";

/** Everything that the finder looks in: the products, and the values of each facet with their names. */
export interface Scope {
  products: readonly FindableProduct[];
  names: Record<Facet, Names>;
  known: Record<Facet, readonly string[]>;
}

let made: { entries: readonly ProductEntry[]; places: unknown; products: readonly FindableProduct[] } | undefined;

/** The products with what they are found by, and the vocabularies of the facets. Made anew only when the index has changed. */
export async function finderScope(): Promise<Scope> {
  const [entries, series, solutions] = await Promise.all([productEntries(), seriesPlaces(), solutionPlaces()]);
  const stamp = JSON.stringify([series, solutions]);
  if (made?.entries !== entries || made.places !== stamp) made = { entries, places: stamp, products: findables(entries, await places()) };
  const names: Record<Facet, Names> = {
    series: Object.fromEntries(series.map(({ key, name }) => [key, name])),
    use: Object.fromEntries(solutions.map(({ slug, name }) => [slug, name])),
    network: NETWORKS,
    mount: MOUNTS,
    power: POWER_SOURCES,
    satellites: SATELLITES,
    radio: RADIOS,
    cert: APPROVALS,
  };
  const known = Object.fromEntries(
    Object.entries(names).map(([facet, vocabulary]) => [facet, keysOf(vocabulary)]),
  ) as unknown as Scope["known"];
  return { products: made.products, names, known };
}
