import { Outlet } from "react-router";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import { SlimPageLayout } from "#app/features/layout/slim-page-layout.tsx";
import { usePageName } from "#app/features/layout/page-name.ts";
import type { Route } from "./+types/default.ts";

export default function DefaultLayout() {
  return (
    <SlimPageLayout>
      <Outlet />
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
