/** The messages between this process and the typesetting process. */
export interface TypesetJob {
  id: number;
  /** Source of the document in Typst's language. */
  template: string;
  /** The document's files, by their paths from the root: data and pictures. */
  files: Record<string, Uint8Array>;
}

export type TypesetAnswer = { id: number; pdf: Uint8Array; pages: number } | { id: number; error: string };
