/** A record with its place; small numbers come first. */
export interface Placed {
  id: number;
  order: number;
}

/** The record before or after which another is put. */
export type Place = { before: number } | { after: number };

/**
 * What has to be written so that a record stands where it is put: a number between its neighbours where one is free, and otherwise higher
 * ones for as many of those that follow as need it.
 * @param rows all records in the order in which lists show them
 * @returns null where one of the two is not among them
 */
export function renumbered(rows: readonly Placed[], id: number, place: Place): Placed[] | null {
  const moved = rows.find((one) => one.id === id);
  const others = rows.filter((one) => one.id !== id);
  const neighbour = others.findIndex((one) => one.id === ("before" in place ? place.before : place.after));
  if (!moved || neighbour < 0) return null;
  const at = "before" in place ? neighbour : neighbour + 1;
  const before = others[at - 1]?.order;
  const after = others[at]?.order;
  // Records with the same number appear by their last changes, an order that is not reliable.
  if ((before === undefined || before < moved.order) && (after === undefined || moved.order < after)) return [];
  const changed = [{ id, order: between(before, after) }];
  let last = changed[0]?.order ?? 0;
  for (const follower of others.slice(at)) {
    if (follower.order > last) break;
    last += 1;
    changed.push({ id: follower.id, order: last });
  }
  return changed;
}

function between(before: number | undefined, after: number | undefined): number {
  if (before === undefined) return after === undefined ? 0 : Math.ceil(after) - 1;
  if (after === undefined) return Math.floor(before) + 1;
  return Math.max(Math.floor((before + after) / 2), Math.floor(before) + 1);
}
