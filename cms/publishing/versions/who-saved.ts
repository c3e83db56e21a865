/** By what a version came, other than by a save there and then. */
export type SavedThrough = "import" | "restore" | "schedule";

/** Who made a version. */
export interface SavedBy {
  /** Name or e-mail; null for what the server does by itself. */
  name: string | null;
  through: SavedThrough | null;
  /** When, as ISO text. It is what makes two versions differ by one hand, so that a comparison names both. */
  at: string;
}

/** What is stored of who made a version; null for versions from before it was kept. */
export function readSavedBy(stored: unknown): SavedBy | null {
  return typeof stored === "object" && stored !== null && "at" in stored ? (stored as SavedBy) : null;
}
