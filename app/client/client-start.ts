/** Where the page holds what the client starts with, and what the page's loaders returned. */
export const START_ID = "client-start";
export const STATE_ID = "page-state";

/** The address of a stylesheet as the document has it. In the router's list those of late parts end in `#`. */
export function sheetAddress(listed: string): string {
  return listed.replace(/#$/, "");
}

/** What the server tells the client of the page, so that it can be fetched at once and hydrate. */
export interface ClientStart {
  /** The module to be imported before anything else; in development alone. */
  first?: string | undefined;
  /** The client's entry. */
  entry: string;
  /** The list of all routes. */
  manifest: string;
  /** The modules of the page and its layouts, by route. */
  routes: Record<string, string>;
  /** The other modules that those and the entry import. */
  imports: string[];
  /** Changes with the texts of the page's language. */
  texts: string;
  /** Changes with the layout of the page. */
  layout: string;
  /** What the router's server and client agree on. */
  router: object;
}

/** What a visitor chose before the client was there: a box, a handle or a list, and what it was set to. */
export type Choice = readonly [control: HTMLInputElement | HTMLSelectElement, checked: boolean, value: string];
