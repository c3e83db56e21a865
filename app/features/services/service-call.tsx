import { useText } from "#app/i18n/index.ts";
import { paths, servicePages } from "#app/lib/paths.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { CallToAction } from "#app/components/basics/points.tsx";

/** Service pages about devices that do not work. */
const FOR_FAULTS: ReadonlySet<string> = new Set([servicePages.afterSales, servicePages.warranty]);

/**
 * The end of a service page.
 * @param path site path of the page
 * @param promise the time within which the company answers
 */
export function ServiceCall({ path, promise }: { path: string; promise: string }) {
  const t = useText();
  const isForFaults = FOR_FAULTS.has(path);
  return (
    <CallToAction
      heading={t(isForFaults ? "services.faultHeading" : "services.callHeading")}
      text={isForFaults ? t("fault.intro") : t("services.callText", { promise })}
    >
      <ButtonLink variant="signal" to={isForFaults ? paths.fault : paths.buy}>
        {t(isForFaults ? "nav.fault" : "nav.quote")}
      </ButtonLink>
      <ContactLink>{t("nav.contactUs")}</ContactLink>
    </CallToAction>
  );
}
