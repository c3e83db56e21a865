import { useEffect, useState } from "react";
import { useText } from "#app/i18n/index.ts";
import { BUILD_ID } from "#app/lib/build.ts";
import { call } from "#app/lib/calls.ts";
import { Button } from "#app/ui/basics/button.tsx";
import { CHUNKS_GONE } from "./chunks-first.ts";
import { hasUnsentInput, reloadOnce } from "./reload.ts";

/**
 * Looks for a newer build while the page is visible, and loads the page anew when there is one. While a form holds unsent input a
 * quiet notice offers the reload instead.
 * @param seconds between two looks
 */
export function Updates({ seconds }: { seconds: number }) {
  const t = useText();
  const [offered, setOffered] = useState(false);

  useEffect(() => {
    const update = () => {
      if (hasUnsentInput() || !reloadOnce(window.location.href)) setOffered(true);
    };
    const look = async () => {
      if (document.visibilityState === "visible" && (await newerBuild())) update();
    };
    const offer = () => setOffered(true);
    const timer = setInterval(() => void look(), seconds * 1000);
    window.addEventListener(CHUNKS_GONE, offer);
    return () => {
      clearInterval(timer);
      window.removeEventListener(CHUNKS_GONE, offer);
    };
  }, [seconds]);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds buttons, which <output> may not
    <div role="status" className={offered ? "notice" : "visually-hidden"}>
      {offered && (
        <>
          <p>{t("updates.newer")}</p>
          <Button size="small" onClick={() => window.location.reload()}>
            {t("updates.reload")}
          </Button>
          <Button size="small" onClick={() => setOffered(false)}>
            {t("updates.later")}
          </Button>
        </>
      )}
    </div>
  );
}

/** True when the server has another build than this page's. A failed look is logged only. */
async function newerBuild(): Promise<boolean> {
  try {
    const { id } = await call<{ id: string }>("/builds/latest.json", { query: { t: Date.now() } });
    return id !== BUILD_ID;
  } catch (error) {
    console.warn("Looking for a newer build failed:", error);
    return false;
  }
}
