import { dataListLoader } from "#app/data/machine/data-list.server.ts";
import { articleList } from "#app/data/machine/lists.server.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";

export const handle: PageHandle = { parameters: ["page"] };

/** `/article.json` and below each language's prefix: a page of the list for programs. */
export const loader = dataListLoader(programPaths.newsData, articleList);
