import { paths } from "#app/lib/paths.ts";
import { localPath } from "#shared/languages.ts";
import type { PageContext } from "./page.server.ts";

/** Makes whole addresses of site paths, in the page's language. */
export function addresses({ layout, language }: Pick<PageContext, "layout" | "language">): (path: string) => string {
  return (path) => layout.origin + localPath(path, language);
}

/** The site path of a series by its key: its page or its part of the finder; all products for one that the menu leaves out. */
export function seriesPathOf({ layout }: Pick<PageContext, "layout">, seriesKey: string): string {
  return layout.series.find(({ key }) => key === seriesKey)?.path ?? paths.products;
}
