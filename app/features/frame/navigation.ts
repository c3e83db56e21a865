import type { Frame } from "#app/content/frame.server.ts";
import type { Language } from "#app/i18n/index.ts";
import type { Translate } from "#app/i18n/texts.ts";
import type { FooterContact, LegalNotes } from "#app/ui/frame/footer.tsx";
import type { SiteName } from "#app/ui/frame/logo.tsx";
import type { NavEntry, NavLink } from "#app/ui/frame/nav-model.ts";
import { HTML_LANG, otherLanguage } from "#app/i18n/index.ts";

/** How many series the header names as separate features of an item. */
const FEATURES_SHOWN = 2;

/** The entries of the header with their menus. */
export function mainNavigation(frame: Frame, t: Translate): NavEntry[] {
  return [
    { label: t("nav.products"), to: "/products", menu: productMenu(frame, t) },
    { label: t("nav.solutions"), to: "/solutions", menu: solutionMenu(frame, t) },
    { label: t("nav.platform"), to: "/services/platform" },
    {
      label: t("nav.services"),
      to: "/services/about",
      menu: {
        title: t("nav.servicesTitle"),
        text: t("nav.servicesText"),
        all: { label: t("nav.servicesAll"), to: "/services/about" },
        items: serviceLinks(t),
        links: [
          { label: t("nav.buy"), to: "/buy" },
          { label: t("nav.contactUs"), to: "/contact" },
        ],
      },
    },
    { label: t("nav.news"), to: "/article" },
    {
      label: t("nav.about"),
      to: "/brand",
      menu: {
        title: t("nav.aboutTitle"),
        text: t("nav.aboutText"),
        all: { label: t("nav.brand"), to: "/brand" },
        items: aboutLinks(t),
        links: [
          { label: t("nav.join"), to: "/join" },
          { label: t("nav.contactUs"), to: "/contact" },
        ],
      },
    },
  ];
}

function productMenu(frame: Frame, t: Translate) {
  return {
    title: t("nav.productsTitle"),
    text: t("nav.productsText", { series: frame.series.length, products: frame.productCount }),
    all: { label: t("nav.allProducts"), to: "/products" },
    items: frame.series.map(({ name, features, path, picture }) => ({ label: name, text: features.slice(0, FEATURES_SHOWN).join(" · "), to: path, picture })),
    links: [
      { label: t("nav.downloads"), to: "/services/downloads" },
      { label: t("nav.oem"), to: "/services/oem-odm" },
      { label: t("nav.askUs"), to: "/buy" },
    ],
  };
}

function solutionMenu(frame: Frame, t: Translate) {
  return {
    title: t("nav.solutionsTitle"),
    text: t("nav.solutionsText"),
    all: { label: t("nav.allSolutions"), to: "/solutions" },
    items: frame.solutions.map(({ slug, name, tagline }) => ({ label: name, text: tagline, to: `/solutions/${slug}` })),
    links: [
      { label: t("nav.oem"), to: "/services/oem-odm" },
      { label: t("nav.askUs"), to: "/buy" },
    ],
  };
}

function serviceLinks(t: Translate): NavLink[] {
  return [
    { label: t("nav.downloads"), to: "/services/downloads" },
    { label: t("nav.videos"), to: "/services/videos" },
    { label: t("nav.faq"), to: "/services/faq" },
    { label: t("nav.support"), to: "/services/support" },
    { label: t("nav.oem"), to: "/services/oem-odm" },
    { label: t("nav.afterSales"), to: "/services/after-sales" },
  ];
}

function aboutLinks(t: Translate): NavLink[] {
  return [
    { label: t("nav.company"), to: "/brand/company" },
    { label: t("nav.story"), to: "/brand/aritcle" },
    { label: t("nav.inventions"), to: "/brand/invention" },
    { label: t("nav.marks"), to: "/mark-index" },
  ];
}

/** The section of the header's navigation that a page belongs to. */
export function currentSection(path: string): string | undefined {
  if (path.startsWith("/services/platform")) return "/services/platform";
  if (path.startsWith("/services")) return "/services/about";
  if (path.startsWith("/mark-index")) return "/brand";
  return ["/products", "/solutions", "/article", "/brand"].find((section) => path === section || path.startsWith(`${section}/`));
}

/** The company's name, with its name in the other language. */
export function siteName(frame: Frame, language: Language): SiteName {
  return { name: frame.company.name, other: { name: frame.company.otherName, lang: HTML_LANG[otherLanguage(language)] } };
}

/** The columns of the footer. */
export function footerColumns(frame: Frame, t: Translate): { title: string; links: NavLink[] }[] {
  return [
    { title: t("footer.products"), links: frame.series.map(({ name, path }) => ({ label: name, to: path })) },
    { title: t("footer.solutions"), links: frame.solutions.slice(0, 7).map(({ slug, name }) => ({ label: name, to: `/solutions/${slug}` })) },
    { title: t("footer.services"), links: [...serviceLinks(t).slice(0, 4), { label: t("nav.marks"), to: "/mark-index" }, { label: t("nav.join"), to: "/join" }] },
  ];
}

export function footerContact({ company }: Frame, t: Translate): FooterContact {
  return { title: t("footer.contact"), phone: company.phone, email: company.email, lines: [company.hours, company.responsePromise] };
}

/** Copyright, filing numbers, privacy and legal notice. */
export function legalNotes({ company }: Frame, t: Translate): LegalNotes {
  return {
    copyright: t("footer.rights", { year: new Date().getFullYear(), name: company.legalName }),
    icpNumber: company.icpNumber,
    policeNumber: company.policeNumber,
    licenceNumber: company.licenceNumber,
    links: [
      { label: t("nav.privacy"), to: "/services/privacy" },
      { label: t("nav.legal"), to: "/services/legal" },
    ],
  };
}
