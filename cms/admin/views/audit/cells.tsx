import { getTranslation } from "@payloadcms/translations";
import type { DefaultServerCellComponentProps } from "payload";

/** The kind of record that an entry of the log is about, as the menu calls it. */
export function RecordCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const { collections, globals } = payload.config;
  const collection = collections.find(({ slug }) => slug === cellData);
  const label = collection?.labels.plural ?? globals.find(({ slug }) => slug === cellData)?.label;
  return <span>{label ? getTranslation(label, i18n) : String(cellData ?? "")}</span>;
}

/** What the record was called; of a global nothing, for its kind names it. */
export function TitleCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === "string" ? cellData : ""}</span>;
}
