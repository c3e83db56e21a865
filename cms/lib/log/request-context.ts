/**
 * What is known of the request that is being answered, wherever the code is that asks: a log line, a hook of the CMS, a form's
 * action. It exists once in the process, because the site's bundle leaves this room out.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** What all clients count as that cannot be told apart. */
export const UNKNOWN_CLIENT = "unknown";

export interface RequestContext {
  /** Names the request in log lines and in the answer's `X-Request-Id`. */
  id: string;
  /** The client's address, told by trusted proxies only, or the proxy's where it tells none. Personal data: never logged, never stored. */
  address: string;
  /** What limits are counted by: the address, for IPv6 its /64 network, which one client has to itself, or one name for all unknown. */
  client: string;
  /** The form that was taken with this request, once it is on disk. */
  taken?: "leads" | "messages";
  /** Whether staff asks over REST with conditions, an order or fields of its own: what fails then is the query's fault. */
  isQuery?: boolean;
  /** Whether the database could not do something for this request that it could do later: what was read for it may be missing. */
  hasDatabaseFailed?: boolean;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs `task`, and all that comes of it, as part of a request. */
export function withinRequest<T>(context: RequestContext, task: () => T): T {
  return contexts.run(context, task);
}

/** The request that is being answered; undefined for what the process does by itself. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}
