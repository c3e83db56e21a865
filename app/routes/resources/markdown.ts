import { markdownAnswer } from "#app/data/machine/answer.server.ts";
import { documentAt } from "#app/data/machine/machine-documents.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { sitePath } from "#shared/languages.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageParam } from "#app/lib/search-params.ts";

export const handle: PageHandle = { parameters: ["page"] };

interface Args {
  url: URL;
  params: Record<string, string | undefined>;
  /** The route's own pattern, with the language's prefix. */
  pattern: string;
}

/** A page as Markdown, at its address with `.md` behind it: the facts of its records without menu, pictures and calls. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url, params, pattern }: Args) => {
  const document = documentAt(sitePath(`/${pattern}`).replace(/\.md$/, ""));
  const page = await pageContext(url);
  const content = await document({ page, name: params["slug"] ?? params["id"] ?? "", number: pageParam(url) });
  if (!content) throw checkFailed(url.pathname);
  const canonical = page.layout.origin + url.pathname.replace(/\.md$/, "").replace(/\/index$/, "/");
  return markdownAnswer(content, { Link: `<${canonical}>; rel="canonical"`, "X-Robots-Tag": "noindex" });
});
