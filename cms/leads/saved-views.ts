/** The key of a user's saved views of leads among the preferences. */
export const VIEWS_KEY = "lead-views";

/** Filters saved under a name. */
export interface SavedView {
  name: string;
  /** The filters as a query. */
  query: string;
}

/** The valid views in a preference of any shape. */
export function readSavedViews(value: unknown): SavedView[] {
  return Array.isArray(value) ? value.filter(isView) : [];
}

function isView(value: unknown): value is SavedView {
  const view = (typeof value === "object" && value !== null ? value : {}) as Partial<Record<keyof SavedView, unknown>>;
  return typeof view.name === "string" && typeof view.query === "string";
}
