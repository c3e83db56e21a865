import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";

/**
 * The end of a service page.
 * @param promise within what time the company answers
 */
export function ServiceCall({ promise }: { promise: string }) {
  const t = useText();
  return (
    <CallToAction heading={t("services.callHeading")} text={t("services.callText", { promise })}>
      <ButtonLink variant="signal" to={paths.buy}>
        {t("services.quote")}
      </ButtonLink>
      <ButtonLink to={paths.contact}>{t("nav.contactUs")}</ButtonLink>
    </CallToAction>
  );
}
