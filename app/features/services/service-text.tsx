import type { ServiceEntry } from "#app/data/services.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Columns, Section } from "#app/components/basics/layout.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Prose } from "#app/components/media/prose.tsx";

/**
 * The text of a service page from column 4 on, with the other services at its left (below it on a narrow screen).
 * @param html as the content door gives it
 */
export function ServiceText({ html, others }: { html: string; others: ServiceEntry[] }) {
  const t = useText();
  return (
    <Section>
      <Columns className="gap-y-6">
        <div className="col-span-12 lg:col-start-4 lg:col-span-7 lg:row-start-1">
          <Prose html={html} />
        </div>
        {others.length > 0 && (
          <nav className="col-span-12 lg:col-span-3 lg:row-start-1" aria-labelledby="other-services">
            <p id="other-services" className="muted text-sm">
              {t("services.otherServices")}
            </p>
            <ul className="mt-1 text-sm">
              {others.map(({ slug, title }) => (
                <li key={slug} className="border-t border-line py-1">
                  <SiteLink to={paths.service(slug)}>{title}</SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Columns>
    </Section>
  );
}
