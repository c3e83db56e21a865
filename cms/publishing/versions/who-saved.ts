/** How a version came about, other than by an ordinary save. */
export type SavedThrough = "import" | "restore" | "schedule";

/** The author of a version. */
export interface SavedBy {
  /** Name or e-mail; null for the server. */
  name: string | null;
  through: SavedThrough | null;
  /** When, as ISO text; distinguishes two versions of one author in a comparison. */
  at: string;
}

/** The stored author of a version; null for versions from before it was stored. */
export function readSavedBy(stored: unknown): SavedBy | null {
  return typeof stored === "object" && stored !== null && "at" in stored ? (stored as SavedBy) : null;
}
