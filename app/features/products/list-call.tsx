import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";

/** The end of a list of products: an offer to help with the choice. */
export function ListCall({ heading, text }: { heading: string; text: string }) {
  const t = useText();
  return (
    <CallToAction heading={heading} text={text}>
      <ButtonLink variant="signal" to={paths.buy}>
        {t("nav.quote")}
      </ButtonLink>
      <ContactLink>{t("nav.contactUs")}</ContactLink>
    </CallToAction>
  );
}
