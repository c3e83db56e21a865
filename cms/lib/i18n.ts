import type { Bilingual } from "#shared/vocabulary/names.ts";

export type { Bilingual };

/** The options of a select: every value with its name in both languages. */
export function optionsOf<Value extends string>(names: Readonly<Record<Value, Bilingual>>): { value: Value; label: Bilingual }[] {
  return (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
}

/** The text in the user's language of the desk. */
export function inLanguage(text: Bilingual, language: string): string {
  return language === "en" ? text.en : text.zh;
}
