import { createContext } from "react";

/** HTML of parts that are the same on many pages, so that the server makes it once. */
export interface KeptParts {
  /**
   * The HTML within a part's element, if the part has been on a page with the same texts before; otherwise the mark by which it is found
   * in this one.
   * @param of what the part is made of, the same object for as long as that does not change
   * @param by what else the part is made of, as plain data
   */
  find: (of: object, by: unknown) => { html: string } | { mark: string };
}

/** Provided by the entry of the server alone; without it every part is rendered. */
export const KeptPartsContext = createContext<KeptParts | null>(null);
