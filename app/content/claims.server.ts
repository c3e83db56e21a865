import { records } from "./records.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { keptBy } from "#cms/changes/kept.ts";
import { CLAIM_PLACE_KEYS, type ClaimPlace } from "#content/vocabulary/company.ts";

/** One reading of a claim of the company. */
export interface ClaimReading {
  value: string;
  unit: string;
  /** The claim as a sentence. */
  statement: string;
  /** Where the figure begins and ends on the scale it is drawn on; null where it is not drawn. */
  low: number | null;
  high: number | null;
  usedAt: ClaimPlace[];
}

export interface Claim {
  key: string;
  name: string;
  readings: ClaimReading[];
}

/** The register of the company's claims, with all their readings. */
export const loadClaims: (language: Language) => Promise<Claim[]> = keptBy(async (language) => {
  const cms = await records();
  const { claims } = await cms.findGlobal({ slug: "claims", locale: language, depth: 0 });
  return (claims ?? []).map(({ key, name, readings }) => ({
    key,
    name,
    readings: (readings ?? []).map(({ value, unit, statement, low, high, usedAt }) => ({
      value,
      unit: unit ?? "",
      statement,
      low: low ?? null,
      high: high ?? null,
      usedAt: CLAIM_PLACE_KEYS.filter((place) => usedAt?.[place]),
    })),
  }));
});

/** A claim in the reading that a place of the site uses, or else its first one. */
export type PlacedClaim = { key: string; name: string; reading: ClaimReading };

/**
 * Some claims as a place of the site states them, in the order of `keys`. Unknown keys are left out: an editor may have
 * removed the claim.
 */
export async function claimsAt(language: Language, place: ClaimPlace, keys: string[]): Promise<PlacedClaim[]> {
  const claims = await loadClaims(language);
  return keys.flatMap((key) => {
    const claim = claims.find((candidate) => candidate.key === key);
    const reading = claim?.readings.find(({ usedAt }) => usedAt.includes(place)) ?? claim?.readings[0];
    return claim && reading ? [{ key, name: claim.name, reading }] : [];
  });
}
