import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { sitePath, useLanguage, useText } from "#app/i18n/index.ts";
import { CompareBarPlace } from "#app/components/compare/compare-bar-place.tsx";
import { Footer } from "#app/components/layout/footer.tsx";
import { Header } from "#app/components/layout/header.tsx";
import { MAIN_ID, SkipLink } from "#app/components/layout/skip-link.tsx";
import { useLayoutData } from "#app/data/layout-context.ts";
import { LanguageLink } from "./language-link.tsx";
import { currentSection, footerContent, headerAction, legalNotes, mainNavigation, siteName } from "./navigation.ts";
import { useQuoteList } from "#app/lib/storage/quote-list.ts";

/** Header, main and footer of most pages. Without its data (the root failed) only the page itself shows. The header contains `tools`. */
export function MainPageLayout({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const layout = useLayoutData();
  const quoteList = useQuoteList();
  if (!layout) return <main id={MAIN_ID}>{children}</main>;
  const nav = mainNavigation(layout, t);
  const section = currentSection(sitePath(pathname));
  return (
    <>
      <SkipLink />
      <Header
        siteName={siteName(layout, language)}
        nav={nav}
        current={nav.find((entry) => (entry.section ?? entry.to) === section)?.to}
        search={tools}
        languageSwitch={<LanguageLink />}
        action={headerAction(layout, t, quoteList)}
      />
      <main id={MAIN_ID}>{children}</main>
      <CompareBarPlace />
      <Footer content={footerContent(layout, t)} legal={legalNotes(layout, t)} />
    </>
  );
}
