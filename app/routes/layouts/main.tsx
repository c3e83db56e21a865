import { Outlet } from "react-router";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import { MainFrame } from "#app/features/layout/main-frame.tsx";
import { usePageName } from "#app/features/layout/page-name.ts";
import { HeaderSearch } from "#app/features/search/header-search.tsx";
import type { Route } from "./+types/main.ts";

export default function MainLayout() {
  return (
    <MainFrame search={<HeaderSearch />}>
      <Outlet />
    </MainFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MainFrame search={<HeaderSearch />}>
      <PageFailure error={error} title={usePageName()} />
    </MainFrame>
  );
}
