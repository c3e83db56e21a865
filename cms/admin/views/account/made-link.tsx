"use client";
import { Copy } from "../../components/copy.tsx";
import { useAccountTexts } from "./use-account-texts.ts";

/**
 * A new one-time link, to copy and hand over; an empty place before it is made.
 * @param mailed whether its owner got it by mail as well
 */
export function MadeLink({ link }: { link: { url: string; mailed?: boolean } | null }) {
  const textOf = useAccountTexts();
  return (
    <output className={link ? "desk-made-link" : undefined}>
      {link && (
        <>
          <span>{textOf("linkReady")}</span>
          <code>{link.url}</code>
          <Copy text={link.url} label={textOf("copyLink")} className="desk-button desk-button--small" />
          {link.mailed && <span className="desk-note-text">{textOf("mailed")}</span>}
        </>
      )}
    </output>
  );
}
