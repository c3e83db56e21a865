import type { HttpBindings } from "@hono/node-server";

/** What every handler of the process finds in its context: Node's own request and response. */
export type AppEnv = { Bindings: HttpBindings };
