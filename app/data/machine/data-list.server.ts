import { checkFailed } from "#app/lib/errors.ts";
import { pageLoader } from "#app/lib/page-loader.ts";
import { pageParam } from "#app/lib/search-params.ts";
import type { Page } from "../index/paginate.server.ts";
import { pageContext, type PageContext } from "../page.server.ts";
import { addresses } from "../addresses.ts";
import { dataAnswer, listed } from "./answer.server.ts";

/**
 * The loader of a list for programs: `?page=` names one of its pages.
 * @param path site path of the list
 * @param read null for a page that the list does not have, which is a 404
 */
export function dataListLoader(path: string, read: (page: number, context: PageContext) => Promise<Page<object> | null>) {
  return pageLoader({ middleware: ["page-number"] }, async ({ url }: { url: URL; params: Record<string, string | undefined> }) => {
    const context = await pageContext(url);
    const page = await read(pageParam(url), context);
    if (!page) throw checkFailed(url.pathname + url.search);
    return dataAnswer(context.language, listed(page, addresses(context)(path)));
  });
}
