import { en } from "./en.ts";
import { zh, type Texts } from "./zh.ts";

export type { Texts };

/** The texts of the desk's own views in the user's language. */
export function deskTexts(language: string): Texts {
  return language === "en" ? en : zh;
}
