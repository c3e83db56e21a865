import { useEffect } from "react";
import { useNavigate, useNavigation } from "react-router";
import { provideNavigation } from "#app/lib/navigate-to.ts";

/**
 * Lends the router's navigation to `navigateTo`, on every page, the error page included. A page that the browser brings back from its
 * memory in the middle of a navigation, which a document had ended, is loaded anew: it would wait for ever.
 */
export function NavigationSource() {
  const navigate = useNavigate();
  const underway = useNavigation().state !== "idle";
  useEffect(() => provideNavigation(navigate), [navigate]);
  useEffect(() => {
    if (!underway) return undefined;
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", reload);
    return () => window.removeEventListener("pageshow", reload);
  }, [underway]);
  return null;
}
