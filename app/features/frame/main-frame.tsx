import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { sitePath, useLanguage, useText } from "#app/i18n/index.ts";
import { Footer } from "#app/ui/frame/footer.tsx";
import { Header } from "#app/ui/frame/header.tsx";
import { MAIN_ID, SkipLink } from "#app/ui/frame/skip-link.tsx";
import { useFrame } from "./frame-data.ts";
import { LanguageLink } from "./language-link.tsx";
import { currentSection, footerColumns, footerContact, legalNotes, mainNavigation, siteName } from "./navigation.ts";

/** Header, main and footer of most pages. Without its data (the root failed) only the page itself is shown. `progress` lies on the header. */
export function MainFrame({ progress, children }: { progress: ReactNode; children: ReactNode }) {
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
        languageSwitch={<LanguageLink />}
        progress={progress}
        action={{ label: t("nav.quote"), to: "/buy" }}
      />
      <main id={MAIN_ID}>{children}</main>
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
