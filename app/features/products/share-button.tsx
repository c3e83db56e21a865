import { useState } from "react";
import { useText } from "#app/i18n/index.ts";
import { LazyOnDemand } from "#app/components/basics/lazy-on-demand.tsx";
import type { Shared } from "#app/components/share/share.tsx";
import "#app/components/share/share.css";

const loadWays = () => import("#app/components/share/share.tsx").then(({ ShareWays }) => ShareWays);

/** A button that opens the ways to share a product's page. Opening loads them: the page is at its weight limit. */
export function ShareButton({ head }: { head: Shared }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <button type="button" className="text-button when-scripted" popoverTarget="share">
        {useText()("ui.share.open")}
      </button>
      <div id="share" popover="" onToggle={({ newState }) => newState === "open" && setOpened(true)}>
        {wasOpened && <LazyOnDemand load={loadWays} props={{ head, isScripted: true }} />}
      </div>
    </>
  );
}
