/** Where the page holds the client's start data and the results of the page's loaders. */
export const START_ID = "client-start";
export const STATE_ID = "page-state";

/** The address of a stylesheet in the document. In the router's list those of late parts end in `#`. */
export function sheetAddress(listed: string): string {
  return listed.replace(/#$/, "");
}

/** The server's description of the page, so that the browser can fetch everything at once and hydrate. */
export interface ClientStart {
  /** The module to import before anything else; in development only. */
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
  /** The router's protocol between server and client. */
  router: object;
}

/** A visitor's choice before hydration: a box, a handle or a list, and its value. */
export type Choice = readonly [control: HTMLInputElement | HTMLSelectElement, checked: boolean, value: string];
