import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Analytics as AnalyticsSettings } from "#app/data/layout-data.server.ts";
import { trackPageView } from "#app/lib/analytics.ts";
import { LazyOnDemand } from "#app/components/basics/lazy-on-demand.tsx";
import { observeDocument, observeScroll } from "./observe.ts";

const consent = () => import("./consent.tsx").then(({ Consent }) => Consent);

/**
 * Reports page views and events to the tag function, where there is one. Loads the operator's counters only with the
 * visitor's consent.
 */
export function Analytics({ settings }: { settings: AnalyticsSettings }) {
  const { pathname } = useLocation();

  useEffect(observeDocument, []);
  useEffect(() => {
    trackPageView(pathname);
    return observeScroll();
  }, [pathname]);

  return settings.googleId || settings.baiduId ? <LazyOnDemand load={consent} props={{ settings }} /> : null;
}
