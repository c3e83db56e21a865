import { asksForPage, prefersJsonErrors } from "#app/lib/http/accept.ts";
import type { ErrorPage } from "./error-page.ts";

/** Addresses that scripts request, whatever they accept. Files of the media library are links that people follow. */
const FOR_PROGRAMS = /^\/(?:api\/(?!media\/file\/)|admin(?:\/|$))|\.json$/;

/** Whether the answer to a failed request is a page of the site. */
export function wantsPage({ url, headers }: Request): boolean {
  return !FOR_PROGRAMS.test(new URL(url).pathname) && asksForPage(headers.get("Accept"));
}

/**
 * Refuses a request: with a page of the site for people, JSON in the format of Payload's errors for programs, and a line for others.
 * @param message in English
 * @param extra headers beside those of the answer
 */
export async function refuse(
  request: Request,
  errorPage: ErrorPage,
  { status, message, extra = {} }: { status: number; message: string; extra?: Record<string, string> },
): Promise<Response> {
  const answer = await refusalFor(request, errorPage, status, message);
  for (const [name, value] of Object.entries({ "Cache-Control": "no-store", ...extra })) answer.headers.set(name, value);
  return answer;
}

async function refusalFor(request: Request, errorPage: ErrorPage, status: number, message: string): Promise<Response> {
  if (wantsPage(request)) return errorPage(request, status, message);
  const isProgram = FOR_PROGRAMS.test(new URL(request.url).pathname) || prefersJsonErrors(request.headers.get("Accept"));
  return isProgram ? Response.json({ errors: [{ message }] }, { status }) : new Response(`${status} ${message}\n`, { status });
}
