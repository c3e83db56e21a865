import type { DeskLanguage } from "#shared/languages.ts";
import type { Texts } from "../../texts/index.ts";

/** The context of every part of the dashboard. */
export interface ViewContext {
  texts: Texts;
  language: DeskLanguage;
  now: number;
}
