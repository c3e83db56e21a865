import { Outlet } from "react-router";
import { ErrorPage } from "#app/features/errors/error-page.tsx";
import { DefaultFrame } from "#app/features/frame/default-frame.tsx";
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
      <ErrorPage error={error} />
    </DefaultFrame>
  );
}
