"use client";
import { useRef } from "react";
import { useDesk } from "../../lib/use-desk.ts";

interface ExportMenuProps {
  /** The query of the filters, and the number of matching leads. */
  query: string;
  total: number;
}

/** Links to the leads as a file. Closes after a click. */
export function ExportMenu({ query, total }: ExportMenuProps) {
  const { texts } = useDesk();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  const file = (format: "csv" | "xlsx", note: string) => (
    <a href={`/api/leads/export?format=${format}&${query}`} download onClick={close}>
      {format.toUpperCase()} <span className="desk-note-text">{note}</span>
    </a>
  );
  return (
    <details ref={menu} className="desk-export">
      <summary className="desk-button">{texts.leads.export(total)}</summary>
      <div>
        {file("csv", texts.leads.csv)}
        {file("xlsx", texts.leads.xlsx)}
        <p>{texts.leads.exportNote}</p>
      </div>
    </details>
  );
}
