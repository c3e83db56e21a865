import type { HttpBindings } from "@hono/node-server";

/** The bindings of every handler: Node's own request and response. */
export type AppEnv = { Bindings: HttpBindings };
