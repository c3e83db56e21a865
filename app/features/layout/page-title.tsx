import { unstable_useRoute as useRoute, useMatches } from "react-router";
import { useText, useTextOf } from "#app/i18n/index.ts";
import { documentTitle, type Head } from "#app/lib/seo/head.ts";
import { useLatest } from "#app/lib/latest.ts";
import { titleOf } from "#app/lib/seo/title.ts";

/**
 * The document's title of the current page, in this browser's texts; in the server's words when it refers to
 * texts of a newer build. Nothing for a page without a title.
 */
export function PageTitle() {
  const page = useMatches().at(-1);
  const { head } = (page?.loaderData ?? {}) as { head?: Head };
  return page && head ? <Title key={page.pathname} id={page.id} head={head} /> : null;
}

/** The names of the routes; the router types the page's one as any text. */
type RouteId = NonNullable<Parameters<typeof useRoute>[0]>;

/** The server may have sent another name for a page. */
function Title({ id, head: { title, titleParts, siteName, language } }: { id: string; head: Head }) {
  const t = useText();
  const textOf = useTextOf();
  const answer = useLatest(useRoute(id as RouteId)?.actionData);
  const parts = answer && "title" in answer ? [answer.title] : titleParts;
  const hasTexts = parts?.every((part) => typeof part === "string" || textOf(part.key) !== undefined);
  return <title>{documentTitle(parts && hasTexts ? titleOf(parts, t) : title, siteName, language)}</title>;
}
