import { Outlet, useLocation } from "react-router";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import { SlimPageLayout } from "#app/features/layout/slim-page-layout.tsx";
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
