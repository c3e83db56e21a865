import type { DeskLanguage } from "#shared/languages.ts";
import type { Texts } from "../../texts/index.ts";

/** What every part of the dashboard is rendered with. */
export interface ViewContext {
  texts: Texts;
  language: DeskLanguage;
  now: number;
}
