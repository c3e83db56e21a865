import { nameIn } from "#shared/vocabulary/name-in.ts";
import { HTML_LANG, LANGUAGES } from "#shared/languages.ts";
import { countries, isCountry } from "#app/lib/format/countries.ts";
import { redirectTo } from "#app/lib/navigate-to.ts";
import { textParam } from "#app/lib/search-params.ts";
import { memoizeWeak } from "#shared/lib/memoize-weak.ts";
import { ALSO_COUNTRIES, REGION_OF_COUNTRY, REGIONS } from "#shared/specification/use.ts";
import { soundOf } from "./pinyin.ts";
import { Vocabulary } from "./vocabulary.ts";
import { anyOf, compact, plainText } from "./words.ts";

/** A region of use, or one of its countries, and its position in a query. */
export interface AskedRegion {
  /** Key of `REGIONS`. */
  region: string;
  /** Its code of ISO 3166-1, if it is a country. */
  country?: string;
  /** The listed name. */
  name: string;
  /** The typed text. */
  text: string;
  start: number;
}

/** A region for unnamed countries. */
const ELSEWHERE = "other";

/** The languages of recognized names: those of the site, plus Chinese and English. */
export const NAMED_IN = [...new Set([...LANGUAGES, "zh", "en"] as const)];

/** Spellings of a name: `Myanmar (Burma)` also by its first part, and `Trinidad & Tobago` with the word. */
function spellings(name: string): string[] {
  const plain = plainText(name).replaceAll("’", "'");
  return [plain, plain.replace(/ ?\([^()]+\)$/, ""), plain.replaceAll("&", "and")];
}

/** The names of a region in every recognized language: `Middle East, Africa` are two. */
export function namesOfRegion(region: string): string[] {
  const names = REGIONS[region];
  return names && region !== ELSEWHERE ? NAMED_IN.flatMap((language) => nameIn(names, language).split(/, |与/)) : [];
}

type Place = Pick<AskedRegion, "region" | "country" | "name">;

/** Countries and regions by each of their names. */
const placeByName = placesByName();

function placesByName(): Map<string, Place> {
  const countryNames = NAMED_IN.flatMap((language) => countries(HTML_LANG[language])).map(({ code, name }) => ({
    region: REGION_OF_COUNTRY.get(code) ?? ELSEWHERE,
    country: code,
    placeName: name,
  }));
  const also = Object.entries(REGIONS).flatMap(([region, entry]) =>
    [...namesOfRegion(region), ...entry.also].map((name) => ({ region, placeName: name })),
  );
  const alsoCountries = Object.entries(ALSO_COUNTRIES).flatMap(([country, names]) =>
    names.map((name) => ({ region: REGION_OF_COUNTRY.get(country) ?? ELSEWHERE, country, placeName: name })),
  );
  return new Map(
    [...countryNames, ...also, ...alsoCountries].flatMap(({ placeName, ...place }) =>
      spellings(placeName).map((name) => [name, { ...place, name }]),
    ),
  );
}

const byCompactName = new Map([...placeByName].map(([name, place]) => [compact(name), place]));
const ANY_NAME = anyOf(placeByName.keys());

/** The regions in a plain query, by their own names or by a country. */
export function regionsIn(plain: string): AskedRegion[] {
  return [...plain.replaceAll("’", "'").matchAll(ANY_NAME)].flatMap(({ 0: name, index: start }) => {
    const place = byCompactName.get(compact(name));
    return place === undefined ? [] : [{ ...place, text: plain.slice(start, start + name.length), start }];
  });
}

/** The country of a typed text: its code, one of its names or nearly one; undefined for another text. */
export function countryOf(written: string): string | undefined {
  const code = written.trim().toUpperCase();
  if (isCountry(code)) return code;
  const plain = plainText(written);
  const named = regionsIn(plain).find(({ country }) => country !== undefined);
  return (named ?? regionLike(plain))?.country;
}

/** The country of `?in=` in an address, by its code or name, or the text that is neither. */
export function countryInAddress(url: URL): { country: string | undefined; unread: string } {
  const written = textParam(url, "in");
  const country = countryOf(written);
  return { country, unread: country === undefined ? written : "" };
}

/**
 * The same, in an address of its own.
 * @throws a redirect from its name to its code
 */
export function countryOfAddress(url: URL): ReturnType<typeof countryInAddress> {
  const read = countryInAddress(url);
  if (read.country !== undefined && read.country !== url.searchParams.get("in")) {
    const params = new URLSearchParams(url.search);
    params.set("in", read.country);
    throw redirectTo(`${url.pathname}?${String(params).replaceAll("%2C", ",")}`);
  }
  return read;
}

/** Minimum letters of a name to recognize it with two swapped, with any one slip, and with two: `sedan` is no Sudan. */
const SWAP_LENGTH = 5;
const SLIP_LENGTH = 6;
const TWO_SLIPS_LENGTH = 9;

/** The names of one word, by their letters, and Chinese ones by sound. Built at the first slip. */
const alikeNames = memoizeWeak((names: typeof placeByName) => {
  const letters = new Vocabulary();
  const sounds = new Map<string, string>();
  for (const name of names.keys()) {
    if (/^[a-z]+$/.test(name) && name.length >= SWAP_LENGTH) letters.add(name);
    // Names of two characters sound like many words: 马力 is no 马里.
    if (/^\p{Script=Han}{3,}$/u.test(name)) sounds.set(soundOf(name), name);
  }
  return { letters, sounds };
});

/** The place whose name a plain word resembles: `barzil`, `germny`, 墨西戈. */
export function regionLike(word: string): Place | undefined {
  const { letters, sounds } = alikeNames(placeByName);
  const [nearest] = [...letters.like(word, word.length < TWO_SLIPS_LENGTH ? 1 : 2)]
    .filter(([name]) => name.length >= SLIP_LENGTH || lettersOf(name) === lettersOf(word))
    .sort(([, one], [, other]) => one - other);
  const name = /^\p{Script=Han}+$/u.test(word) ? sounds.get(soundOf(word)) : nearest?.[0];
  return name === undefined ? undefined : placeByName.get(name);
}

function lettersOf(word: string): string {
  return [...word].sort().join("");
}
