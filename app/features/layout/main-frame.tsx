import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { sitePath, useLanguage, useText } from "#app/i18n/index.ts";
import { CompareBarPlace } from "#app/components/compare/compare-bar-place.tsx";
import { Footer } from "#app/components/frame/footer.tsx";
import { Header } from "#app/components/frame/header.tsx";
import { MAIN_ID, SkipLink } from "#app/components/frame/skip-link.tsx";
import { useFrame } from "#app/data/frame-data.ts";
import { LanguageLink } from "./language-link.tsx";
import { currentSection, footerContent, headerAction, legalNotes, mainNavigation, siteName } from "./navigation.ts";
import { useQuoteList } from "#app/lib/storage/quote-list.ts";
import { QuoteCount } from "#app/components/quote/quote-count.tsx";

/** Header, main and footer of most pages. Without its data (the root failed) only the page itself is shown. `search` stands in the header. */
export function MainFrame({ search, children }: { search?: ReactNode; children: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const frame = useFrame();
  const wanted = useQuoteList();
  if (!frame) return <main id={MAIN_ID}>{children}</main>;
  const nav = mainNavigation(frame, t);
  const section = currentSection(sitePath(pathname));
  return (
    <>
      <SkipLink />
      <Header
        siteName={siteName(frame, language)}
        nav={nav}
        current={nav.find((entry) => (entry.section ?? entry.to) === section)?.to}
        search={
          <>
            {search}
            <QuoteCount />
          </>
        }
        languageSwitch={<LanguageLink />}
        action={headerAction(frame, t, wanted)}
      />
      <main id={MAIN_ID}>{children}</main>
      <CompareBarPlace />
      <Footer content={footerContent(frame, t)} legal={legalNotes(frame, t)} />
    </>
  );
}
