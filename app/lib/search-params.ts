import { readWholeNumber } from "#shared/lib/whole-number.ts";
import { redirectTo } from "./navigate-to.ts";

/** Longest text taken from a query parameter. */
export const TEXT_LIMIT = 100;

/** The last page that a list's address may name. */
export const MAX_PAGE = 999_999;

/**
 * A query parameter that must be one of `known`; undefined when absent or empty.
 * @throws a redirect to the same address without it, and without its page, for any other value: a list never shows something else
 *   than its address says
 */
export function choiceParam<T extends string>(url: URL, name: string, choices: readonly T[]): T | undefined {
  const value = url.searchParams.get(name);
  const choice = choices.find((candidate) => candidate === value);
  if (value && choice === undefined) {
    const query = new URLSearchParams(url.search);
    query.delete(name);
    query.delete("page");
    throw redirectTo(query.size > 0 ? `${url.pathname}?${query}` : url.pathname);
  }
  return choice;
}

/** A text parameter, trimmed and cut to 100 characters; empty when absent. */
export function textParam(url: URL, name: string): string {
  return (url.searchParams.get(name) ?? "").trim().slice(0, TEXT_LIMIT);
}

/** Whether a list's address may say so: a whole number from 1 on, or nothing. */
export function isPageNumber(value: string | null): boolean {
  return value === null || readWholeNumber(value, MAX_PAGE) !== null;
}

/** The page number of a list's address, which the middleware `page-number` has checked; 1 when absent. */
export function pageParam(url: URL): number {
  return readWholeNumber(url.searchParams.get("page"), MAX_PAGE) ?? 1;
}

/** The address of a list with some parameters changed; empty ones and page 1 are left out. */
export function listAddress(path: string, params: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === "" || (name === "page" && Number(value) <= 1)) continue;
    query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
