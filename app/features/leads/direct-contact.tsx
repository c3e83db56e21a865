import type { Company } from "#app/data/layout-data.server.ts";
import { useText } from "#app/i18n/index.ts";
import { telephoneAddress } from "#shared/lib/phone.ts";
import "./contact.css";

/** Phone, e-mail and hours, for those who would rather talk; nothing without phone and e-mail. */
export function DirectContact({ company }: { company: Company }) {
  const t = useText();
  if (!company.phone && !company.salesEmail) return null;
  return (
    <address className="direct-contact">
      <strong>{t("buy.aside")}</strong>
      {company.phone && (
        <a className="figures" translate="no" href={telephoneAddress(company.phone)}>
          {company.phone}
        </a>
      )}
      {company.salesEmail && (
        <a translate="no" href={`mailto:${company.salesEmail}`}>
          {company.salesEmail}
        </a>
      )}
      <span className="muted">{[company.hours, company.responsePromise].filter(Boolean).join(" · ")}</span>
    </address>
  );
}
