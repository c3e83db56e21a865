/**
 * The context of the current request, for log lines, hooks of the CMS and actions of forms. It exists once in the process, because the
 * site's bundle excludes this folder.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { LeadKind } from "#shared/vocabulary/forms.ts";

/** The key of all unknown clients. */
export const UNKNOWN_CLIENT = "unknown";

export interface RequestContext {
  /** Names the request in log lines and in the answer's `X-Request-Id`. */
  id: string;
  /** The client's address, from trusted proxies only, or the proxy's where that sends none. Personal data: never logged, never stored. */
  address: string;
  /** The key of rate limits: the address, for IPv6 its /64 network, which one client has to itself, or one key for all unknown clients. */
  client: string;
  /** What the form of this request asks for, once it is on disk. */
  taken?: LeadKind;
  /** Whether staff sends its own conditions, order or fields over REST, so that a failure is the query's fault. */
  isQuery?: boolean;
  /** Whether the database failed transiently for this request, so that what it read may be incomplete. */
  hasDatabaseFailed?: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs `task` and everything it starts as part of a request. */
export function withinRequest<T>(context: RequestContext, task: () => T): T {
  return contexts.run(context, task);
}

/** The current request; undefined for the process's own work. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}
