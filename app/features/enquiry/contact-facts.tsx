import type { Company } from "#app/data/frame.server.ts";
import { useText } from "#app/i18n/index.ts";
import { telephoneAddress } from "#shared/lib/phone.ts";
import "./enquiry.css";

/** Address, phone, mailboxes and hours, each in a cell of its own. */
export function ContactFacts({ company }: { company: Company }) {
  const t = useText();
  return (
    <dl className="contact-facts">
      <div>
        <dt>{t("contact.address")}</dt>
        <dd>
          {company.legalName}
          <br />
          {company.address}
        </dd>
      </div>
      <div>
        <dt>{t("contact.phone")}</dt>
        <dd className="figures" translate="no">
          <a href={telephoneAddress(company.phone)}>{company.phone}</a>
        </dd>
      </div>
      <div>
        <dt>{t("contact.email")}</dt>
        <dd>
          <a translate="no" href={`mailto:${company.email}`}>
            {company.email}
          </a>
          <br />
          <a translate="no" href={`mailto:${company.salesEmail}`}>
            {company.salesEmail}
          </a>
          <br />
          <a translate="no" href={`mailto:${company.supportEmail}`}>
            {company.supportEmail}
          </a>
        </dd>
      </div>
      <div>
        <dt>{t("contact.hours")}</dt>
        <dd>
          {company.hours}
          <br />
          {company.responsePromise}
        </dd>
      </div>
    </dl>
  );
}
