import { Outlet } from "react-router";
import { ErrorPage } from "#app/features/errors/error-page.tsx";
import { DefaultFrame } from "#app/features/frame/default-frame.tsx";
import { Progress } from "#app/features/navigation/progress.tsx";
import type { Route } from "./+types/default.ts";

export default function DefaultLayout() {
  return (
    <DefaultFrame progress={<Progress />}>
      <Outlet />
    </DefaultFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <DefaultFrame progress={<Progress />}>
      <ErrorPage error={error} />
    </DefaultFrame>
  );
}
