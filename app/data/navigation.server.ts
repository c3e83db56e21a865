/** The menu and the footer that staff has written, without what leads nowhere on this site. */
import type { Navigation } from "#cms/config/payload-types.ts";
import type { Language } from "#shared/languages.ts";
import { plainPath } from "#shared/plain-path.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import type { NavEntry, NavLink } from "#app/components/layout/nav-model.ts";
import { SITE_PATHS } from "#shared/lib/site-addresses.ts";
import { bySlug, publishedContent } from "./published-content.server.ts";

export interface WrittenNavigation {
  /** The entries of the header; absent where staff has written none. */
  menu?: NavEntry[];
  /** The columns of the footer; absent where staff has written none. */
  footer?: { title: string; links: NavLink[] }[];
}

/** Where records have pages of their own, by how their paths begin; the last part is the slug. */
const RECORDS = [
  [/^\/products\/([^/]+)$/, "products"],
  [/^\/solutions\/([^/]+)$/, "solutions"],
  [/^\/services\/videos\/([^/]+)$/, "videos"],
  [/^\/services\/([^/]+)$/, "services"],
  [/^\/brand\/([^/]+)$/, "brands"],
  [/^\/([^/]+)$/, "pages"],
] as const;

/** @param absent paths of the pages that this site has not */
export async function writtenNavigation(language: Language, missingPages: readonly string[]): Promise<WrittenNavigation> {
  const cms = await publishedContent();
  const { menu, footer } = await cms.findGlobal({ slug: "navigation", locale: language, depth: 0 });
  const linksOf = async (stored: Stored) => {
    const links = (stored ?? []).map(({ label, link }) => ({ label, to: link }));
    const there = await Promise.all(links.map(({ to }) => leadsSomewhere(to, language, missingPages)));
    return links.filter((_, index) => there[index]);
  };
  const entries = await Promise.all(
    (menu ?? []).map(async ({ label, link, below }): Promise<NavEntry | null> => {
      const items = await linksOf(below);
      const own = link && (await leadsSomewhere(link, language, missingPages)) ? link : items[0]?.to;
      if (own === undefined) return null;
      return items.length > 0 ? { label, to: own, menu: { title: label, text: "", items, links: [] } } : { label, to: own };
    }),
  );
  const columns = await Promise.all((footer ?? []).map(async ({ label, links }) => ({ title: label, links: await linksOf(links) })));
  const shown = entries.filter((entry) => entry !== null);
  const [header, foot] = [onceEach(shown), columns.filter(({ links }) => links.length > 0)];
  return { ...(header.length > 0 && { menu: header }), ...(foot.length > 0 && { footer: foot }) };
}

type Stored = NonNullable<Navigation["footer"]>[number]["links"];

/** Entries are told apart by where they lead. */
function onceEach(entries: NavEntry[]): NavEntry[] {
  return entries.filter(({ to }, index) => entries.findIndex((other) => other.to === to) === index);
}

/** Whether visitors find something: what is no page of a record and not absent is believed. */
async function leadsSomewhere(to: string, language: Language, missingPages: readonly string[]): Promise<boolean> {
  if (!to.startsWith("/")) return true;
  if (isMissingPage(missingPages, to)) return false;
  const path = plainPath(to.split(/[?#]/, 1)[0] ?? to);
  if (SITE_PATHS.has(path)) return true;
  for (const [pattern, collection] of RECORDS) {
    const slug = pattern.exec(path)?.[1];
    if (slug === undefined) continue;
    const cms = await publishedContent();
    const { totalDocs } = await cms.find({ collection, ...bySlug(slug, language), depth: 0, pagination: true, select: {} });
    return totalDocs > 0;
  }
  return true;
}
