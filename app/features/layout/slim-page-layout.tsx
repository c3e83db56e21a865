import type { ReactNode } from "react";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { SlimFooter } from "#app/components/layout/footer.tsx";
import { SlimHeader } from "#app/components/layout/header.tsx";
import { MAIN_ID, SkipLink } from "#app/components/layout/skip-link.tsx";
import { useLayoutData } from "#app/data/layout-context.ts";
import { LanguageLink } from "./language-link.tsx";
import { legalNotes, siteName } from "./navigation.ts";

/** The slim layout of pages with a form, without ways to leave it. */
export function SlimPageLayout({ children }: { children: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const layout = useLayoutData();
  if (!layout) return <main id={MAIN_ID}>{children}</main>;
  return (
    <>
      <SkipLink />
      <SlimHeader siteName={siteName(layout, language)} phone={layout.company.phone} languageSwitch={<LanguageLink />} />
      <main id={MAIN_ID}>{children}</main>
      <SlimFooter legal={legalNotes(layout, t)} />
    </>
  );
}
