import { Fragment, type ReactNode } from "react";
import type { Company } from "#app/data/layout-data.server.ts";
import { useText } from "#app/i18n/index.ts";
import { telephoneAddress } from "#shared/lib/phone.ts";
import "./contact.css";

/** Address, phone, mailboxes and hours, each in a cell of its own; missing ones have none. */
export function ContactFacts({ company }: { company: Company }) {
  const t = useText();
  const { legalName, address, phone, email, salesEmail, supportEmail, hours, responsePromise } = company;
  const mailboxes = [...new Set([email, salesEmail, supportEmail].filter(Boolean))];
  return (
    <dl className="contact-facts">
      <Fact term={t(address ? "contact.address" : "forms.company")} lines={[legalName, address].filter(Boolean)} />
      {phone && (
        <div>
          <dt>{t("contact.phone")}</dt>
          <dd className="figures" translate="no">
            <a href={telephoneAddress(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {mailboxes.length > 0 && (
        <Fact
          term={t("contact.email")}
          lines={mailboxes.map((mailbox) => (
            <a key={mailbox} translate="no" href={`mailto:${mailbox}`}>
              {mailbox}
            </a>
          ))}
        />
      )}
      <Fact term={t(hours ? "contact.hours" : "services.response")} lines={[hours, responsePromise].filter(Boolean)} />
    </dl>
  );
}

function Fact({ term, lines }: { term: string; lines: ReactNode[] }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {lines.map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}
