import type { Company } from "#app/data/layout-data.server.ts";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { mapApps, mapLinks } from "#app/lib/map-links.ts";
import { LocationMap } from "#app/components/map/location-map.tsx";
import { Plate } from "#app/components/map/plate.tsx";
import "./contact.css";

/**
 * The company's location beside its address: a map, and a plate with links to map applications; nothing without coordinates.
 * @param priority for a page that opens with it
 */
export function OfficeMap({ company, priority }: { company: Company; priority?: boolean }) {
  const t = useText();
  const language = useLanguage();
  const { latitude, longitude, name, address } = company;
  if (latitude === null || longitude === null) return null;
  const point = { latitude, longitude };
  const links = mapLinks({ ...point, name });
  return (
    <section aria-labelledby="office">
      <h2 id="office" className="visually-hidden">
        {t("contact.map")}
      </h2>
      <LocationMap point={point} label={t("contact.mapLabel", { address: address || name })} name={name} priority={priority}>
        <Plate title={t("contact.openIn")}>
          <ul className="plate-links">
            {mapApps(point, language).map((app) => (
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
