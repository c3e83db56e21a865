/** Where the page holds what the client starts with, and what the page's loaders returned. */
export const START_ID = "client-start";
export const STATE_ID = "page-state";

/** The styles that the page came with. */
export const STYLES_ID = "page-styles";
/** Stands in the head where the page's styles go; the server knows them once the page is rendered. */
export const STYLES_PLACE = "/*styles*/";

/** What the server tells the client of the page, so that it can be fetched at once and take over. */
export interface ClientStart {
  /** The module to be imported before anything else; in development alone. */
  first?: string | undefined;
  /** The client's entry, which brings the rest. */
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
  /** What the router's server and client agree on, where it is not what they always do. */
  router?: object | undefined;
}

/** What the router's server and client agree on in every build of the site. */
export const AGREED = {
  basename: "/",
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: "initial" },
  ssr: true,
  isSpaMode: false,
};

/** What a visitor did before the client was there: the element that it is to be done with again, the event, and what was chosen by it. */
export type Held = readonly [element: HTMLElement, event: Event, checked: boolean | undefined, value: string | undefined];
