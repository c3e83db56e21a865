import type { Company } from "#app/data/frame.server.ts";
import { useText } from "#app/i18n/index.ts";
import { mapLinks } from "#app/lib/map-links.ts";
import { telephoneAddress } from "#shared/lib/phone.ts";
import { LocationMap } from "#app/components/map/location-map.tsx";
import { Plate } from "#app/components/map/plate.tsx";
import "./enquiry.css";

/**
 * Where the company is: a map, and a plate with links that open the spot in map applications.
 * @param priority for a page that opens with it
 */
export function OfficeMap({ company, priority }: { company: Company; priority?: boolean }) {
  const t = useText();
  const links = mapLinks({ latitude: company.latitude, longitude: company.longitude, name: company.name });
  return (
    <section aria-labelledby="office">
      <h2 id="office" className="visually-hidden">
        {t("contact.map")}
      </h2>
      <LocationMap point={company} label={t("contact.mapLabel", { address: company.address })} name={company.name} priority={priority}>
        <Plate title={company.legalName}>
          <p>{company.address}</p>
          <p>
            <a className="office-phone" translate="no" href={telephoneAddress(company.phone)}>
              {company.phone}
            </a>
          </p>
          <p className="office-apps muted">{t("contact.openIn")}</p>
          <ul className="plate-links">
            {(["amap", "baidu", "google", "apple"] as const).map((app) => (
              <li key={app}>
                <a href={links[app]} rel="noopener">
                  {t(`contact.${app}`)}
                </a>
              </li>
            ))}
          </ul>
        </Plate>
      </LocationMap>
    </section>
  );
}
