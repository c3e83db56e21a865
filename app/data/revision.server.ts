import { isoMoment } from "#cms/lib/time-zone.ts";

/**
 * The revision of a record by the moment of its last change, in the maker's time: `20261122.1501`. It grows with every change, and
 * whoever reads it knows how old the paper is; the numbers of versions begin anew when old versions are dropped.
 * @param changed ISO date and time
 */
export function revisionOf(changed: string): string {
  return isoMoment(new Date(changed)).replaceAll(/[-:]/g, "").replace(" ", ".");
}
