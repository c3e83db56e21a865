import { getTranslation } from "@payloadcms/translations";
import type { DefaultServerCellComponentProps } from "payload";

/** The kind of the record of an audit log entry, as in the menu. */
export function RecordCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  const { collections, globals } = payload.config;
  const collection = collections.find(({ slug }) => slug === cellData);
  const label = collection?.labels.plural ?? globals.find(({ slug }) => slug === cellData)?.label;
  return <span>{label ? getTranslation(label, i18n) : String(cellData ?? "")}</span>;
}

/** The title of the record; empty for a global, whose kind is its name. */
export function TitleCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{typeof cellData === "string" ? cellData : ""}</span>;
}
