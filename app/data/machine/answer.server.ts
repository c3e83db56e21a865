import { FOR_ANY_ORIGIN, programHeaders } from "#app/lib/program-headers.ts";
import { markdownText, type MarkdownDocument } from "#app/lib/markdown.ts";
import { untypeset } from "../content/typeset.ts";
import type { Page } from "../index/paginate.server.ts";

/** Version of the data format for programs. New fields keep the version; a removed or redefined field makes a new one. */
export const DATA_VERSION = 1;

/** Maximum records in one answer to a program. */
export const PROGRAM_PAGE_SIZE = 100;

/**
 * A document for programs. Clients that prefer Markdown also get it at its page's own address, so caches must tell the two apart.
 * @param more further headers
 */
export function markdownAnswer(document: MarkdownDocument, more: Record<string, string> = {}): Response {
  return new Response(untypeset(markdownText(document)), {
    headers: { ...programHeaders("text/markdown; charset=utf-8"), Vary: "Accept", ...more },
  });
}

/** A JSON answer for programs. Pages of any origin may read it. */
export function dataAnswer(language: string, data: object): Response {
  const headers = { ...programHeaders("application/json"), ...FOR_ANY_ORIGIN };
  return new Response(untypeset(JSON.stringify({ version: DATA_VERSION, language, ...data })), { headers });
}

/**
 * A page of a list, with the address of the next one.
 * @param at whole address of the list, without query
 */
export function listAnswer<T>({ items, page, pages, total }: Page<T>, at: string) {
  return { page, pages, total, ...(page < pages && { next: `${at}?page=${page + 1}` }), items };
}
