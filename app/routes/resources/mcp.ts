import { createMcpHandler } from "@modelcontextprotocol/server";
import { assistantServer } from "#app/data/machine/tools.server.ts";
import { siteOrigin } from "#app/data/sitemap.server.ts";
import { productsHaving } from "#app/search/index.server.ts";
import { suggestions } from "#app/search/results.server.ts";
import type { Route } from "./+types/mcp.ts";

/** Stateless: one answer in one body per request, without stored sessions. */
const handler = createMcpHandler(() => assistantServer(siteOrigin, { products: productsHaving, site: suggestions }), {
  responseMode: "json",
});

/** The start of a JSON-RPC batch: the protocol has none since June 2025, and one request could do the work of a hundred. */
const BATCH = /^\s*\[/;
const NO_BATCH = { jsonrpc: "2.0", error: { code: -32600, message: "Invalid Request: send one message at a time" }, id: null };

/** `/mcp`: the site's tools for assistants, read-only, without an account. */
async function answer({ request }: Route.ActionArgs | Route.LoaderArgs): Promise<Response> {
  const isBatch = request.method === "POST" && BATCH.test(await request.clone().text());
  const response = isBatch ? Response.json(NO_BATCH, { status: 400 }) : await handler.fetch(request);
  response.headers.set("Cache-Control", "no-store");
  return response;
}

export const loader = answer;
export const action = answer;
