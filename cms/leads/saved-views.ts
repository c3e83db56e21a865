/** The key of a user's own views of the leads among the preferences. */
export const VIEWS_KEY = "lead-views";

/** Filters that somebody has kept by a name. */
export interface SavedView {
  name: string;
  /** The filters as an address has them. */
  query: string;
}

/** The views out of what the preferences hold, whatever that is. */
export function readSavedViews(value: unknown): SavedView[] {
  return Array.isArray(value) ? value.filter(isView) : [];
}

function isView(value: unknown): value is SavedView {
  const view = (typeof value === "object" && value !== null ? value : {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof view.name === "string" && typeof view.query === "string";
}
