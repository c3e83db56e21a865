import { Outlet } from "react-router";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import { MainPageLayout } from "#app/features/layout/main-page-layout.tsx";
import { usePageName } from "#app/features/layout/page-name.ts";
import { HeaderSearch } from "#app/features/search/header-search.tsx";
import type { Route } from "./+types/main.ts";

export default function MainLayout() {
  return (
    <MainPageLayout search={<HeaderSearch />}>
      <Outlet />
    </MainPageLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MainPageLayout search={<HeaderSearch />}>
      <PageFailure error={error} title={usePageName()} />
    </MainPageLayout>
  );
}
