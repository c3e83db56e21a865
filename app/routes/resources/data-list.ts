import { addresses } from "#app/data/addresses.ts";
import { dataAnswer, listAnswer } from "#app/data/machine/answer.server.ts";
import { JSON_LISTS } from "#app/data/machine/lists.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { checkFailed } from "#app/lib/errors.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { pageParam } from "#app/lib/search-params.ts";
import { sitePath } from "#shared/languages.ts";

export const handle: PageHandle = { parameters: ["page"] };

interface Args {
  url: URL;
  params: Record<string, string | undefined>;
  /** The route's own pattern, with the language's prefix. */
  pattern: string;
}

/** `/products.json` and its like, and below each language's prefix: a page of a list for programs. */
export const loader = pageLoader({ middleware: ["page-number"] }, async ({ url, pattern }: Args) => {
  const context = await pageContext(url);
  const path = sitePath(`/${pattern}`);
  const page = await JSON_LISTS.find((list) => list.path === path)?.read(pageParam(url), context);
  if (!page) throw checkFailed(url.pathname + url.search);
  return dataAnswer(context.language, listAnswer(page, addresses(context)(path)));
});
