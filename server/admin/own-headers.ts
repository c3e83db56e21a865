import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { z } from "zod";
import type { RequestContext } from "#cms/lib/log/request-context.ts";
import { CONTEXT_HEADER, KEY_HEADER, OWN_HEADERS } from "./messages.ts";

const contextSchema = z.object({ id: z.string(), address: z.string(), client: z.string() });

/**
 * Removes from a request the headers that the site's process has added, the key and the context, so that no handler passes them on.
 * @param key the secret shared with the site's process
 * @returns the context, or the status to refuse the request with: 403 without the key, 400 without a context that can be read
 */
export function takeOwnHeaders(incoming: IncomingMessage, key: string): RequestContext | number {
  const { [KEY_HEADER]: sentKey, [CONTEXT_HEADER]: contextJson } = incoming.headers;
  // Node derives both from the raw headers at the first access, so both exist before the raw ones change.
  for (const headers of [incoming.headers, incoming.headersDistinct])
    for (const name of Object.keys(headers)) if (name.startsWith(OWN_HEADERS)) delete headers[name];
  incoming.rawHeaders = withoutOwn(incoming.rawHeaders);
  if (!isKey(sentKey, key)) return 403;
  return parseContext(contextJson) ?? 400;
}

function withoutOwn(rawHeaders: string[]): string[] {
  return rawHeaders.filter((_, at) => !rawHeaders[at - (at % 2)]?.toLowerCase().startsWith(OWN_HEADERS));
}

function isKey(sentKey: string | string[] | undefined, key: string): boolean {
  const [left, right] = [Buffer.from(String(sentKey)), Buffer.from(key)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function parseContext(contextJson: string | string[] | undefined): RequestContext | null {
  try {
    return contextSchema.parse(JSON.parse(String(contextJson)));
  } catch {
    return null;
  }
}
