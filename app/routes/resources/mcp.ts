import { createMcpHandler } from "@modelcontextprotocol/server";
import { assistantServer } from "#app/data/machine/tools.server.ts";
import { siteOrigin } from "#app/data/sitemap.server.ts";
import { productsHaving } from "#app/search/index.server.ts";
import { suggestions } from "#app/search/results.server.ts";
import type { Route } from "./+types/mcp.ts";

/** Stateless: each request is answered by itself, in one body, so that nothing is kept of an assistant. */
const handler = createMcpHandler(() => assistantServer(siteOrigin, { products: productsHaving, site: suggestions }), {
  responseMode: "json",
});

/** What a call in JSON-RPC begins with that holds many: the protocol has none since June 2025, and one request would be the work of a hundred. */
const BATCH = /^\s*\[/;
const NO_BATCH = { jsonrpc: "2.0", error: { code: -32600, message: "Invalid Request: send one message at a time" }, id: null };

/** `/mcp`: the site's tools for assistants, without account, reading alone. */
async function ask({ request }: Route.ActionArgs | Route.LoaderArgs): Promise<Response> {
  const isBatch = request.method === "POST" && BATCH.test(await request.clone().text());
  const response = isBatch ? Response.json(NO_BATCH, { status: 400 }) : await handler.fetch(request);
  response.headers.set("Cache-Control", "no-store");
  return response;
}

export const loader = ask;
export const action = ask;
