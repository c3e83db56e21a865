import { useLocation } from "react-router";
import type { LayoutData } from "#app/data/layout-data.server.ts";
import { sitePath, useText } from "#app/i18n/index.ts";
import type { Translate } from "#app/i18n/texts.ts";
import { paths } from "#app/lib/paths.ts";
import { useLayoutData } from "#app/data/layout-context.ts";
import { footerContent, legalNotes, mainNavigation } from "./navigation.ts";

/** The navigation's name of the page at this address, or of the nearest one above it; for pages without a title of their own. */
export function usePageName(): string {
  const t = useText();
  const layout = useLayoutData();
  const { pathname } = useLocation();
  return (layout && pageName(layout, t, sitePath(pathname))) ?? t("errors.loadFailed");
}

/** @returns undefined when the navigation has no page at the path or above it */
function pageName(layout: LayoutData, t: Translate, path: string): string | undefined {
  const entries = mainNavigation(layout, t);
  const menus = entries.flatMap(({ menu }) => (menu ? [menu.items, menu.links] : []));
  const columns = footerContent(layout, t).columns.map((column) => column.links);
  const home = { label: t("nav.home"), to: paths.home };
  const links = [entries, ...menus, ...columns, legalNotes(layout, t).links, [home]].flat();
  const above = links.filter(({ to }) => to === path || (to !== paths.home && path.startsWith(`${to}/`)));
  return [...above].sort((a, b) => b.to.length - a.to.length)[0]?.label;
}
