import { pageContext } from "#app/data/page.server.ts";
import { findService, listServices } from "#app/data/services.server.ts";
import { firstQuestions } from "#app/data/faqs.server.ts";
import { ContactSection } from "#app/features/services/contact-section.tsx";
import { FirstQuestions } from "#app/features/services/resources.tsx";
import { ServiceText } from "#app/features/services/service-text.tsx";
import { useText } from "#app/i18n/index.ts";
import { checkFailed } from "#app/lib/errors.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { PageHead } from "#app/components/basics/heads.tsx";
import type { Route } from "./+types/services.support.ts";

const SLUG = "support";

/** Technical support: first checks, and contacts. */
export async function loader({ url }: Route.LoaderArgs) {
  const page = await pageContext(url);
  const [support, services, questions] = await Promise.all([
    findService(page.language, SLUG),
    listServices(page.language),
    firstQuestions(page.language),
  ]);
  if (!support) throw checkFailed(url.pathname);
  return {
    head: page.head({ title: support.title, description: support.summary }),
    support,
    others: services.filter(({ slug }) => slug !== SLUG),
    questions,
  };
}

export default function Support({ loaderData: { support, others, questions } }: Route.ComponentProps) {
  const t = useText();
  const { company } = usePageLayoutData();
  return (
    <>
      <PageHead
        title={support.title}
        text={support.summary}
        breadcrumb={[{ label: t("nav.services"), to: paths.services }, { label: t("nav.support") }]}
      >
        <ButtonLink variant="signal" to={paths.fault}>
          {t("nav.fault")}
        </ButtonLink>
        <ButtonLink to={paths.downloads}>{t("nav.downloads")}</ButtonLink>
      </PageHead>
      <ServiceText html={support.html} others={others} />
      <FirstQuestions questions={questions} />
      <ContactSection company={company} isSupport />
    </>
  );
}
