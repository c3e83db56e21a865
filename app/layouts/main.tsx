import { Outlet } from "react-router";
import { ErrorPage } from "#app/features/errors/error-page.tsx";
import { MainFrame } from "#app/features/frame/main-frame.tsx";
import type { Route } from "./+types/main.ts";

export default function MainLayout() {
  return (
    <MainFrame>
      <Outlet />
    </MainFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MainFrame>
      <ErrorPage error={error} />
    </MainFrame>
  );
}
