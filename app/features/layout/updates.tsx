import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useText } from "#app/i18n/index.ts";
import { BUILD_ID, latestBuild } from "#app/lib/build.ts";
import { Button } from "#app/components/basics/button.tsx";
import { footBar } from "#app/lib/foot-bar.ts";
import { claimReload, hasUnsentInput } from "#app/lib/reload.ts";

/**
 * Checks for a newer build while the page is visible, and reloads the page when there is one. While a form holds unsent input a
 * snackbar offers the reload instead, for as long as that page is shown.
 * @param seconds between two checks
 */
export function Updates({ seconds }: { seconds: number }) {
  const t = useText();
  const { pathname } = useLocation();
  const [offeredOn, setOfferedOn] = useState<string | null>(null);
  const offered = offeredOn === pathname;
  // After a return to the page, the next check offers the reload.
  if (offeredOn !== null && !offered) setOfferedOn(null);

  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== "visible" || (await latestBuild()) === BUILD_ID) return;
      const { pathname: open } = window.location;
      if (hasUnsentInput() || !claimReload(open)) setOfferedOn(open);
      else window.location.reload();
    };
    const timer = setInterval(() => void check().catch(logFailure), seconds * 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds buttons, which <output> may not
    <div ref={offered ? footBar : undefined} role="status" className={offered ? "snackbar" : "visually-hidden"}>
      {offered && (
        <>
          <p>{t("updates.newer")}</p>
          <Button size="small" onClick={() => window.location.reload()}>
            {t("updates.reload")}
          </Button>
          <Button size="small" onClick={() => setOfferedOn(null)}>
            {t("updates.later")}
          </Button>
        </>
      )}
    </div>
  );
}

function logFailure(error: unknown): void {
  console.warn("Looking for a newer build failed:", error);
}
