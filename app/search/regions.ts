import { HTML_LANG } from "#app/i18n/languages.ts";
import { countries } from "#app/lib/format/countries.ts";
import { REGIONS } from "#content/vocabulary/use.ts";
import { plainText } from "./words.ts";

/** A region of use, or a country of it, that a query names, and where it stands there. */
export interface AskedRegion {
  /** Key of `REGIONS`. */
  region: string;
  /** The name, without accents. */
  name: string;
  /** As it was typed. */
  text: string;
  start: number;
}

/** A region that is asked for without being named. */
const ELSEWHERE = "other";

/** A plain text without accents, as long as it was. */
function bare(plain: string): string {
  return plain
    .replaceAll("’", "'")
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => (letter.length === 1 ? letter.normalize("NFD").charAt(0) : letter));
}

/** What a name may be written as: `Myanmar (Burma)` by its first part too, and `Trinidad & Tobago` with the word. */
function spellings(name: string): string[] {
  const plain = bare(plainText(name));
  return [plain, plain.replace(/ ?\(.+\)$/, ""), plain.replaceAll("&", "and")];
}

/** The names of a region in both languages: `Middle East, Africa` are two. */
export function namesOfRegion(region: string): string[] {
  const known = REGIONS[region];
  return known && region !== ELSEWHERE ? [known.zh, known.en].flatMap((name) => name.split(/, |与/)) : [];
}

/** The region of every name of a country or region, in both languages. */
const regionOf = namesToRegions();

function namesToRegions(): Map<string, string> {
  const ofCountry = new Map(Object.entries(REGIONS).flatMap(([region, known]) => known.countries.split(" ").map((code) => [code, region])));
  const named = Object.values(HTML_LANG)
    .flatMap((locale) => countries(locale))
    .map(({ code, name }) => ({ region: ofCountry.get(code) ?? ELSEWHERE, name }));
  const also = Object.entries(REGIONS).flatMap(([region, known]) =>
    [...namesOfRegion(region), ...known.also].map((name) => ({ region, name })),
  );
  return new Map([...named, ...also].flatMap(({ region, name }) => spellings(name).map((spelling) => [spelling, region])));
}

const escaped = (name: string) => name.replaceAll(/[.()[\]*+?^$|]/g, String.raw`\$&`);
/** Longer names first, so that none is taken for one that it begins with. */
const ANY_NAME = new RegExp(
  [...regionOf.keys()]
    .sort((one, other) => other.length - one.length)
    .map((name) => (/^[a-z]/.test(name) ? String.raw`(?<![a-z\d])${escaped(name)}(?![a-z\d])` : escaped(name)))
    .join("|"),
  "g",
);

/** The regions that a plain query names, by themselves or by a country. */
export function regionsIn(plain: string): AskedRegion[] {
  return [...bare(plain).matchAll(ANY_NAME)].flatMap(({ 0: name, index: start }) => {
    const region = regionOf.get(name);
    return region === undefined ? [] : [{ region, name, text: plain.slice(start, start + name.length), start }];
  });
}
