import { useText } from "#app/i18n/index.ts";
import { usePageLayoutData } from "#app/data/layout-context.ts";
import { paths } from "#app/lib/paths.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";

/** The end of a page about the company. */
export function CompanyCall({ to = "buy" }: { to?: "buy" | "join" }) {
  const t = useText();
  const { responsePromise } = usePageLayoutData().company;
  return (
    <CallToAction heading={t("brand.callHeading")} text={t("brand.callText", { promise: responsePromise })}>
      <ContactLink variant="signal">{t("nav.contactUs")}</ContactLink>
      <ButtonLink to={paths[to]}>{t(`nav.${to}`)}</ButtonLink>
    </CallToAction>
  );
}
