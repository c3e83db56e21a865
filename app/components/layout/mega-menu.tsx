import { MoreLink } from "../basics/button.tsx";
import { SiteLink } from "../basics/site-link.tsx";
import { Picture } from "../media/picture.tsx";
import type { NavMenu } from "./nav-model.ts";

/** The menu below an entry of the header. It renders when it opens, so that pages do not carry it. */
export function MegaMenu({ menu }: { menu: NavMenu }) {
  const { title, text, all, items, links } = menu;
  return (
    <div className="mega-menu">
      <div className="wrap">
        <div className="mega-menu-body">
          <div>
            <p className="mega-menu-title">{title}</p>
            {text && <p className="mega-menu-text">{text}</p>}
            {all && <MoreLink to={all.to}>{all.label}</MoreLink>}
          </div>
          <ul className="mega-menu-items">
            {items.map(({ label, to, text: note, picture }) => (
              <li key={to}>
                <SiteLink to={to} className={picture ? "with-picture" : undefined}>
                  {picture && (
                    <span className="picture-frame">
                      <Picture picture={{ ...picture, alt: "" }} sizes="88px" />
                    </span>
                  )}
                  <span>
                    <b>{label}</b>
                    {note && <small>{note}</small>}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
        <ul className="mega-menu-foot">
          {links.map(({ label, to }) => (
            <li key={label}>
              <SiteLink to={to}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
