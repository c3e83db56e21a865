import { isMissingPage } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { programPaths } from "#app/lib/program-paths.ts";
import { CONTENT_KINDS, contentKind } from "#shared/content/index.ts";
import { addresses } from "../addresses.ts";
import { listPageOf } from "../list-page.ts";
import type { PageContext } from "../page.server.ts";

/** Addresses of one kind for programs, with their description. */
export interface AddressGroup {
  heading: string;
  text: string;
  addresses: { name: string; address: string }[];
}

/** The kinds of content with lists or feeds for programs, if the site has records of them. */
export function programKinds({ layout }: PageContext) {
  return CONTENT_KINDS.flatMap((kind) => {
    const [programs, list] = [contentKind(kind)?.programs, listPageOf(kind)];
    return programs && list && !isMissingPage(layout.missingPages, list.path) ? [{ kind, ...list, ...programs }] : [];
  });
}

/** All addresses for programs on this site, in the page's language. */
export function programAddresses(page: PageContext): AddressGroup[] {
  const { t, layout } = page;
  const addressOf = addresses(page);
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
        ...lists.map(({ name, json }) => ({ name, address: addressOf(json) })),
        ...(isThere(paths.products) ? [{ name: t("data.oneProduct"), address: addressOf(`${paths.products}/{slug}.json`) }] : []),
        { name: t("data.api"), address: layout.origin + programPaths.api },
      ],
    },
    {
      heading: t("data.feeds"),
      text: t("data.feedsText"),
      addresses: feeds.flatMap(({ name, path }) => [
        { name: `${name} (Atom)`, address: addressOf(`${path}.xml`) },
        { name: `${name} (JSON Feed)`, address: addressOf(`${path}.json`) },
      ]),
    },
    { heading: t("data.text"), text: t("data.textText"), addresses: [{ name: t("data.index"), address: `${layout.origin}/llms.txt` }] },
    { heading: t("data.assistants"), text: t("data.assistantsText"), addresses: [{ name: "MCP", address: `${layout.origin}/mcp` }] },
  ].filter(({ addresses: items }) => items.length > 0);
}
