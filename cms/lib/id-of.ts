/** The id of a related record, however deep it was read, and whether it may be shown or not; null where there is none. */
export function idOf(related: number | { id: number } | null | undefined): number | null {
  return typeof related === "object" ? (related?.id ?? null) : (related ?? null);
}
