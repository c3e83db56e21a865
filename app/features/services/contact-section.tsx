import type { Company } from "#app/data/layout-data.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { ContactLink } from "#app/components/basics/contact-link.tsx";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Columns } from "#app/components/basics/layout.tsx";
import { SupportContact } from "./support-contact.tsx";
import "./services.css";

/**
 * The people behind the service, at the end of a page.
 * @param isSupport for a page about devices that do not work
 */
export function ContactSection({ company, isSupport = false }: { company: Company; isSupport?: boolean }) {
  const t = useText();
  return (
    <HeadedSection id="contact" label={t("services.contact")} heading={t("services.contactHeading")}>
      <Columns>
        <div className="service-contact">
          <SupportContact company={company} />
          <div className="actions">
            <ContactLink variant="signal">{t("nav.contactUs")}</ContactLink>
            <ButtonLink to={isSupport ? paths.fault : paths.buy}>{t(isSupport ? "nav.fault" : "nav.quote")}</ButtonLink>
          </div>
        </div>
      </Columns>
    </HeadedSection>
  );
}
