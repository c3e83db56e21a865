/** The messages between this process and the one that sets documents. */
export interface TypesetJob {
  id: number;
  /** Source of the document in Typst's language. */
  template: string;
  /** What the document reads, by its path from the root: data and pictures. */
  files: Record<string, Uint8Array>;
}

export type TypesetAnswer = { id: number; pdf: Uint8Array; pages: number } | { id: number; error: string };
