import type { ServiceEntry } from "#app/data/services.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { Columns, Section } from "#app/components/basics/layout.tsx";
import { SiteLink } from "#app/components/basics/site-link.tsx";
import { Prose } from "#app/components/media/prose.tsx";
import "./services.css";

/**
 * The text of a service page from column 4 on, with the other services at its left (below it on a narrow screen).
 * @param html from app/data
 * @param lang its language, where that is not the page’s
 */
export function ServiceText({ html, lang, others }: { html: string; lang?: string | undefined; others: ServiceEntry[] }) {
  const t = useText();
  return (
    <Section>
      <Columns className="service-text">
        <div className="text-column">
          <Prose html={html} lang={lang} />
        </div>
        {others.length > 0 && (
          <nav className="side-column other-services" aria-labelledby="other-services">
            <p id="other-services" className="muted">
              {t("services.otherServices")}
            </p>
            <ul>
              {others.map(({ slug, title }) => (
                <li key={slug}>
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
