import type { Company } from "#app/data/frame.server.ts";
import { useText } from "#app/i18n/index.ts";
import { telephoneAddress } from "#shared/lib/phone.ts";
import "./enquiry.css";

/** Phone, e-mail and hours, for those who would rather talk. */
export function DirectContact({ company }: { company: Company }) {
  const t = useText();
  return (
    <address className="direct-contact">
      <strong>{t("buy.aside")}</strong>
      <a className="figures" translate="no" href={telephoneAddress(company.phone)}>
        {company.phone}
      </a>
      <a translate="no" href={`mailto:${company.salesEmail}`}>
        {company.salesEmail}
      </a>
      <span className="muted">
        {company.hours} · {company.responsePromise}
      </span>
    </address>
  );
}
