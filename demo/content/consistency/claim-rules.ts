/** What the company says of itself in figures: its steps, tests and times, said alike everywhere. */
import { sentencesOf } from "#shared/consistency/sentences.ts";
import type { Finding } from "./figure-rules.ts";
import { numberOf } from "#shared/consistency/figures.ts";
import type { Passage } from "./passages.ts";

/** How sentences say a claim; the number is the first group that matches. */
const SAID: Readonly<Record<string, RegExp>> = {
  process_steps: /(?:定制|流程)[^，。；]{0,8}?(\d+) ?步|(\d+) ?步(?:定制|流程)|(\d{1,2})[ -]steps?\b(?! by)/gi,
  test_items: /(?<!其中 ?)(\d+) ?项(?:测试|试验)|(\d+) (?:test items|tests)\b/gi,
  response:
    /(\d+) ?个工作日内?[^，。；]{0,10}(?:联系|答复|回复)|(?:reply|replies|contacts?|answers?)[^,.;]{0,20} within (\d+) business days?/gi,
  standby: /最长(?:可)?(?:待机)? ?(\d+) ?天|up to (\d+) days(?! in the dark)/gi,
};

/** A claim and all its readings. */
export interface Claim {
  key: string;
  readings: readonly { value: string }[];
}

/** Sentences whose figure is in no reading of the claim. */
export function contradictedClaims(passages: readonly Passage[], claims: readonly Claim[]): Finding[] {
  const readings = new Map(claims.map(({ key, readings: all }) => [key, all.map(({ value }) => numberOf(value.replace(/[^\d.,]/g, ""), "point"))]));
  return passages.flatMap((passage) =>
    (["zh", "en"] as const).flatMap((language) =>
      sentencesOf(passage[language], language).flatMap((text) =>
        Object.entries(SAID).flatMap(([key, pattern]) =>
          [...text.matchAll(pattern)].flatMap(([written, ...numbers]): Finding[] => {
            const value = numberOf(numbers.find((number) => number !== undefined) ?? "", "point");
            const stated = readings.get(key) ?? [value];
            if (stated.includes(value)) return [];
            return [
              {
                rule: "contradicted claim",
                file: passage.file,
                at: `${passage.at} ${language}`,
                text,
                what: `${key}: ${written}, the claim: ${stated.join(", ")}`,
              },
            ];
          }),
        ),
      ),
    ),
  );
}
