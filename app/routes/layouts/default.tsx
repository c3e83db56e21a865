import { Outlet } from "react-router";
import { PageFailure } from "#app/features/layout/load-error.tsx";
import { DefaultFrame } from "#app/features/layout/default-frame.tsx";
import { usePageName } from "#app/features/layout/page-name.ts";
import type { Route } from "./+types/default.ts";

export default function DefaultLayout() {
  return (
    <DefaultFrame>
      <Outlet />
    </DefaultFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DefaultFrame>
      <PageFailure error={error} title={usePageName()} />
    </DefaultFrame>
  );
}
