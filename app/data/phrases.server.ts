import { HTML_LANG, type Language } from "#shared/languages.ts";

/** Marks after which a line does not break, because they open or join what follows. */
const OPENING = /[“‘（《「【(\s/／]$/;

/**
 * A title cut where a line may break: Chinese between words, English nowhere but at its spaces. A single character leans on
 * the word before it. Done on the server alone, because browsers know other dictionaries and would cut elsewhere.
 * @returns the parts in order; joined they are the title again
 */
export function phrases(title: string, language: Language): string[] {
  if (language !== "zh") return [title];
  const parts: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(HTML_LANG[language], { granularity: "word" }).segment(title)) {
    const last = parts.length - 1;
    const leans =
      OPENING.test(parts[last] ?? "") || (!OPENING.test(segment) && (!isWordLike || segment.length === 1)) || segment.trim() === "";
    if (last >= 0 && leans) parts[last] += segment;
    else parts.push(segment);
  }
  return parts;
}
