import type { Payload } from "payload";

/** The key that marks a seeded database, which is never seeded again, even when it is emptied. */
const BEGUN = "content-begun";
/** The key that marks the added needs of the trade, so that deleted ones do not return. */
const NEEDS_BEGUN = "needs-begun";
/** The key of the demonstration's records. */
const DEMONSTRATION = "demonstration";

/** The demonstration's records by collection: the time of each one's last change during the seeding, by its id. */
export type Demonstration = Record<string, Record<string, string>>;

export function hasBegun(payload: Payload): Promise<boolean> {
  return payload.kv.has(BEGUN);
}

export function markBegun(payload: Payload): Promise<void> {
  return payload.kv.set(BEGUN, { at: new Date().toISOString() });
}

export function hasBegunNeeds(payload: Payload): Promise<boolean> {
  return payload.kv.has(NEEDS_BEGUN);
}

export function markNeedsBegun(payload: Payload): Promise<void> {
  return payload.kv.set(NEEDS_BEGUN, { at: new Date().toISOString() });
}

/** The recorded demonstration; null on a site without one, and after its removal. */
export function demonstrationOf(payload: Payload): Promise<Demonstration | null> {
  return payload.kv.get<Demonstration>(DEMONSTRATION);
}

export function rememberDemonstration(payload: Payload, demonstration: Demonstration): Promise<void> {
  return payload.kv.set(DEMONSTRATION, demonstration);
}

export function forgetDemonstration(payload: Payload): Promise<void> {
  return payload.kv.delete(DEMONSTRATION);
}
