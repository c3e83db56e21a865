import type { LayoutData } from "#app/data/layout-data.server.ts";
import type { FooterColumn } from "#app/data/navigation.server.ts";
import type { Language } from "#app/i18n/index.ts";
import type { Translate } from "#app/i18n/texts.ts";
import type { FooterContact, FooterContent, LegalNotes } from "#app/components/layout/footer.tsx";
import type { SiteName } from "#app/components/layout/logo.tsx";
import type { NavEntry, NavLink } from "#app/components/layout/nav-model.ts";
import { USUAL_FOOTER, USUAL_MENU, type UsualColumn, type UsualEntry } from "#shared/vocabulary/navigation.ts";
import { HTML_LANG, otherLanguages } from "#app/i18n/index.ts";
import { yearOf } from "#app/lib/format/dates.ts";
import { isMissingPage } from "#app/lib/missing-pages.ts";
import { paths, servicePages } from "#app/lib/paths.ts";
import { askAgain } from "#app/lib/storage/analytics-consent.ts";
import { quoteAddress, type StoredLine } from "#app/lib/storage/quote-list.ts";

/** A column of the footer with fewer own links also lists the contacts. */
const FEW_LINKS = 3;
/** Maximum series that the header lists as separate features of an item. */
const FEATURES_SHOWN = 2;

/**
 * The entries of the header with their menus: staff's entries in their order, or the standard ones. Leaves out links without a page
 * on this site, and menus without links.
 */
export function mainNavigation(layout: LayoutData, t: Translate): NavEntry[] {
  const usualByKind = defaultEntries(layout, t);
  const entries = layout.menu ?? USUAL_MENU.map((kind) => ({ kind, label: "" }));
  const entryOf = (entry: (typeof entries)[number]): NavEntry[] => {
    if (!("kind" in entry)) return [entry];
    const defaultEntry = usualByKind[entry.kind];
    return defaultEntry ? [{ ...defaultEntry, ...(entry.label && { label: entry.label }) }] : [];
  };
  const leadsToContact = entries.flatMap(entryOf).some(({ menu }) => menu?.links.some(({ to }) => to === paths.contact));
  return entries.filter((entry) => !("kind" in entry && entry.kind === "contact" && leadsToContact)).flatMap(entryOf);
}

/** The standard entries of the menu; a missing page has none. */
function defaultEntries(layout: LayoutData, t: Translate): Partial<Record<UsualEntry, NavEntry>> {
  const services = existingLinks(layout, serviceLinks(t));
  const about = existingLinks(layout, aboutLinks(t));
  const [servicesPage, brand] = [isThere(layout, paths.services), isThere(layout, paths.brand)];
  const entries: Partial<Record<UsualEntry, NavEntry>> = {
    products: { label: t("nav.products"), to: paths.products, menu: productMenu(layout, t) },
    solutions: { label: t("nav.solutions"), to: paths.solutions, menu: solutionMenu(layout, t) },
    platform: { label: t("nav.platform"), to: paths.platform },
    ...((servicesPage || services.length > 0) && {
      services: {
        label: t("nav.services"),
        to: servicesPage ? paths.services : (services[0]?.to ?? paths.contact),
        section: paths.services,
        menu: {
          title: t("nav.servicesTitle"),
          text: t("nav.servicesText"),
          ...(servicesPage && { all: { label: t("nav.servicesAll"), to: paths.services } }),
          items: services,
          links: existingLinks(layout, [
            { label: t("nav.fault"), to: paths.fault },
            { label: t("nav.buy"), to: paths.buy },
            { label: t("nav.contactUs"), to: paths.contact },
          ]),
        },
      },
    }),
    news: { label: t("nav.news"), to: paths.news },
    ...((brand || about.length > 0) && {
      about: {
        label: t("nav.about"),
        to: brand ? paths.brand : (about[0]?.to ?? paths.contact),
        section: paths.brand,
        menu: {
          title: t("nav.aboutTitle"),
          text: t("nav.aboutText"),
          ...(brand && { all: { label: t("nav.brand"), to: paths.brand } }),
          items: about,
          links: existingLinks(layout, [
            { label: t("nav.join"), to: paths.join },
            { label: t("nav.contactUs"), to: paths.contact },
          ]),
        },
      },
    }),
    contact: { label: t("nav.contact"), to: paths.contact },
  };
  return Object.fromEntries(Object.entries(entries).filter(([, { to }]) => isThere(layout, to)));
}

function isThere({ missingPages }: LayoutData, to: string): boolean {
  return !isMissingPage(missingPages, to);
}

/** The links to existing pages of this site. */
function existingLinks<Link extends NavLink>(layout: LayoutData, links: Link[]): Link[] {
  return links.filter(({ to }) => isThere(layout, to));
}

function productMenu(layout: LayoutData, t: Translate) {
  const { series, productCount } = layout;
  return {
    title: t("nav.productsTitle"),
    text: productCount ? t("nav.productsText", { series: series.length, products: productCount }) : "",
    all: { label: t("nav.allProducts"), to: paths.products },
    items: layout.series.map(({ name, features, path, picture }) => ({
      label: name,
      text: features.slice(0, FEATURES_SHOWN).join(" · "),
      to: path,
      picture,
    })),
    links: existingLinks(layout, [
      { label: t("nav.downloads"), to: paths.downloads },
      { label: t("nav.oem"), to: servicePages.oem },
      { label: t("nav.askUs"), to: paths.buy },
    ]),
  };
}

function solutionMenu(layout: LayoutData, t: Translate) {
  return {
    title: t("nav.solutionsTitle"),
    text: t("nav.solutionsText"),
    all: { label: t("nav.allSolutions"), to: paths.solutions },
    items: layout.solutions.map(({ slug, name, tagline }) => ({ label: name, text: tagline, to: paths.solution(slug) })),
    links: existingLinks(layout, [
      { label: t("nav.oem"), to: servicePages.oem },
      { label: t("nav.askUs"), to: paths.buy },
    ]),
  };
}

function serviceLinks(t: Translate): NavLink[] {
  return [
    { label: t("nav.downloads"), to: paths.downloads },
    { label: t("nav.videos"), to: paths.videos },
    { label: t("nav.faq"), to: paths.faq },
    { label: t("nav.support"), to: paths.support },
    { label: t("nav.oem"), to: servicePages.oem },
    { label: t("nav.afterSales"), to: servicePages.afterSales },
  ];
}

function aboutLinks(t: Translate): NavLink[] {
  return [
    { label: t("nav.company"), to: paths.company },
    { label: t("nav.story"), to: paths.story },
    { label: t("nav.inventions"), to: paths.inventions },
    { label: t("nav.marks"), to: paths.marks },
  ];
}

/** The target of the header's button: the quote list, or without one the contact page. */
export function headerAction(layout: LayoutData, t: Translate, lines: readonly StoredLine[]): NavLink {
  return isThere(layout, paths.buy) ? { label: t("nav.quote"), to: quoteAddress(lines) } : { label: t("nav.contactUs"), to: paths.contact };
}

/** The header's section of a page. */
export function currentSection(path: string): string | undefined {
  if (path.startsWith(paths.platform)) return paths.platform;
  if (path.startsWith("/services/")) return paths.services;
  if (path.startsWith(paths.marks)) return paths.brand;
  return [paths.products, paths.solutions, paths.news, paths.brand].find((section) => path === section || path.startsWith(`${section}/`));
}

function logoOf({ brand: { logo, logoDark }, scenery }: LayoutData): Pick<SiteName, "logo" | "marked"> {
  return { logo: logo ? { light: logo, dark: logoDark } : undefined, marked: !logo && scenery };
}

/** The company's name and logo, with its name in another language of the site, where it differs. */
export function siteName(layout: LayoutData, language: Language): SiteName {
  const { name, otherName } = layout.company;
  const [other] = otherLanguages(language);
  return { name, ...logoOf(layout), ...(other && otherName !== name && { other: { name: otherName, lang: HTML_LANG[other] } }) };
}

/** The non-empty columns of the footer. */
function footerColumns(layout: LayoutData, t: Translate): FooterColumn[] {
  const usualByKind = defaultColumns(layout, t);
  const columns = layout.footer ?? USUAL_FOOTER.map((kind) => ({ kind, label: "" }));
  const columnOf = (column: (typeof columns)[number]): FooterColumn => {
    if (!("kind" in column)) return column;
    const { title, links } = usualByKind[column.kind];
    return { title: column.label || title, links };
  };
  return columns.map(columnOf).filter(({ links }) => links.length > 0);
}

/** The standard columns of the footer. */
function defaultColumns(layout: LayoutData, t: Translate): Record<UsualColumn, FooterColumn> {
  const services = existingLinks(layout, [
    ...serviceLinks(t).slice(0, 4),
    { label: t("nav.marks"), to: paths.marks },
    { label: t("nav.join"), to: paths.join },
  ]);
  const ways = existingLinks(layout, [
    { label: t("nav.buy"), to: paths.buy },
    { label: t("nav.contact"), to: paths.contact },
  ]);
  return {
    products: { title: t("footer.products"), links: layout.series.map(({ name, path }) => ({ label: name, to: path })) },
    solutions: {
      title: t("footer.solutions"),
      links: layout.solutions.slice(0, 7).map(({ slug, name }) => ({ label: name, to: paths.solution(slug) })),
    },
    // A column of one link looks forgotten.
    services: { title: t("footer.services"), links: services.length < FEW_LINKS ? [...ways, ...services] : services },
  };
}

function footerContact({ company }: LayoutData, t: Translate): FooterContact {
  return { title: t("footer.contact"), phone: company.phone, email: company.email, hours: company.hours };
}

/** The content of the footer above the legal row. */
export function footerContent(layout: LayoutData, t: Translate): FooterContent {
  return {
    siteName: { name: layout.company.name, ...logoOf(layout) },
    text: layout.company.description,
    codes: layout.qrCodes,
    columns: footerColumns(layout, t),
    contact: footerContact(layout, t),
  };
}

/** Copyright, registrations, and the pages about the law and safety. */
export function legalNotes(layout: LayoutData, t: Translate): LegalNotes {
  const { legalName, registrations } = layout.company;
  return {
    copyright: t("footer.rights", { year: yearOf(new Date().toISOString()), name: legalName }),
    registrations,
    links: existingLinks(layout, [
      { label: t("nav.privacy"), to: servicePages.privacy },
      { label: t("nav.legal"), to: servicePages.legal },
      { label: t("nav.accessibility"), to: servicePages.accessibility },
      { label: t("security.title"), to: paths.security },
    ]),
    ...((layout.analytics.googleId || layout.analytics.baiduId) && { analytics: { label: t("analytics.title"), ask: askAgain } }),
  };
}
