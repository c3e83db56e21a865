import { createContext, type RouterContextProvider } from "react-router";
import type { Thing } from "schema-dts";
import { HTML_LANG, localPath } from "#shared/languages.ts";
import { paths } from "#app/lib/paths.ts";
import type { Head } from "#app/lib/seo/head.ts";
import { untypeset } from "../content/typeset.ts";
import { breadcrumbList, graphText, type PageGraph, type Step } from "#app/lib/seo/structured-data.ts";

const described = createContext<readonly Thing[]>([]);

/** Says what a page is about, in its loader: things that its graph has besides the page itself. The first is what the page is about first of all. */
export function describe(context: Readonly<RouterContextProvider>, ...things: readonly Thing[]): void {
  context.set(described, [...context.get(described), ...things]);
}

/** The `@id` of the company, of the site, and of what a page is about, by their addresses. */
export const organizationId = (origin: string) => `${origin}/#organization`;
const siteId = (origin: string) => `${origin}/#website`;
export const mainThingId = (address: string) => `${address}#main`;

/**
 * The graph of a page: the site, the page, the way to it, and what its loaders have described.
 * @param head what the page says about itself
 * @param company its name, which is the site's
 */
export function pageGraph(head: Head, context: Readonly<RouterContextProvider>): PageGraph {
  const address = (path: string) => head.origin + localPath(path, head.language);
  const page = address(head.path);
  const things = context.get(described);
  let trail: readonly Step[] | undefined;
  return {
    showTrail: (steps) => {
      trail = steps;
    },
    json: () =>
      untypeset(
        graphText([
          {
            "@type": "WebSite",
            "@id": siteId(head.origin),
            url: address("/"),
            name: head.siteName,
            inLanguage: HTML_LANG[head.language],
            publisher: { "@id": organizationId(head.origin) },
            ...(head.path === "/" && { potentialAction: searchAction(address(paths.search)) }),
          },
          {
            "@type": "WebPage",
            "@id": page,
            url: page,
            name: head.title,
            description: head.description,
            inLanguage: HTML_LANG[head.language],
            isPartOf: { "@id": siteId(head.origin) },
            primaryImageOfPage: { "@type": "ImageObject", url: head.origin + head.card },
            ...(trail && { breadcrumb: { "@id": `${page}#breadcrumb` } }),
            ...(things.length > 0 && { mainEntity: things.map((thing) => ({ "@id": idOf(thing) })) }),
          },
          ...(trail ? [breadcrumbList(trail, address, page)] : []),
          ...things,
        ]),
      ),
  };
}

/** Every thing that is described has an `@id`; its type allows plain texts besides. */
function idOf(thing: Thing): string {
  return typeof thing === "object" && "@id" in thing ? String(thing["@id"]) : "";
}

/** How the site is searched (schema.org SearchAction, with the property that Google reads). */
function searchAction(search: string) {
  return {
    "@type": "SearchAction" as const,
    target: { "@type": "EntryPoint" as const, urlTemplate: `${search}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
}
