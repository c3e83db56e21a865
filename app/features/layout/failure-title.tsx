import { useLanguage } from "#app/i18n/index.ts";
import { useFrame } from "#app/data/frame-data.ts";
import { documentTitle } from "#app/lib/seo/head.ts";

/** The document's title on a page that failed; as on others it ends with the site's name, unless the site itself has failed. */
export function FailureTitle({ title }: { title: string }) {
  const language = useLanguage();
  const frame = useFrame();
  return <title>{frame ? documentTitle(title, frame.company.name, language) : title}</title>;
}
