import type { ReactNode } from "react";
import { useText } from "#app/i18n/index.ts";
import { ButtonLink } from "../basics/button.tsx";
import "./pager.css";

/**
 * Previous page, present page, next page. Nothing for a single page.
 * @param addressOf the site path of a page of the list, without language prefix
 */
export function Pager({ page, pages, addressOf }: { page: number; pages: number; addressOf: (page: number) => string }) {
  const t = useText();
  if (pages <= 1) return null;
  return (
    <nav className="pager figures" aria-label={t("ui.pages")}>
      <Step to={page > 1 ? addressOf(page - 1) : null} rel="prev">
        {t("ui.previous")}
      </Step>
      <span>{t("ui.pageOf", { page, total: pages })}</span>
      <Step to={page < pages ? addressOf(page + 1) : null} rel="next">
        {t("ui.next")}
      </Step>
    </nav>
  );
}

/** On the first and the last page the disabled link keeps its place. */
function Step({ to, rel, children }: { to: string | null; rel: string; children: ReactNode }) {
  if (to === null) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that leads nowhere is a span, and yet announced as a link
      <span className="button button-small" role="link" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <ButtonLink size="small" to={to} rel={rel}>
      {children}
    </ButtonLink>
  );
}
