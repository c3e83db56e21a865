import type { ReactNode } from "react";
import { useText } from "#app/i18n/index.ts";
import { telephoneAddress } from "#shared/lib/phone.ts";
import { ButtonLink } from "../basics/button.tsx";
import { Logo, type SiteName } from "./logo.tsx";
import { MainNav } from "./main-nav.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import type { NavEntry, NavLink } from "./nav-model.ts";

/**
 * The head of every page: name, navigation with its menus, language, and the one action.
 * @param current site path of the current section, equal to the `to` of its entry
 * @param search the opener of the search below the header
 */
export function Header({
  siteName,
  nav,
  current,
  search,
  languageSwitch,
  action,
}: {
  siteName: SiteName;
  nav: NavEntry[];
  current?: string;
  search?: ReactNode;
  languageSwitch: ReactNode;
  action: NavLink;
}) {
  const t = useText();
  return (
    <header className="header">
      <div className="wrap header-inner">
        <Logo siteName={siteName} />
        <nav className="main-nav" aria-label={t("ui.mainNav")}>
          <MainNav entries={nav} current={current} />
        </nav>
        <div className="header-actions">
          {search}
          {languageSwitch}
          <ButtonLink variant="signal" size="small" to={action.to}>
            {action.label}
          </ButtonLink>
          <MenuSheet entries={nav} current={current} action={action} />
        </div>
      </div>
    </header>
  );
}

/** The head of pages with one purpose, such as the form for buyers: name, telephone number, language. */
export function SlimHeader({ siteName, phone, languageSwitch }: { siteName: SiteName; phone: string; languageSwitch: ReactNode }) {
  return (
    <header className="header">
      <div className="wrap header-inner header-slim">
        <Logo siteName={siteName} />
        <div className="header-actions">
          {phone && (
            <a className="header-phone figures" translate="no" href={telephoneAddress(phone)}>
              {phone}
            </a>
          )}
          {languageSwitch}
        </div>
      </div>
    </header>
  );
}
