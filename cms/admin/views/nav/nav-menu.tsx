"use client";
import { Link, useConfig, useNav, useWindowInfo } from "@payloadcms/ui";
import { usePathname } from "../../lib/navigation.ts";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { enterPage } from "../../lib/enter-page.ts";
import { deskAddress } from "../../../lib/desk-address.ts";
import { useDesk } from "../../lib/use-desk.ts";

export interface NavGroup {
  label: string;
  /** Whether the group is collapsed by default. */
  folded: boolean;
  links: {
    slug: string;
    label: string;
    href: string;
    /** The number of waiting leads. */
    count: number;
  }[];
}

interface NavMenuProps {
  groups: NavGroup[];
  account: { name: string; role: string };
  /** Logo and name. */
  brand: ReactNode;
  /** Payload's and plugins' additions to the menu. */
  children: ReactNode;
}

/** The visible menu, open or collapsed. */
export function NavMenu({ groups, account, brand, children }: NavMenuProps) {
  const { hydrated, navOpen, navRef, setNavOpen, shouldAnimate } = useNav();
  const { admin, account: own, logout } = useRoutes();
  const { texts } = useDesk();
  const path = usePathname();
  const isHeldOpen = useOpenNav(navOpen, setNavOpen);
  const { closeButton, close } = usePhoneMenu(navOpen, setNavOpen);
  const state = [
    isHeldOpen && "desk-nav--held",
    navOpen && "nav--nav-open",
    shouldAnimate && "nav--nav-animate",
    hydrated && "nav--nav-hydrated",
  ]
    .filter(Boolean)
    .join(" ");
  const link = (href: string, label: string, id: string, isHere: boolean, badge?: ReactNode) => (
    <Link key={href} className="nav__link" id={id} href={href} prefetch={false} aria-current={isHere ? "page" : undefined}>
      {label}
      {badge}
    </Link>
  );
  const groupLinks = ({ links }: NavGroup) =>
    links.map(({ slug, label, href, count }) =>
      link(
        href,
        label,
        `nav-${slug}`,
        path === href || path.startsWith(`${href}/`),
        count > 0 && (
          <span className="desk-nav__count">
            {count}
            <span className="desk-unseen"> {texts.nav.waiting}</span>
          </span>
        ),
      ),
    );
  return (
    <aside className={`nav desk-nav ${state}`} inert={!navOpen && !isHeldOpen}>
      <div className="nav__scroll" ref={navRef}>
        <button type="button" className="desk-nav__skip" onClick={enterPage}>
          {texts.nav.skip}
        </button>
        <div className="desk-nav__head">
          <Link className="desk-nav__brand" href={admin} prefetch={false}>
            {brand}
          </Link>
          <button type="button" ref={closeButton} className="desk-nav__close" onClick={close} aria-label={texts.nav.close}>
            ×
          </button>
        </div>
        <nav className="desk-nav__spine" aria-label={texts.nav.main}>
          {link(admin, texts.desk, "nav-desk", path === admin)}
          {groups.map((group) =>
            group.folded ? (
              <details key={group.label} open={group.links.some(({ href }) => path.startsWith(href))}>
                <summary>{group.label}</summary>
                {groupLinks(group)}
              </details>
            ) : (
              <div key={group.label}>
                <h2 className="desk-nav__group">{group.label}</h2>
                {groupLinks(group)}
              </div>
            ),
          )}
          {children}
        </nav>
        <div className="desk-nav__who">
          <Link className="desk-nav__account" href={own} prefetch={false}>
            <span className="desk-avatar">{account.name.slice(0, 1)}</span>
            <span>
              <b>{account.name}</b>
              <small className="desk-small desk-muted">{account.role}</small>
            </span>
          </Link>
          <Link className="desk-small desk-muted" href={logout} prefetch={false}>
            {texts.nav.signOut}
          </Link>
          <small className="desk-nav__zone desk-small desk-muted">{texts.nav.zone}</small>
        </div>
      </div>
    </aside>
  );
}

/**
 * Opens the menu where Payload closes it: Payload does so on windows of up to 1440 px, but all except tablets have room for it, unless the
 * user has collapsed it.
 * @param navOpen the initial state, rendered by the server with the user's last choice
 * @returns whether to show the menu as open until Payload's own state says so again; otherwise it would disappear for a moment
 */
function useOpenNav(navOpen: boolean, setNavOpen: (open: boolean) => void): boolean {
  const { breakpoints } = useWindowInfo();
  const [wasOpen] = useState(navOpen);
  const [isHeld, hold] = useState(navOpen);
  const isMeasured = breakpoints?.["l"] !== undefined;
  const hasRoom = breakpoints?.["l"] === true && breakpoints["m"] === false;
  useEffect(() => {
    if (!isMeasured) return;
    // Waits for Payload, which closes it later in the same turn.
    queueMicrotask(() => {
      if (hasRoom) setNavOpen(wasOpen);
      hold(false);
    });
  }, [isMeasured, hasRoom, wasOpen, setNavOpen]);
  return isHeld;
}

/** The menu on a phone, where it takes the place of the page: it gets the focus, keeps it, and gives it back when it is closed by its button or Escape. */
function usePhoneMenu(navOpen: boolean, setNavOpen: (open: boolean) => void) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const isClosedByHand = useRef(false);
  const isOnPhone = useWindowInfo().breakpoints?.["s"] === true && navOpen;
  const close = () => {
    isClosedByHand.current = true;
    setNavOpen(false);
  };
  useEffect(() => {
    const page = document.querySelector<HTMLElement>(".template-default__wrap");
    if (!isOnPhone || !page) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closeButton.current?.click();
    };
    isClosedByHand.current = false;
    // Only a menu that somebody has opened takes the focus: the desk may begin with an open one.
    if (document.activeElement?.matches(".nav-toggler")) closeButton.current?.focus();
    page.inert = true;
    document.addEventListener("keydown", onKeyDown);
    return () => {
      page.inert = false;
      document.removeEventListener("keydown", onKeyDown);
      if (isClosedByHand.current) page.querySelector<HTMLElement>(".app-header__mobile-nav-toggler")?.focus();
    };
  }, [isOnPhone]);
  return { closeButton, close };
}

function useRoutes(): { admin: string; account: string; logout: string } {
  const { account, logout } = useConfig().config.admin.routes;
  return { admin: deskAddress(), account: deskAddress(account), logout: deskAddress(logout) };
}
