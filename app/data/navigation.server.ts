/** The menu and the footer that staff has written, without what leads nowhere on this site. */
import type { Navigation } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import type { UsualColumn, UsualEntry } from "#shared/vocabulary/navigation.ts";
import { plainPath } from "#shared/plain-path.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import type { NavEntry, NavLink } from "#app/components/layout/nav-model.ts";
import { SITE_PATHS } from "#shared/content/site-addresses.ts";
import { kindBelow, whereCalled } from "#cms/lib/record-paths.ts";
import { publishedContent } from "./published-content.server.ts";

/** What the site makes, in its place among what staff has written: its kind, and its name where staff has given it another. */
interface MadeBySite<Kind> {
  kind: Kind;
  label: string;
}

/** A column of the footer. */
export interface FooterColumn {
  title: string;
  links: NavLink[];
}

export interface WrittenNavigation {
  /** The entries of the header; absent where staff has written none. */
  menu?: (NavEntry | MadeBySite<UsualEntry>)[];
  /** The columns of the footer; absent where staff has written none. */
  footer?: (FooterColumn | MadeBySite<UsualColumn>)[];
}

/** @param absent paths of the pages that this site has not */
export async function writtenNavigation(language: Language, missingPages: readonly string[]): Promise<WrittenNavigation> {
  const cms = await publishedContent();
  const { menu, footer } = await cms.findGlobal({ slug: "navigation", locale: language, depth: 0 });
  const linksOf = async (stored: Stored) => {
    const links = (stored ?? []).map(({ label, link }) => ({ label, to: link }));
    const reachable = await Promise.all(links.map(({ to }) => leadsSomewhere(to, language, missingPages)));
    return links.filter((_, index) => reachable[index]);
  };
  const entries = await Promise.all(
    (menu ?? []).map(async ({ kind, label: written, link, below }) => {
      const label = written ?? "";
      if (kind && kind !== "own") return { kind, label };
      const items = await linksOf(below);
      const own = link && (await leadsSomewhere(link, language, missingPages)) ? link : items[0]?.to;
      if (own === undefined) return null;
      return items.length > 0 ? { label, to: own, menu: { title: label, text: "", items, links: [] } } : { label, to: own };
    }),
  );
  const columns = await Promise.all(
    (footer ?? []).map(async ({ kind, label, links }): Promise<WrittenColumn> =>
      kind && kind !== "own" ? { kind, label: label ?? "" } : { title: label ?? "", links: await linksOf(links) },
    ),
  );
  const shown = entries.filter((entry) => entry !== null);
  const [header, foot] = [onceEach(shown), columns.filter((column) => "kind" in column || column.links.length > 0)];
  return { ...(header.length > 0 && { menu: header }), ...(foot.length > 0 && { footer: foot }) };
}

type WrittenColumn = NonNullable<WrittenNavigation["footer"]>[number];
type MenuEntry = NonNullable<WrittenNavigation["menu"]>[number];
type Stored = NonNullable<Navigation["footer"]>[number]["links"];

/** Identifies entries by their targets, or by the site's own names. */
function onceEach(entries: MenuEntry[]): MenuEntry[] {
  const keyOf = (entry: MenuEntry) => ("kind" in entry ? entry.kind : entry.to);
  return entries.filter((entry, index) => entries.findIndex((other) => keyOf(other) === keyOf(entry)) === index);
}

/** Whether visitors find a page at an address: one that is neither a record's nor missing is taken to exist. */
async function leadsSomewhere(to: string, language: Language, missingPages: readonly string[]): Promise<boolean> {
  if (!to.startsWith("/")) return true;
  if (isMissingPage(missingPages, to)) return false;
  const path = plainPath(to.split(/[?#]/, 1)[0] ?? to);
  if (SITE_PATHS.has(path)) return true;
  const collection = kindBelow(path);
  if (!collection) return true;
  const where = whereCalled(collection, [path.slice(path.lastIndexOf("/") + 1)]);
  const cms = await publishedContent();
  const result = where && (await cms.find({ collection, where, locale: language, depth: 0, limit: 1, pagination: true, select: {} }));
  return result !== null && result.totalDocs > 0;
}
