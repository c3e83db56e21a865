import { Outlet } from "react-router";
import { ErrorPage } from "#app/features/errors/error-page.tsx";
import { MainFrame } from "#app/features/frame/main-frame.tsx";
import { Progress } from "#app/features/navigation/progress.tsx";
import type { Route } from "./+types/main.ts";

export default function MainLayout() {
  return (
    <MainFrame progress={<Progress />}>
      <Outlet />
    </MainFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MainFrame progress={<Progress />}>
      <ErrorPage error={error} />
    </MainFrame>
  );
}
