import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { sitePath, useLanguage, useText } from "#app/i18n/index.ts";
import { CompareBar } from "#app/ui/compare/compare-bar.tsx";
import { Footer } from "#app/ui/frame/footer.tsx";
import { Header } from "#app/ui/frame/header.tsx";
import { MAIN_ID, SkipLink } from "#app/ui/frame/skip-link.tsx";
import { useFrame } from "#app/lib/frame-data.ts";
import { LanguageLink } from "./language-link.tsx";
import { currentSection, footerColumns, footerContact, legalNotes, mainNavigation, siteName } from "./navigation.ts";
import { paths } from "#app/lib/paths.ts";

/** Header, main and footer of most pages. Without its data (the root failed) only the page itself is shown. `search` stands in the header. */
export function MainFrame({ search, children }: { search?: ReactNode; children: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const { pathname } = useLocation();
  const frame = useFrame();
  if (!frame) return <main id={MAIN_ID}>{children}</main>;
  return (
    <>
      <SkipLink />
      <Header
        siteName={siteName(frame, language)}
        nav={mainNavigation(frame, t)}
        current={currentSection(sitePath(pathname))}
        search={search}
        languageSwitch={<LanguageLink />}
        action={{ label: t("nav.quote"), to: paths.buy }}
      />
      <main id={MAIN_ID}>{children}</main>
      <CompareBar />
      <Footer
        siteName={siteName(frame, language)}
        text={frame.company.description}
        codes={frame.qrCodes}
        columns={footerColumns(frame, t)}
        contact={footerContact(frame, t)}
        legal={legalNotes(frame, t)}
      />
    </>
  );
}
