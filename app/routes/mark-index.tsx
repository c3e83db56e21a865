import { listRecords } from "#app/data/records.server.ts";
import { pageContext } from "#app/data/page.server.ts";
import { LoadError } from "#app/features/layout/load-error.tsx";
import { MarkSection } from "#app/features/company/mark-section.tsx";
import { useText } from "#app/i18n/index.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { paths } from "#app/lib/paths.ts";
import { namedText } from "#app/lib/seo/title.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";
import type { Route } from "./+types/mark-index.ts";

/** The index of certification marks and trade marks. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  return {
    head: page.head({ title: namedText("marks.title"), description: page.t("marks.description", { name: page.layout.company.name }) }),
    marks: await listRecords("marks", page.language),
  };
}

export default function MarkIndex({ loaderData: { marks } }: Route.ComponentProps) {
  const t = useText();
  const { productCount } = usePageLayoutData();
  return (
    <>
      <PageHead
        title={t("marks.title")}
        text={t("marks.intro")}
        breadcrumb={[{ label: t("nav.brand"), to: paths.brand }, { label: t("nav.marks") }]}
      />
      {(["certification", "trademark"] as const).map((kind) => (
        <MarkSection key={kind} kind={kind} marks={marks.filter((mark) => mark.kind === kind)} productCount={productCount} />
      ))}
      <CallToAction heading={t("marks.callHeading")} text={t("marks.callText")}>
        <ContactLink variant="signal">{t("nav.contactUs")}</ContactLink>
        <ButtonLink to={paths.downloads}>{t("nav.downloads")}</ButtonLink>
      </CallToAction>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadError error={error} title={useText()("marks.title")} />;
}
