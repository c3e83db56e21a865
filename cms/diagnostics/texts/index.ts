import { en } from "./en.ts";
import { zh } from "./zh.ts";

export type Texts = typeof zh;

/** The texts in the user's language of the desk. */
export function textsIn(language: string): Texts {
  return language === "en" ? en : zh;
}

/** A text with its values in place of `{name}`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
