import { Outlet, useLocation } from "react-router";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import type { ReactNode } from "react";
import { useLanguage, useText } from "#app/i18n/index.ts";
import { SlimFooter } from "#app/components/layout/footer.tsx";
import { SlimHeader } from "#app/components/layout/header.tsx";
import { MAIN_ID, SkipLink } from "#app/components/layout/skip-link.tsx";
import { useLayoutData } from "#app/data/layout-context.ts";
import { LanguageLink } from "#app/features/layout/language-link.tsx";
import { legalNotes, siteName } from "#app/features/layout/navigation.ts";
import { usePageName } from "#app/features/layout/page-name.ts";
import type { Route } from "./+types/default.ts";

export default function DefaultLayout() {
  // Another address of the same kind of page is another page: nothing of the last one, such as a film that plays, stays in it.
  const { pathname } = useLocation();
  return (
    <SlimPageLayout>
      <Outlet key={pathname} />
    </SlimPageLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SlimPageLayout>
      <PageFailure error={error} title={usePageName()} />
    </SlimPageLayout>
  );
}

/** The slim layout of pages with a form, without ways to leave it. */
function SlimPageLayout({ children }: { children: ReactNode }) {
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
