import { pageContext } from "#app/data/page.server.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { LazyConsole } from "#app/features/console/lazy-console.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import "#app/components/forms/check.css";
import type { Route } from "./+types/services.platform.console.ts";

/** The web version to try: the console with its simulated fleet, as large as the window. Only the demonstration has one. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const { company, missingPages } = page.layout;
  if (isMissingPage(missingPages, paths.console)) throw checkFailed(url.pathname);
  return {
    head: page.head({ title: namedText("console.title", { name: company.platformName }), description: page.t("console.description") }),
  };
}

export default function ConsolePage() {
  const t = useText();
  const { company } = usePageLayoutData();
  return (
    <div className="console-page ink">
      <div className="console-page-head">
        <h1>{t("console.title", { name: company.platformName })}</h1>
        <p className="muted">{t("console.intro")}</p>
        <MoreLink to={paths.platform}>{t("console.back")}</MoreLink>
        <ContactLink variant="signal">{t("platform.try")}</ContactLink>
      </div>
      <LazyConsole name={company.platformName} isWhole isPage priority />
    </div>
  );
}
