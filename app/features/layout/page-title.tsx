import { unstable_useRoute as useRoute, useMatches } from "react-router";
import { useText, useTextOf } from "#app/i18n/index.ts";
import { documentTitle, type Head } from "#app/lib/seo/head.ts";
import { useLatest } from "#app/lib/latest.ts";
import { titleOf } from "#app/lib/seo/title.ts";

/**
 * The document's title as the page that is open has it, in the texts that this browser shows; as the server has worded it when it names
 * texts of a newer build. Nothing for a page that says none.
 */
export function PageTitle() {
  const page = useMatches().at(-1);
  const { head } = (page?.loaderData ?? {}) as { head?: Head };
  return page && head ? <Title key={page.pathname} id={page.id} head={head} /> : null;
}

/** The names of the routes, of which the router tells that of a page as any text. */
type RouteId = NonNullable<Parameters<typeof useRoute>[0]>;

/** What was sent to a page may have it called otherwise. */
function Title({ id, head: { title, titleParts, siteName, language } }: { id: string; head: Head }) {
  const t = useText();
  const textOf = useTextOf();
  const answer = useLatest(useRoute(id as RouteId)?.actionData);
  const parts = answer && "title" in answer ? [answer.title] : titleParts;
  const hasTexts = parts?.every((part) => typeof part === "string" || textOf(part.key) !== undefined);
  return <title>{documentTitle(parts && hasTexts ? titleOf(parts, t) : title, siteName, language)}</title>;
}
