import { markdownAnswer } from "#app/data/machine/answer.server.ts";
import { siteIndex } from "#app/data/machine/site-index.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import type { Route } from "./+types/llms.txt.ts";

/** `/llms.txt` (llmstxt.org): the site's content, and the addresses of its Markdown for programs. */
export async function loader({ url }: Route.LoaderArgs) {
  const document = await siteIndex({ page: await pageContext(url), name: "", number: 1 });
  if (!document) throw checkFailed(url.pathname);
  return markdownAnswer(document);
}
