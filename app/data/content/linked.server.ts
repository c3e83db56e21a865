/**
 * The records that relations lead to. What is linked may be gone, in the trash or no longer published: the CMS then gives null
 * or a bare id in its place.
 */

type Relation<T extends object> = T | number | string | null | undefined;

/** The record behind a relation; null when there is none that may be shown. */
export function linked<T extends object>(relation: Relation<T>): T | null {
  return typeof relation === "object" && relation !== null ? relation : null;
}

/** The records behind a relation to several, without those that are gone. */
export function linkedAll<T extends object>(relations: readonly Relation<T>[] | null | undefined): T[] {
  return (relations ?? []).flatMap((relation) => linked(relation) ?? []);
}
