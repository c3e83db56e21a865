import { useText } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/absent-pages.ts";
import { SiteLink } from "../basics/site-link.tsx";

export interface Crumb {
  label: string;
  /** Site path without language prefix; the page itself has none. */
  to?: string;
}

/** The way from the home page to this page; the last entry is the page itself. Pages that this site has not are left out. */
export function Breadcrumb({ items }: { items: Crumb[] }) {
  const t = useText();
  const isThere = useIsThere();
  return (
    <nav aria-label={t("ui.breadcrumb")}>
      <ol className="wrap breadcrumb">
        {items
          .filter(({ to }) => !to || isThere(to))
          .map(({ label, to }) => (
            <li key={label}>{to ? <SiteLink to={to}>{label}</SiteLink> : <span aria-current="page">{label}</span>}</li>
          ))}
      </ol>
    </nav>
  );
}
