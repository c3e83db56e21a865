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

/** `/mcp`: the site's tools for assistants, without account, reading alone. */
async function ask({ request }: Route.ActionArgs | Route.LoaderArgs): Promise<Response> {
  const response = await handler.fetch(request);
  response.headers.set("Cache-Control", "no-store");
  return response;
}

export const loader = ask;
export const action = ask;
