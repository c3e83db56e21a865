"use client";
import { toast } from "@payloadcms/ui";
import { useDesk } from "../lib/use-desk.ts";

interface CopyProps {
  text: string;
  /** The label of the button; the text itself by default. */
  label?: string;
  className?: string;
}

/** A button that copies a text to the clipboard, and confirms it. */
export function Copy({ text, label, className = "desk-button" }: CopyProps) {
  const { texts } = useDesk();
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => toast.success(texts.lead.copied),
      () => toast.error(texts.failed),
    );
  return (
    <button type="button" className={className} onClick={copy}>
      {label ?? (
        <>
          {texts.lead.copy} <span className="desk-figure">{text}</span>
        </>
      )}
    </button>
  );
}
