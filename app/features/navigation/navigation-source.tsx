import { useEffect } from "react";
import { useNavigate } from "react-router";
import { provideNavigation } from "#app/lib/navigate-to.ts";

/** Lends the router's navigation to `navigateTo`, on every page, the error page included. */
export function NavigationSource() {
  const navigate = useNavigate();
  useEffect(() => provideNavigation(navigate), [navigate]);
  return null;
}
