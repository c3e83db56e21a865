import { FOR_ANY_ORIGIN, programHeaders } from "#app/lib/program-headers.ts";
import { markdownText, type MarkdownDocument } from "#app/lib/markdown.ts";
import { untypeset } from "../content/typeset.ts";
import type { Page } from "../index/paginate.server.ts";

/** Version of the shape of what programs get. A field may be added within a version; one that goes or changes its meaning makes a new one. */
export const DATA_VERSION = 1;

/** Records a program gets at once, at most. */
export const PROGRAM_PAGE_SIZE = 100;

/**
 * A document for programs. It is also given at its page's own address to whoever prefers Markdown, so caches have to tell the two apart.
 * @param more further headers
 */
export function markdownAnswer(document: MarkdownDocument, more: Record<string, string> = {}): Response {
  return new Response(untypeset(markdownText(document)), {
    headers: { ...programHeaders("text/markdown; charset=utf-8"), Vary: "Accept", ...more },
  });
}

/** The answer with data for programs. Anybody's page may read it. */
export function dataAnswer(language: string, data: object): Response {
  const headers = { ...programHeaders("application/json"), ...FOR_ANY_ORIGIN };
  return new Response(untypeset(JSON.stringify({ version: DATA_VERSION, language, ...data })), { headers });
}

/**
 * A page of a list, with the address of the next one.
 * @param at whole address of the list, without query
 */
export function listed<T>({ items, page, pages, total }: Page<T>, at: string) {
  return { page, pages, total, ...(page < pages && { next: `${at}?page=${page + 1}` }), items };
}
