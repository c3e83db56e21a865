import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import type { Analytics as AnalyticsSettings } from "#app/content/frame.server.ts";
import { Link, useText } from "#app/i18n/index.ts";
import { track } from "#app/lib/analytics.ts";
import { servicePages } from "#app/lib/paths.ts";
import { Button } from "#app/ui/basics/button.tsx";
import { loadCounters } from "./counters.ts";
import { observeDocument, observeScroll } from "./observe.ts";

/** localStorage key of the visitor's answer. */
const CONSENT_KEY = "analytics-consent";

/**
 * Tells page views and events to the tag function, where there is one. Loads the operator's counters only if they are set and the
 * visitor agrees.
 */
export function Analytics({ settings }: { settings: AnalyticsSettings }) {
  const { pathname } = useLocation();

  useEffect(observeDocument, []);
  useEffect(() => {
    tellPage(pathname);
    return observeScroll();
  }, [pathname]);

  return settings.googleId || settings.baiduId ? <Consent settings={settings} /> : null;
}

function Consent({ settings }: { settings: AnalyticsSettings }) {
  const t = useText();
  const kept = useSyncExternalStore(neverChanges, readAnswer, () => "no");
  const [given, setGiven] = useState<"yes" | "no" | null>(null);
  const agreed = (given ?? kept) === "yes";

  useEffect(() => {
    if (agreed) start(settings);
  }, [agreed, settings]);

  function answer(value: "yes" | "no") {
    setGiven(value);
    try {
      localStorage.setItem(CONSENT_KEY, value);
    } catch (error) {
      console.info("The answer could not be kept in the browser's storage:", error);
    }
  }

  if (kept !== null || given !== null) return null;
  return (
    <section className="notice" aria-label={t("analytics.title")}>
      <p>
        {t("analytics.question")} <Link to={servicePages.privacy}>{t("nav.privacy")}</Link>
      </p>
      <Button size="small" onClick={() => answer("yes")}>
        {t("analytics.agree")}
      </Button>
      <Button size="small" onClick={() => answer("no")}>
        {t("analytics.refuse")}
      </Button>
    </section>
  );
}

/** Loads the counters and tells them of the page that was opened before they were there. */
function start(settings: AnalyticsSettings): void {
  loadCounters(settings);
  tellPage(window.location.pathname);
}

function tellPage(path: string): void {
  track({ name: "page_view", path, title: document.title });
}

/** The kept answer changes by this component alone. */
const neverChanges = () => () => {};

function readAnswer(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return "no";
  }
}
