import { isMissingPage } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { CONTENT_KINDS, contentKind } from "#shared/content/index.ts";
import { addresses } from "../addresses.ts";
import { listPageOf } from "../list-page.ts";
import type { PageContext } from "../page.server.ts";

/** Addresses of one kind that programs can ask, with what is said of them. */
export interface AddressGroup {
  heading: string;
  text: string;
  addresses: { name: string; address: string }[];
}

/** The kinds of content that programs get lists or feeds of, as far as the site has any of their records. */
export function programKinds({ layout }: PageContext) {
  return CONTENT_KINDS.flatMap((kind) => {
    const [programs, list] = [contentKind(kind)?.programs, listPageOf(kind)];
    return programs && list && !isMissingPage(layout.missingPages, list.path) ? [{ kind, ...list, ...programs }] : [];
  });
}

/** Everything that programs can ask of this site, in the page's language. */
export function programAddresses(page: PageContext): AddressGroup[] {
  const { t, layout } = page;
  const at = addresses(page);
  const isThere = (path: string) => !isMissingPage(layout.missingPages, path);
  const kinds = programKinds(page);
  const lists = kinds.flatMap(({ title, json }) => (json ? [{ name: t(title), json: json.path }] : []));
  const feeds = kinds.flatMap(({ kind, title, feed }) =>
    feed ? [{ name: t(kind === "products" ? "data.changed" : title), path: feed.path }] : [],
  );
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
      addresses: feeds.flatMap(({ name, path }) => [
        { name: `${name} (Atom)`, address: at(`${path}.xml`) },
        { name: `${name} (JSON Feed)`, address: at(`${path}.json`) },
      ]),
    },
    { heading: t("data.text"), text: t("data.textText"), addresses: [{ name: t("data.index"), address: `${layout.origin}/llms.txt` }] },
    { heading: t("data.assistants"), text: t("data.assistantsText"), addresses: [{ name: "MCP", address: `${layout.origin}/mcp` }] },
  ].filter(({ addresses: found }) => found.length > 0);
}
