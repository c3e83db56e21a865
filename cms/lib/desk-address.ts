/** The path of the desk. Payload's configuration and every link derive from it; `desk-address.test.ts` finds literal copies. */
export const DESK = "/admin";

/**
 * Address of a page of the desk.
 * @param path of the page as its view is registered, such as `/transfer`; none for the first page
 */
export function deskAddress(path = ""): string {
  return DESK + path;
}

/** Address at the desk of the list of a collection, of one of its records, or of a page beside them, such as `create`. */
export function collectionAddress(collection: string, id?: number | string): string {
  return deskAddress(`/collections/${collection}${id === undefined ? "" : `/${id}`}`);
}

/** Address at the desk of the form of a global. */
export function globalAddress(global: string): string {
  return deskAddress(`/globals/${global}`);
}

/**
 * Address of the page at which staff signs in.
 * @param onward address at the desk to which it leads on, with its query
 */
export function signInAddress(onward = DESK): string {
  return deskAddress(`/login${onward === DESK ? "" : `?redirect=${encodeURIComponent(onward)}`}`);
}
