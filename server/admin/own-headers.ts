import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { RequestContext } from "#cms/lib/log/request-context.ts";
import { CONTEXT_HEADER, KEY_HEADER, OWN_HEADERS } from "./messages.ts";

const contextSchema = z.object({ id: z.string(), address: z.string(), client: z.string() });

/**
 * Takes out of a request what the site's process has written into its head: the key and what it knows of the request. Whatever handles the
 * request afterwards may hand its headers on, so they are in it no longer.
 * @param key the word by which the admin's process knows the site's
 * @returns the context, or the status to refuse the request with: 403 without the key, 400 without a context that can be read
 */
export function takeOwnHeaders(incoming: IncomingMessage, key: string): RequestContext | number {
  const { [KEY_HEADER]: given, [CONTEXT_HEADER]: written } = incoming.headers;
  // Node makes both of the raw ones when they are first asked for, and counts on there being as many as came.
  for (const made of [incoming.headers, incoming.headersDistinct])
    for (const name of Object.keys(made)) if (name.startsWith(OWN_HEADERS)) delete made[name];
  incoming.rawHeaders = withoutOwn(incoming.rawHeaders);
  if (!isKey(given, key)) return 403;
  return contextIn(written) ?? 400;
}

function withoutOwn(rawHeaders: string[]): string[] {
  return rawHeaders.filter((_, at) => !rawHeaders[at - (at % 2)]?.toLowerCase().startsWith(OWN_HEADERS));
}

function isKey(given: string | string[] | undefined, key: string): boolean {
  const [left, right] = [Buffer.from(String(given)), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function contextIn(written: string | string[] | undefined): RequestContext | null {
  try {
    return contextSchema.parse(JSON.parse(String(written)));
  } catch {
    return null;
  }
}
