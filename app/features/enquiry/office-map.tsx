import type { Company } from "#app/content/frame.server.ts";
import { useText } from "#app/i18n/index.ts";
import { mapLinks } from "#app/lib/map-links.ts";
import { Wrap } from "#app/ui/basics/layout.tsx";

/** Where the company is, with links that open the spot in map applications. */
export function OfficeMap({ company }: { company: Company }) {
  const t = useText();
  const links = mapLinks({ latitude: company.latitude, longitude: company.longitude, name: company.name });
  return (
    <section aria-labelledby="office">
      <Wrap>
        <h2 id="office">{t("contact.map")}</h2>
        <p>{company.address}</p>
        <ul>
          {Object.entries(links).map(([app, address]) => (
            <li key={app}>
              <a href={address} rel="noopener">
                {t(`contact.${app}`)}
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
