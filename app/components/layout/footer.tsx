import type { ReactNode } from "react";
import { HTML_LANG, useLanguage, useText } from "#app/i18n/index.ts";
import { SiteLink } from "../basics/site-link.tsx";
import { telephoneAddress } from "#shared/lib/phone.ts";
import { Logo, type SiteName } from "./logo.tsx";
import type { NavLink } from "./nav-model.ts";

/** Marks Chinese texts on pages in other languages; on Japanese ones the text may be Japanese. */
const HAN = /\p{Script=Han}/u;

export interface LegalNotes {
  /** "© 2026 …" */
  copyright: string;
  /** Legally required numbers, in order. A label and a link may be "". */
  registrations: { label: string; text: string; link: string }[];
  links: NavLink[];
  /** Asks about web analytics again, where it is in use. */
  analytics?: { label: string; ask: () => void };
}

/** A QR code, and its target. */
export interface FooterCode {
  title: string;
  link: string;
  /** Address of the drawing. */
  drawing: string;
}

export interface FooterContact {
  title: string;
  phone: string;
  email: string;
  /** Opening hours; forms say how soon an answer comes. */
  hours: string;
}

/** The content of the footer above the legal row. */
export interface FooterContent {
  siteName: SiteName;
  text: ReactNode;
  codes: FooterCode[];
  columns: { title: string; links: NavLink[] }[];
  contact: FooterContact;
}

/** The foot of every page: links to the site's pages, contacts, and legal information. */
export function Footer({ content, legal }: { content: FooterContent; legal: LegalNotes }) {
  return (
    <footer className="footer ink">
      <div className="wrap">
        <FooterColumns {...content} />
        <LegalRow legal={legal} />
      </div>
    </footer>
  );
}

function FooterColumns({ siteName, text, codes, columns, contact }: FooterContent) {
  return (
    <div className="footer-columns">
      <div>
        <Logo siteName={{ ...siteName, other: undefined }} />
        {text && <p className="footer-text muted">{text}</p>}
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <p className="footer-title">{title}</p>
          <ul>
            {links.map(({ label, to }) => (
              <li key={label}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <address className="footer-contact">
        <p className="footer-title">{contact.title}</p>
        {contact.phone && (
          <p>
            <a className="footer-phone figures" translate="no" href={telephoneAddress(contact.phone)}>
              {contact.phone}
            </a>
          </p>
        )}
        {contact.email && (
          <p>
            <a translate="no" href={`mailto:${contact.email}`}>
              {contact.email}
            </a>
          </p>
        )}
        {contact.hours && <p className="muted">{contact.hours}</p>}
        {codes.length > 0 && <QrCodes codes={codes} />}
      </address>
    </div>
  );
}

/** Pixels along a side of a code. */
const CODE_SIDE = 72;

/** QR codes for phones of people who read at a desk or on paper; on a phone they lead there, and WeChat reads them from the page. */
function QrCodes({ codes }: { codes: FooterCode[] }) {
  const t = useText();
  return (
    <ul className="qr-codes">
      {codes.map(({ title, link, drawing }) => (
        <li key={link}>
          <SiteLink to={link}>
            <img src={drawing} alt={t("ui.qrCode")} width={CODE_SIDE} height={CODE_SIDE} loading="lazy" />
            {title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The foot of pages with the slim header: only the legal row. */
export function SlimFooter({ legal }: { legal: LegalNotes }) {
  return (
    <footer className="wrap footer-slim">
      <LegalRow legal={legal} />
    </footer>
  );
}

function LegalRow({ legal }: { legal: LegalNotes }) {
  const language = useLanguage();
  const { copyright, registrations, links, analytics } = legal;
  return (
    <div className="footer-legal figures">
      {/* The year is the server's: a kept page, or a clock that is wrong, may have another one, and the page is the same for all that. */}
      <span suppressHydrationWarning>{copyright}</span>
      {registrations.map(({ label, text, link }) => {
        const words = [label, text].filter(Boolean).join(" ");
        const lang = HAN.test(words) && language !== "ja" ? HTML_LANG.zh : undefined;
        return link ? (
          <a key={text} href={link} rel="noopener" lang={lang}>
            {words}
          </a>
        ) : (
          <span key={text} lang={lang}>
            {words}
          </span>
        );
      })}
      {/* On a line of their own, where there is no room for all of them beside the registrations. */}
      <span>
        {links.map(({ label, to }) => (
          <SiteLink key={label} to={to}>
            {label}
          </SiteLink>
        ))}
        {analytics && (
          <button type="button" className="when-hydrated" onClick={analytics.ask}>
            {analytics.label}
          </button>
        )}
      </span>
    </div>
  );
}
