import { useState } from "react";
import { useText } from "#app/i18n/index.ts";
import { Button } from "../basics/button.tsx";

/** What the browser can do with an address beyond links: copy it, and hand it to the system's own sheet. Each is there where the browser can. */
export function ShareActions({ title, address }: { title: string; address: string }) {
  const t = useText();
  const [state, setState] = useState<"" | "copied" | "notCopied">("");
  // Browsers give the clipboard to secure pages alone, and not all have a sheet.
  const { clipboard, share } = navigator as Partial<Navigator>;
  const copy = async () => {
    const isCopied = await clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    setState(isCopied ? "copied" : "notCopied");
  };
  return (
    <div className="share-actions">
      {clipboard && (
        <Button size="small" onClick={() => void copy()}>
          {t("ui.share.copy")}
        </Button>
      )}
      {share && (
        <Button
          size="small"
          // Who closes the sheet has not shared, and no harm is done.
          onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
        >
          {t("ui.share.system")}
        </Button>
      )}
      <output>{state && t(`ui.share.${state}`)}</output>
    </div>
  );
}
