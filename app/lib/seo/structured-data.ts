/** What a page says of itself to search engines and assistants, in the words of schema.org (JSON-LD, one `@graph` a page). */
import { createContext } from "react";
import type { Thing } from "schema-dts";

/** A step of the way from the home page to a page; the page itself has no path. */
export interface Step {
  label: string;
  /** Site path without language prefix. */
  to?: string;
}

/** What a page is rendered with on the server, so that its graph says what the page shows. */
export interface PageGraph {
  /** Takes the way that the page shows. */
  showTrail: (steps: readonly Step[]) => void;
  /** The text of the block. Call it after all else of the page is rendered. */
  json: () => string;
}

/** Provided by the server alone. */
export const PageGraphContext = createContext<PageGraph | null>(null);

/** A graph as the text of a script element. No `<` is in it, so that nothing in the content can end the element. */
export function graphText(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}

/**
 * The way to a page as schema.org has it.
 * @param address makes a whole address of a site path
 * @param page the address of the page, which is the last step
 */
export function breadcrumbList(steps: readonly Step[], address: (path: string) => string, page: string): Thing {
  return {
    "@type": "BreadcrumbList",
    "@id": `${page}#breadcrumb`,
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to === undefined ? page : address(to),
    })),
  };
}
