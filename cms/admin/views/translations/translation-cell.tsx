import type { DefaultServerCellComponentProps } from "payload";
import { lackedBy, type TranslationState } from "../../../schema/translation-state.ts";
import { deskTexts } from "../../texts/index.ts";

/** The state of a record's English, as a cell of a list. */
export function TranslationCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const state = cellData as TranslationState | null | undefined;
  if (!state) return null;
  const texts = deskTexts(i18n.language).translations.cell;
  const lacks = lackedBy(rowData);
  const count = lacks.filter((field) => field.state === state).length;
  const mark = state === "complete" ? " is-done" : state === "older" ? " is-old" : "";
  return (
    <span className="desk-translation">
      <i className={`desk-ring${mark}`} aria-hidden="true" />{" "}
      {state === "older" || state === "missing" ? texts[state](count) : texts[state]}
    </span>
  );
}
