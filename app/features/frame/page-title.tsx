import { useMatches } from "react-router";
import { useText, useTextOf } from "#app/i18n/index.ts";
import { documentTitle, type Head } from "#app/lib/head.ts";
import { titleOf } from "#app/lib/title.ts";

/**
 * The document's title as the page that is open has it, in the texts that this browser shows; as the server has worded it when it names
 * texts of a newer build. Nothing for a page that says none.
 */
export function PageTitle() {
  const t = useText();
  const textOf = useTextOf();
  const data = useMatches().at(-1)?.loaderData as { head?: Head } | undefined;
  if (!data?.head) return null;
  const { title, titleParts, siteName, language } = data.head;
  const known = titleParts?.every((part) => typeof part === "string" || textOf(part.key) !== undefined);
  return <title>{documentTitle(titleParts && known ? titleOf(titleParts, t) : title, siteName, language)}</title>;
}
