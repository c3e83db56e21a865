import { useLanguage } from "#app/i18n/index.ts";
import { useLayoutData } from "#app/data/layout-context.ts";
import { documentTitle } from "#app/lib/seo/head.ts";

/** The document's title of a failed page; it ends with the site's name like others, unless the site itself has failed. */
export function FailureTitle({ title }: { title: string }) {
  const language = useLanguage();
  const layout = useLayoutData();
  return <title>{layout ? documentTitle(title, layout.company.name, language) : title}</title>;
}
