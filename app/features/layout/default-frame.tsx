import type { ReactNode } from "react";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { SlimFooter } from "#app/components/frame/footer.tsx";
import { SlimHeader } from "#app/components/frame/header.tsx";
import { MAIN_ID, SkipLink } from "#app/components/frame/skip-link.tsx";
import { useFrame } from "#app/data/frame-data.ts";
import { LanguageLink } from "./language-link.tsx";
import { legalNotes, siteName } from "./navigation.ts";

/** The slim frame of pages that keep the visitor on a form. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const t = useText();
  const language = useLanguage();
  const frame = useFrame();
  if (!frame) return <main id={MAIN_ID}>{children}</main>;
  return (
    <>
      <SkipLink />
      <SlimHeader siteName={siteName(frame, language)} phone={frame.company.phone} languageSwitch={<LanguageLink />} />
      <main id={MAIN_ID}>{children}</main>
      <SlimFooter legal={legalNotes(frame, t)} />
    </>
  );
}
