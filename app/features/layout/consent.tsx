import { useEffect, useRef } from "react";
import type { Analytics } from "#app/data/layout-data.server.ts";
import { Link, useText } from "#app/i18n/index.ts";
import { useIsThere } from "#app/lib/missing-pages.ts";
import { footBar } from "#app/lib/foot-bar.ts";
import { trackPageView } from "#app/lib/analytics.ts";
import { servicePages } from "#app/lib/paths.ts";
import { keepAnswer, useAnswer, useAskedAgain } from "#app/lib/storage/analytics-consent.ts";
import { Button } from "#app/components/basics/button.tsx";
import { loadAnalyticsScripts } from "./analytics-scripts.ts";

/** Asks for the visitor's consent to counters, once and on request, and loads the operator's counters after a yes. */
export function Consent({ settings }: { settings: Analytics }) {
  const t = useText();
  const isThere = useIsThere();
  const answer = useAnswer();
  const isReopened = useAskedAgain();
  const question = useRef<HTMLElement>(null);
  const agreed = answer === "yes";

  useEffect(() => {
    if (agreed) start(settings);
  }, [agreed, settings]);

  useEffect(() => {
    if (!isReopened) return undefined;
    const before = document.activeElement;
    question.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isReopened]);

  function refuse() {
    keepAnswer("no");
    // A page cannot unload running counters.
    if (agreed) window.location.reload();
  }

  if (answer !== null && !isReopened) return null;
  const provider = [settings.googleId && "Google Analytics", settings.baiduId && t("analytics.baidu")].filter(Boolean).join(" + ");
  return (
    <section
      ref={(element) => {
        question.current = element;
        return footBar(element);
      }}
      className="snackbar"
      aria-label={t("analytics.title")}
      tabIndex={-1}
    >
      <p>
        {t("analytics.question", { provider })} {settings.googleId && t("analytics.google")} {settings.baiduId && t("analytics.baiduText")}{" "}
        {isThere(servicePages.privacy) && <Link to={servicePages.privacy}>{t("nav.privacy")}</Link>}
      </p>
      <Button size="small" onClick={() => keepAnswer("yes")}>
        {t("analytics.agree")}
      </Button>
      <Button size="small" onClick={refuse}>
        {t("analytics.refuse")}
      </Button>
    </section>
  );
}

/** Loads the counters and reports the page that was opened before. */
function start(settings: Analytics): void {
  loadAnalyticsScripts(settings);
  trackPageView(window.location.pathname);
}
