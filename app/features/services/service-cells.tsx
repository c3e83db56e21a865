import type { ServiceEntry } from "#app/data/services.server.ts";
import { useText } from "#app/i18n/index.ts";
import { paths } from "#app/lib/paths.ts";
import { MoreLink } from "#app/components/basics/button.tsx";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import { Points } from "#app/components/basics/points.tsx";

/** The service pages, each with its summary; nothing without any. */
export function ServiceCells({ services }: { services: ServiceEntry[] }) {
  const t = useText();
  const items = services.map(({ slug, title, summary }) => ({
    title,
    text: summary,
    action: (
      <MoreLink to={paths.service(slug)}>
        {t("services.read")}
        <span className="visually-hidden"> {title}</span>
      </MoreLink>
    ),
  }));
  if (items.length === 0) return null;
  return (
    <HeadedSection id="service-pages" label={t("services.pages")} heading={t("services.pagesHeading")}>
      <Points look="cells" items={items} />
    </HeadedSection>
  );
}
