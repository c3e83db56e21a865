import { data, isRouteErrorResponse } from "react-router";

/** The error object that pages throw and JSON clients receive. */
export interface SiteError {
  statusCode: number;
  statusMessage: string;
  data: unknown;
  fatal: boolean;
}

/**
 * Makes an error response to throw from a loader or an action.
 * @param error statusCode defaults to 500
 */
export function createError({ statusCode = 500, statusMessage = "", data: detail = null, fatal = false }: Partial<SiteError> = {}) {
  return data<SiteError>({ statusCode, statusMessage, data: detail, fatal }, { status: statusCode });
}

/** A 404 for an address that no page answers; the page around it stays. */
export function pageNotFound(pathname: string) {
  return createError({ statusCode: 404, statusMessage: `Page not found: ${pathname}` });
}

/** A 404 from a page's own check (unknown slug, id or page number). */
export function checkFailed(pathname: string, detail: unknown = null) {
  return createError({ statusCode: 404, statusMessage: `Page Not Found: ${pathname}`, data: detail, fatal: true });
}

/** A page whose loading failed: the connection broke, or a newer build of the site has other code. */
export class PageUnavailable extends Error {
  override name = "PageUnavailable";
  /** The site has been updated; opening the page as a document loads the new code. */
  readonly updated: boolean;

  constructor({ updated = false, cause }: { updated?: boolean; cause?: unknown } = {}) {
    super(updated ? "The site has been updated" : "The connection failed", { cause });
    this.updated = updated;
  }
}

/** Converts any thrown value to an error object for display, without internals of unexpected errors. */
export function toSiteError(error: unknown): SiteError {
  if (isRouteErrorResponse(error)) {
    if (isSiteError(error.data)) return error.data;
    return { statusCode: error.status, statusMessage: error.statusText, data: null, fatal: false };
  }
  return { statusCode: 500, statusMessage: "", data: null, fatal: true };
}

function isSiteError(value: unknown): value is SiteError {
  return typeof value === "object" && value !== null && "statusCode" in value && "statusMessage" in value;
}
