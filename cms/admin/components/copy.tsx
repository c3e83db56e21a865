"use client";
import { toast } from "@payloadcms/ui";
import { useDesk } from "../lib/use-desk.ts";

interface CopyProps {
  text: string;
  /** What the button says; without it the text itself. */
  label?: string;
  className?: string;
}

/** A button that puts a text on the clipboard, and says so. */
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
