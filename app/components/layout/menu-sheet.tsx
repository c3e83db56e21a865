import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useText } from "#app/i18n/index.ts";
import { ButtonLink } from "../basics/button.tsx";
import { FoldSigns } from "../basics/fold.tsx";
import { Icon } from "../basics/icon.tsx";
import { SiteLink } from "../basics/site-link.tsx";
import type { NavEntry, NavLink } from "./nav-model.ts";

/**
 * The navigation on narrow screens: a sheet below the header that opens without script. With script it closes after each
 * change of page, by Escape, and when the focus leaves it.
 */
export function MenuSheet({ entries, current, action }: { entries: NavEntry[]; current: string | undefined; action: NavLink }) {
  const t = useText();
  const sheet = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    function closeOnLeaving(event: FocusEvent) {
      if (sheet.current && event.target instanceof Node && !sheet.current.contains(event.target)) sheet.current.open = false;
    }
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== "Escape" || !sheet.current?.open) return;
      sheet.current.open = false;
      sheet.current.querySelector("summary")?.focus();
    }
    document.addEventListener("focusin", closeOnLeaving);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("focusin", closeOnLeaving);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, []);

  // The key makes a new, closed sheet after each change of page.
  return (
    <details className="menu-sheet" ref={sheet} key={key}>
      <summary className="icon-button">
        <Icon name="menu" className="when-closed" />
        <Icon name="close" className="when-open" />
        <span className="visually-hidden">{t("ui.menu")}</span>
      </summary>
      <nav className="menu-sheet-panel" aria-label={t("ui.menu")}>
        {entries.map(({ label, to, menu }) =>
          menu ? (
            <details key={to} name="menu-sheet" className="menu-sheet-group">
              <summary>
                {label}
                <FoldSigns />
              </summary>
              <ul>
                {[...(menu.all ? [menu.all] : []), ...menu.items, ...menu.links].map((item) => (
                  <li key={item.label}>
                    <SiteLink to={item.to}>{item.label}</SiteLink>
                  </li>
                ))}
              </ul>
            </details>
          ) : (
            <SiteLink key={to} to={to} className="menu-sheet-entry" aria-current={current === to ? "true" : undefined}>
              {label}
            </SiteLink>
          ),
        )}
        <ButtonLink variant="signal" to={action.to}>
          {action.label}
        </ButtonLink>
      </nav>
    </details>
  );
}
