/** The id of a related record, read at any depth; null where there is none. */
export function idOf(related: number | { id: number } | null | undefined): number | null {
  return typeof related === "object" ? (related?.id ?? null) : (related ?? null);
}
