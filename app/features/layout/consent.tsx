import { useEffect, useState, useSyncExternalStore } from "react";
import type { Analytics } from "#app/data/frame.server.ts";
import { Link, useText } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { trackPageView } from "#app/lib/analytics.ts";
import { servicePages } from "#app/lib/paths.ts";
import { Button } from "#app/components/basics/button.tsx";
import { loadAnalyticsScripts } from "./analytics-scripts.ts";

/** localStorage key of the visitor's answer. */
const CONSENT_KEY = "analytics-consent";

/** Asks whether the visitor may be counted, once, and loads the operator's counters after a yes. */
export function Consent({ settings }: { settings: Analytics }) {
  const t = useText();
  const isThere = useIsThere();
  const storedAnswer = useSyncExternalStore(neverChanges, readAnswer, () => "no");
  const [given, setGiven] = useState<"yes" | "no" | null>(null);
  const agreed = (given ?? storedAnswer) === "yes";

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

  if (storedAnswer !== null || given !== null) return null;
  const provider = [settings.googleId && "Google Analytics", settings.baiduId && t("analytics.baidu")].filter(Boolean).join(" + ");
  return (
    <section className="snackbar" aria-label={t("analytics.title")}>
      <p>
        {t("analytics.question", { provider })} {isThere(servicePages.privacy) && <Link to={servicePages.privacy}>{t("nav.privacy")}</Link>}
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
function start(settings: Analytics): void {
  loadAnalyticsScripts(settings);
  trackPageView(window.location.pathname);
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
