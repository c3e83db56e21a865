import type { Frame } from "#app/data/frame.server.ts";
import type { Language } from "#app/i18n/index.ts";
import type { Translate } from "#app/i18n/texts.ts";
import type { FooterContact, FooterContent, LegalNotes } from "#app/components/frame/footer.tsx";
import type { SiteName } from "#app/components/frame/logo.tsx";
import type { NavEntry, NavLink } from "#app/components/frame/nav-model.ts";
import { HTML_LANG, otherLanguages } from "#app/i18n/index.ts";
import { paths, servicePages } from "#app/lib/paths.ts";

/** How many series the header names as separate features of an item. */
const FEATURES_SHOWN = 2;

/** The entries of the header with their menus. */
export function mainNavigation(frame: Frame, t: Translate): NavEntry[] {
  return [
    { label: t("nav.products"), to: paths.products, menu: productMenu(frame, t) },
    { label: t("nav.solutions"), to: paths.solutions, menu: solutionMenu(frame, t) },
    { label: t("nav.platform"), to: paths.platform },
    {
      label: t("nav.services"),
      to: paths.services,
      menu: {
        title: t("nav.servicesTitle"),
        text: t("nav.servicesText"),
        all: { label: t("nav.servicesAll"), to: paths.services },
        items: serviceLinks(t),
        links: [
          { label: t("nav.buy"), to: paths.buy },
          { label: t("nav.contactUs"), to: paths.contact },
        ],
      },
    },
    { label: t("nav.news"), to: paths.news },
    {
      label: t("nav.about"),
      to: paths.brand,
      menu: {
        title: t("nav.aboutTitle"),
        text: t("nav.aboutText"),
        all: { label: t("nav.brand"), to: paths.brand },
        items: aboutLinks(t),
        links: [
          { label: t("nav.join"), to: paths.join },
          { label: t("nav.contactUs"), to: paths.contact },
        ],
      },
    },
  ];
}

function productMenu(frame: Frame, t: Translate) {
  return {
    title: t("nav.productsTitle"),
    text: frame.productCount === null ? "" : t("nav.productsText", { series: frame.series.length, products: frame.productCount }),
    all: { label: t("nav.allProducts"), to: paths.products },
    items: frame.series.map(({ name, features, path, picture }) => ({
      label: name,
      text: features.slice(0, FEATURES_SHOWN).join(" · "),
      to: path,
      picture,
    })),
    ...(frame.leaders.length > 0 && { picks: { title: t("nav.compareTitle"), items: frame.leaders } }),
    links: [
      { label: t("nav.downloads"), to: paths.downloads },
      { label: t("nav.oem"), to: servicePages.oem },
      { label: t("nav.askUs"), to: paths.buy },
    ],
  };
}

function solutionMenu(frame: Frame, t: Translate) {
  return {
    title: t("nav.solutionsTitle"),
    text: t("nav.solutionsText"),
    all: { label: t("nav.allSolutions"), to: paths.solutions },
    items: frame.solutions.map(({ slug, name, tagline }) => ({ label: name, text: tagline, to: paths.solution(slug) })),
    links: [
      { label: t("nav.oem"), to: servicePages.oem },
      { label: t("nav.askUs"), to: paths.buy },
    ],
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

/** The section of the header's navigation that a page belongs to. */
export function currentSection(path: string): string | undefined {
  if (path.startsWith(paths.platform)) return paths.platform;
  if (path.startsWith("/services/")) return paths.services;
  if (path.startsWith(paths.marks)) return paths.brand;
  return [paths.products, paths.solutions, paths.news, paths.brand].find((section) => path === section || path.startsWith(`${section}/`));
}

/** The company's name, with its name in another language of the site, where it has one there. */
export function siteName(frame: Frame, language: Language): SiteName {
  const { name, otherName } = frame.company;
  const [other] = otherLanguages(language);
  return { name, ...(other && otherName !== name && { other: { name: otherName, lang: HTML_LANG[other] } }) };
}

/** The columns of the footer. */
function footerColumns(frame: Frame, t: Translate): { title: string; links: NavLink[] }[] {
  return [
    { title: t("footer.products"), links: frame.series.map(({ name, path }) => ({ label: name, to: path })) },
    {
      title: t("footer.solutions"),
      links: frame.solutions.slice(0, 7).map(({ slug, name }) => ({ label: name, to: paths.solution(slug) })),
    },
    {
      title: t("footer.services"),
      links: [...serviceLinks(t).slice(0, 4), { label: t("nav.marks"), to: paths.marks }, { label: t("nav.join"), to: paths.join }],
    },
  ];
}

function footerContact({ company }: Frame, t: Translate): FooterContact {
  return { title: t("footer.contact"), phone: company.phone, email: company.email, lines: [company.hours, company.responsePromise] };
}

/** What the footer shows above the legal row. */
export function footerContent(frame: Frame, t: Translate): FooterContent {
  return {
    siteName: { name: frame.company.name },
    text: frame.company.description,
    codes: frame.qrCodes,
    columns: footerColumns(frame, t),
    contact: footerContact(frame, t),
  };
}

/** Copyright, filing numbers, privacy and legal notice. */
export function legalNotes({ company }: Frame, t: Translate): LegalNotes {
  return {
    copyright: t("footer.rights", { year: new Date().getFullYear(), name: company.legalName }),
    icpNumber: company.icpNumber,
    policeNumber: company.policeNumber,
    licenceNumber: company.licenceNumber,
    links: [
      { label: t("nav.privacy"), to: servicePages.privacy },
      { label: t("nav.legal"), to: servicePages.legal },
    ],
  };
}
