import { Outlet, useLocation } from "react-router";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import { MainPageLayout } from "#app/features/layout/main-page-layout.tsx";
import { usePageName } from "#app/features/layout/page-name.ts";
import { HeaderQuote } from "#app/features/quote/header-quote.tsx";
import { HeaderSearch } from "#app/features/search/header-search.tsx";
import type { Route } from "./+types/main.ts";

/** The search and the quote list in the header. */
const TOOLS = (
  <>
    <HeaderSearch />
    <HeaderQuote />
  </>
);

export default function MainLayout() {
  // Another address of the same kind of page is another page: nothing of the last one, such as a film that plays, stays in it.
  const { pathname } = useLocation();
  return (
    <MainPageLayout tools={TOOLS}>
      <Outlet key={pathname} />
    </MainPageLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MainPageLayout tools={TOOLS}>
      <PageFailure error={error} title={usePageName()} />
    </MainPageLayout>
  );
}
