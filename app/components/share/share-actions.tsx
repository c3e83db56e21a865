import { useState } from "react";
import { useText } from "#app/i18n/index.ts";
import { Button } from "../basics/button.tsx";

/** The browser's ways to share beyond links: copying the address, and the system's share sheet. Each needs the browser to support it. */
export function ShareActions({ title, address }: { title: string; address: string }) {
  const t = useText();
  const [state, setState] = useState<"" | "copied" | "notCopied">("");
  // Browsers offer the clipboard only to secure pages, and not all have a sheet.
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
          // Closing the sheet without sharing is no error.
          onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
        >
          {t("ui.share.system")}
        </Button>
      )}
      <output>{state && t(`ui.share.${state}`)}</output>
    </div>
  );
}
