import { use } from "react";
import { useText } from "#app/i18n/index.ts";
import { PageGraphContext } from "#app/lib/seo/structured-data.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { SiteLink } from "./site-link.tsx";

export interface Crumb {
  label: string;
  /** Site path without language prefix; the page itself has none. */
  to?: string;
}

/**
 * The trail from the home page to this page, without missing pages. On the server the page's structured data gets it, too.
 * @param items the pages after the home page; the last one is the page itself
 */
export function useTrail(items: Crumb[]): Crumb[] {
  const t = useText();
  const isThere = useIsThere();
  const trail = [{ label: t("nav.home"), to: paths.home }, ...items].filter(({ to }) => !to || isThere(to));
  use(PageGraphContext)?.showTrail(trail);
  return trail;
}

/** The trail of a page, as links. */
export function Breadcrumb({ items }: { items: Crumb[] }) {
  const t = useText();
  const trail = useTrail(items);
  return (
    <nav aria-label={t("ui.breadcrumb")}>
      <ol className="wrap breadcrumb">
        {trail.map(({ label, to }) => (
          <li key={label}>{to ? <SiteLink to={to}>{label}</SiteLink> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
