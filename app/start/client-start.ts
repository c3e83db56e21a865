/** Where the page holds what the client starts with, and what the page's loaders returned. */
export const START_ID = "client-start";
export const STATE_ID = "page-state";

/** What the server tells the client of the page, so that it can be fetched at once and take over. */
export interface ClientStart {
  /** Modules to be imported before anything else; in development alone. */
  first: string[];
  /** The client itself. */
  entry: string;
  /** The list of all routes. */
  manifest: string;
  /** The modules of the page and its layouts, by route. */
  routes: Record<string, string>;
  /** The other modules that those import. */
  imports: string[];
  /** The whole stylesheet; the page itself holds the part that it uses. */
  styles: string;
  /** Changes with the texts of the page's language. */
  texts: string;
  /** Changes with the frame of the page; undefined when the page has none. */
  frame: string | undefined;
  /** What the router's server and client agree on. */
  router: object;
}
