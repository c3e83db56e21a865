import { readFileSync } from "node:fs";
import path from "node:path";
import type { EntryContext } from "react-router";
import { sheetAddress } from "#app/client/client-start.ts";
import type { PageStyles } from "#app/client/start-elements.tsx";

/** Where the build has put what browsers get; the site starts beside it. */
const CLIENT = path.resolve("build/client");

/** The stylesheets of the build by their addresses. They never change while the site runs. */
const texts = new Map<string, string>();

/** The error page can take the place of every page; this route has the stylesheets of its map, which in the browser comes late. */
const ERROR_PAGE = "routes/not-found";

/**
 * The styles of a page: the stylesheets that the build's manifest names for its routes, the outermost first, and the brand's.
 * @param own styles of the brand (`app/lib/brand-styles.ts`)
 */
export function pageStyles({ manifest, staticHandlerContext: { matches, errors }, criticalCss }: EntryContext, own: string): PageStyles {
  // In development Vite compiles them on demand.
  if (import.meta.env.DEV)
    return { text: (typeof criticalCss === "object" ? `@import url("${criticalCss.href}");` : "") + own, sheets: [] };
  const routes = matches.map(({ route }) => route.id).concat(errors ? ERROR_PAGE : []);
  const sheets = [...new Set(routes.flatMap((id) => manifest.routes[id]?.css ?? []).map(sheetAddress))];
  return { text: sheets.map(textOf).join("") + own, sheets };
}

function textOf(sheet: string): string {
  const text = texts.get(sheet) ?? readFileSync(path.join(CLIENT, sheet), "utf8").trim();
  texts.set(sheet, text);
  return text;
}
