"use client";
import { Copy } from "../../components/copy.tsx";
import { useAccountTexts } from "./use-account-texts.ts";

/**
 * A new one-time link, to copy and hand over.
 * @param mailed whether its owner got it by mail as well
 */
export function MadeLink({ url, mailed = false }: { url: string; mailed?: boolean }) {
  const textOf = useAccountTexts();
  return (
    <output className="desk-made-link">
      <span>{textOf("linkReady")}</span>
      <code>{url}</code>
      <Copy text={url} label={textOf("copyLink")} className="desk-button desk-button--small" />
      {mailed && <span className="desk-note-text">{textOf("mailed")}</span>}
    </output>
  );
}
