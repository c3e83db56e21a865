import { hasWebAnalytics } from "#app/data/has-web-analytics.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { PageHead } from "#app/components/basics/heads.tsx";
import { Columns, Section } from "#app/components/basics/layout.tsx";
import "#app/components/media/prose.css";
import type { Route } from "./+types/services.counts.ts";

const COUNTED = ["page", "language", "country", "referrer", "search", "choice", "download", "form"] as const;
const PARTS = ["never", "seen", "out"] as const;

/** The counts that the site keeps of visits. Without counting there is no such page. */
export async function loader({ url }: Route.LoaderArgs) {
  if (!hasWebAnalytics) throw checkFailed(url.pathname);
  const page = await pageContext(url);
  return {
    head: page.head({ title: namedText("counts.title"), description: page.t("counts.description", { name: page.layout.company.name }) }),
  };
}

export default function Counts() {
  const t = useText();
  return (
    <>
      <PageHead title={t("counts.title")} text={t("counts.intro")} breadcrumb={[{ label: t("counts.title") }]} />
      <Section>
        <Columns>
          <div className="text-column prose">
            <h2>{t("counts.what")}</h2>
            <ul>
              {COUNTED.map((kind) => (
                <li key={kind}>{t(`counts.${kind}`)}</li>
              ))}
            </ul>
            {PARTS.flatMap((part) => [<h2 key={part}>{t(`counts.${part}`)}</h2>, <p key={`${part} text`}>{t(`counts.${part}Text`)}</p>])}
          </div>
        </Columns>
      </Section>
    </>
  );
}
