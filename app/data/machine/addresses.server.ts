import { isMissingPage } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { addresses } from "../addresses.ts";
import type { PageContext } from "../page.server.ts";

/** Addresses of one kind that programs can ask, with what is said of them. */
export interface AddressGroup {
  heading: string;
  text: string;
  addresses: { name: string; address: string }[];
}

/** Everything that programs can ask of this site, in the page's language. */
export function programAddresses(page: PageContext): AddressGroup[] {
  const { t, layout } = page;
  const at = addresses(page);
  const isThere = (path: string) => !isMissingPage(layout.missingPages, path);
  const lists = [
    { name: t("products.title"), page: paths.products, json: programPaths.productsData },
    { name: t("news.title"), page: paths.news, json: programPaths.newsData },
    { name: t("downloads.title"), page: paths.downloads, json: programPaths.downloadsData },
  ].filter(({ page: path }) => isThere(path));
  const feeds = [
    { name: t("data.changed"), page: paths.products, atom: programPaths.productsFeed, json: programPaths.productsJsonFeed },
    { name: t("news.title"), page: paths.news, atom: paths.newsFeed, json: paths.newsJsonFeed },
    { name: t("downloads.title"), page: paths.downloads, atom: programPaths.downloadsFeed, json: programPaths.downloadsJsonFeed },
  ].filter(({ page: path }) => isThere(path));
  return [
    {
      heading: t("data.json"),
      text: t("data.jsonText"),
      addresses: [
        ...lists.map(({ name, json }) => ({ name, address: at(json) })),
        ...(isThere(paths.products) ? [{ name: t("data.oneProduct"), address: at(`${paths.products}/{slug}.json`) }] : []),
        { name: t("data.api"), address: layout.origin + programPaths.api },
      ],
    },
    {
      heading: t("data.feeds"),
      text: t("data.feedsText"),
      addresses: feeds.flatMap(({ name, atom, json }) => [
        { name: `${name} (Atom)`, address: at(atom) },
        { name: `${name} (JSON Feed)`, address: at(json) },
      ]),
    },
    { heading: t("data.text"), text: t("data.textText"), addresses: [{ name: t("data.index"), address: `${layout.origin}/llms.txt` }] },
    { heading: t("data.assistants"), text: t("data.assistantsText"), addresses: [{ name: "MCP", address: `${layout.origin}/mcp` }] },
  ].filter(({ addresses: found }) => found.length > 0);
}
