import type { Payload } from "payload";

/** Key under which it is remembered that this database has been begun: it is never filled by itself again, even when it is emptied. */
const BEGUN = "content-begun";
/** Key under which it is remembered that the needs of the trade were put in: whoever takes one out does not find it again. */
const NEEDS_BEGUN = "needs-begun";
/** Key under which the demonstration's records are remembered. */
const DEMONSTRATION = "demonstration";

/** The demonstration's records by collection: the moment of each one's last change when it was put in, by its id. */
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

/** What was put in as a demonstration and not removed since; null when there was nothing, or nobody wrote it down. */
export function demonstrationOf(payload: Payload): Promise<Demonstration | null> {
  return payload.kv.get<Demonstration>(DEMONSTRATION);
}

export function rememberDemonstration(payload: Payload, demonstration: Demonstration): Promise<void> {
  return payload.kv.set(DEMONSTRATION, demonstration);
}

export function forgetDemonstration(payload: Payload): Promise<void> {
  return payload.kv.delete(DEMONSTRATION);
}
