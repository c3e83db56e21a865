/** Where the desk is, as Payload's configuration has it, too. */
export const DESK = "/admin";

/** Address at the desk of the list of a collection, or of one of its records. */
export function collectionAddress(collection: string, id?: number | string): string {
  return `${DESK}/collections/${collection}${id === undefined ? "" : `/${id}`}`;
}

/** Address at the desk of the form of a global. */
export function globalAddress(global: string): string {
  return `${DESK}/globals/${global}`;
}
