import { MINUTE } from "#shared/lib/durations.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { KINDS, MAX_VALUE_LENGTH, OTHER, type Count, type Kind } from "./kinds.ts";

/** The counts since the last time they were stored. Limits on the values of each kind bound its memory, whatever visitors send. */
export class PendingCounts {
  #counts = new Map<string, Map<Kind, Map<string, number>>>();
  #minute = -1;
  #day = "";

  /** Counts one thing now. */
  add(kind: Kind, value: string, now = Date.now()): void {
    this.#add(this.#dayOf(now), kind, value, 1);
  }

  /** Takes all counts out, in an order that tells nothing of who came when. */
  take(): Count[] {
    const counts = [...this.#counts].flatMap(([day, kinds]) =>
      [...kinds].flatMap(([kind, values]) => [...values].map(([value, count]) => ({ day, kind, value, count }))),
    );
    this.#counts = new Map();
    return counts.toSorted((one, other) => compare(one.day, other.day) || compare(one.kind, other.kind) || compare(one.value, other.value));
  }

  /** Puts counts back that could not be stored. */
  putBack(counts: readonly Count[]): void {
    for (const { day, kind, value, count } of counts) this.#add(day, kind, value, count);
  }

  #add(day: string, kind: Kind, value: string, count: number): void {
    let kinds = this.#counts.get(day);
    if (!kinds) this.#counts.set(day, (kinds = new Map()));
    let values = kinds.get(kind);
    if (!values) kinds.set(kind, (values = new Map()));
    const short = value.length > MAX_VALUE_LENGTH ? value.slice(0, MAX_VALUE_LENGTH) : value;
    const name = values.has(short) || values.size < KINDS[kind].most ? short : OTHER;
    values.set(name, (values.get(name) ?? 0) + count);
  }

  /** Days begin on whole minutes everywhere; the format is dear. */
  #dayOf(now: number): string {
    const minute = Math.floor(now / MINUTE);
    if (minute !== this.#minute) [this.#minute, this.#day] = [minute, isoDay(now)];
    return this.#day;
  }
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
