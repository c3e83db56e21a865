import { publishedContent } from "./published-content.server.ts";
import type { Language } from "#shared/languages.ts";
import { cachedBy } from "#cms/cache/cached.ts";
import { CLAIM_PLACE_KEYS, type ClaimPlace } from "#shared/vocabulary/company.ts";

/** One reading of a claim of the company. */
export interface ClaimReading {
  /** The thing that it counts; empty where the claim's name says it. */
  label: string;
  value: string;
  unit: string;
  /** The claim as a sentence. */
  statement: string;
  /** Where the figure begins and ends on the scale it is drawn on; null where it is not drawn. */
  low: number | null;
  high: number | null;
}

export interface Claim {
  key: string;
  name: string;
  readings: (ClaimReading & { usedAt: ClaimPlace[] })[];
}

/** The register of the company's claims, with all their readings. */
export const loadClaims: (language: Language) => Promise<Claim[]> = cachedBy(async (language) => {
  const cms = await publishedContent();
  const { claims } = await cms.findGlobal({ slug: "claims", locale: language, depth: 0 });
  return (claims ?? []).map(({ key, name, readings }) => ({
    key,
    name,
    readings: (readings ?? []).map(({ label, value, unit, statement, low, high, usedAt }) => ({
      label: label ?? "",
      value,
      unit: unit ?? "",
      statement,
      low: low ?? null,
      high: high ?? null,
      usedAt: CLAIM_PLACE_KEYS.filter((place) => usedAt?.[place]),
    })),
  }));
});

/** A claim in the reading that a place of the site uses, or else its first one, named after what it counts, with that place's words about it. */
export type PlacedClaim<Field extends Exclude<keyof ClaimReading, "label"> = Exclude<keyof ClaimReading, "label">> = {
  key: string;
  name: string;
  reading: Pick<ClaimReading, Field>;
};

/** A claim with only a figure. */
export type PlacedFigure = PlacedClaim<"value" | "unit">;

/**
 * Some claims as a place of the site states them, in the order of `keys`. Unknown keys are left out: an editor may have
 * removed the claim.
 */
export async function claimsAt(language: Language, place: ClaimPlace, keys: string[]): Promise<PlacedClaim[]> {
  const claims = await loadClaims(language);
  return keys.flatMap((key) => {
    const claim = claims.find((candidate) => candidate.key === key);
    const match = claim?.readings.find(({ usedAt }) => usedAt.includes(place)) ?? claim?.readings[0];
    if (!claim || !match) return [];
    const { usedAt: _places, label, ...reading } = match;
    return [{ key, name: label || claim.name, reading }];
  });
}

/** The same, where a page tells the figures alone. */
export async function figuresAt(language: Language, place: ClaimPlace, keys: string[]): Promise<PlacedFigure[]> {
  const claims = await claimsAt(language, place, keys);
  return claims.map(({ key, name, reading: { value, unit } }) => ({ key, name, reading: { value, unit } }));
}

/** The same, where a page states them and draws none. */
export async function statementsAt(
  language: Language,
  place: ClaimPlace,
  keys: string[],
): Promise<PlacedClaim<"value" | "unit" | "statement">[]> {
  const claims = await claimsAt(language, place, keys);
  return claims.map(({ key, name, reading: { value, unit, statement } }) => ({ key, name, reading: { value, unit, statement } }));
}
