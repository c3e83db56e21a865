import type { Company } from "#app/data/layout-data.server.ts";
import { useText } from "#app/i18n/index.ts";
import { KeyValueList } from "#app/components/data/facts.tsx";
import { telephoneAddress } from "#shared/lib/phone.ts";

/** Contacts of the service team: phone, addresses, hours. */
export function SupportContact({ company }: { company: Company }) {
  const t = useText();
  const mail = (address: string) => (
    <a translate="no" href={`mailto:${address}`}>
      {address}
    </a>
  );
  return (
    <KeyValueList
      items={[
        {
          label: t("services.phone"),
          value: company.phone && (
            <a translate="no" href={telephoneAddress(company.phone)}>
              {company.phone}
            </a>
          ),
        },
        { label: t("services.supportEmail"), value: company.supportEmail && mail(company.supportEmail) },
        { label: t("services.salesEmail"), value: company.salesEmail && mail(company.salesEmail) },
        { label: t("services.hours"), value: company.hours },
        { label: t("services.response"), value: company.responsePromise },
      ]}
    />
  );
}
