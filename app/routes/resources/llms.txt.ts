import { siteIndex } from "#app/data/machine/documents.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { markdownText } from "#app/lib/markdown.ts";
import type { Route } from "./+types/llms.txt.ts";

/** `/llms.txt` (llmstxt.org): what the site has, and where programs find it as Markdown. */
export async function loader({ url }: Route.LoaderArgs) {
  const document = await siteIndex({ page: await pageContext(url), name: "", number: 1 });
  const headers = { "Content-Type": "text/markdown; charset=utf-8", "Cache-Control": "public, max-age=600" };
  return new Response(document && markdownText(document), { headers });
}
