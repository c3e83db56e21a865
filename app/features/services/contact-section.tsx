import type { Company } from "#app/data/layout-data.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { ButtonLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Columns } from "#app/components/basics/layout.tsx";
import { SupportContact } from "./support-contact.tsx";
import "./services.css";

/** The people behind the service, at the end of a page. */
export function ContactSection({ company }: { company: Company }) {
  const t = useText();
  return (
    <HeadedSection id="contact" label={t("services.contact")} heading={t("services.contactHeading")}>
      <Columns>
        <div className="service-contact">
          <SupportContact company={company} />
          <div className="actions">
            <ButtonLink variant="signal" to={paths.contact}>
              {t("services.write")}
            </ButtonLink>
            <ButtonLink to={paths.buy}>{t("services.quote")}</ButtonLink>
          </div>
        </div>
      </Columns>
    </HeadedSection>
  );
}
