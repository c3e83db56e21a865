import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { interfaceLanguage, KNOWN_LANGUAGES } from "#shared/languages.ts";
import { nameIn } from "#shared/vocabulary/name-in.ts";
import { SPEC_ROWS } from "#shared/vocabulary/spec-rows.ts";

const FOLDER = "app/i18n/locales";

/** The texts of one language: dotted key, which begins with the name of the file, to text. */
type Locale = Map<string, string>;

/** Texts that a language may leave empty though English does not: the words of a formula stand on either side of it, by the order of a language. */
const MAY_BE_EMPTY = new Set(["standby.formulaAfter"]);

/** How a language writes what another writes otherwise: what must not stand in its texts, and what should. */
const HABITS: Record<string, [pattern: RegExp, instead: string][]> = {
  de: [
    [/"|«|»|”/, "„ “"],
    [/[\d}]%|[\d}] %/, "a no-break space before %"],
    [/\.\.\./, "…"],
  ],
  es: [
    [/"|“|”|„/, "« »"],
    [/[\d}]%|[\d}] %/, "a no-break space before %"],
    [/\.\.\./, "…"],
  ],
};

/** Equal texts with two small words in a row were forgotten in English; others may be names, addresses and loan words. */
const FORGOTTEN = /\p{Ll}{2,} \p{Ll}{2,}/u;

function flat(node: object, path: string): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? [[`${path}.${key}`, value] as [string, string]] : flat(value as object, `${path}.${key}`),
  );
}

function readLocale(language: string): Locale {
  const folder = `${FOLDER}/${language}`;
  return new Map(
    readdirSync(folder).flatMap((file) =>
      flat(JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as object, file.replace(/\.json$/, "")),
    ),
  );
}

/** All different parts of a text that a pattern finds, in order. */
function parts(text: string, pattern: RegExp): string {
  return [...new Set(text.match(pattern))].toSorted().join(" ");
}

/** The faults of a language's texts, compared with those that the code was written for. */
function faultsOf(language: string, locale: Locale, model: Locale): string[] {
  const missing = [...model.keys()].filter((key) => !locale.has(key)).map((key) => `${language} ${key}: missing`);
  const faults = [...locale].flatMap(([key, text]) => {
    const other = model.get(key);
    if (other === undefined) return [`${language} ${key}: no such text`];
    return textFaults(language, key, text, other).map((fault) => `${language} ${key}: ${fault}`);
  });
  return [...missing, ...faults];
}

function textFaults(language: string, key: string, text: string, other: string): string[] {
  const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => `{${name}`);
  const checks: [fault: boolean, what: string][] = [
    [!text.trim() && other.trim() !== "" && !MAY_BE_EMPTY.has(key), "empty"],
    [text.trim() !== "" && parts(text, /\{\w+\}/g) !== parts(other, /\{\w+\}/g), "other placeholders"],
    [names.some((name) => !other.includes(name)), "a plural of something unknown"],
    [/[{}]/.test(text.replace(/\{\w+(?::[^|{}]+\|[^|{}]+)?\}/g, "")), "broken braces"],
    [parts(text, /<\/?\w+>/g) !== parts(other, /<\/?\w+>/g), "other tags"],
    [text.split("\n").length !== other.split("\n").length, "other line breaks"],
    [text === other && FORGOTTEN.test(text), "not translated"],
  ];
  const habits = (HABITS[language] ?? []).flatMap(([pattern, instead]) => (pattern.test(text) ? [`instead of ${pattern.source}: ${instead}`] : []));
  return [...checks.flatMap(([fault, what]) => (fault ? [what] : [])), ...habits];
}

const languages = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const english = readLocale("en");

describe.each(languages.filter((language) => language !== "en"))("the interface in %s", (language) => {
  it("has the texts of the English one, with their placeholders and tags, none of them forgotten, and empty where those are alone", () => {
    expect(faultsOf(language, readLocale(language), english)).toEqual([]);
  });
});

it("the languages that have an interface are those with a folder", () => {
  expect(KNOWN_LANGUAGES.filter((language) => interfaceLanguage(language) === language).toSorted()).toEqual(languages.toSorted());
});

describe("what is wrong in a language", () => {
  const model: Locale = new Map([
    ["a.count", "{total} {total:result|results}"],
    ["a.consent", "I have read the <policy>policy</policy>"],
    ["a.charge", "At {part}%"],
    ["a.name", "GPS"],
    ["a.nothing", ""],
  ]);
  const right: [string, string][] = [
    ["a.count", "{total} {total:Ergebnis|Ergebnisse}"],
    ["a.consent", "Ich habe die <policy>Erklärung</policy> gelesen"],
    ["a.charge", "Bei {part}\u00a0%"],
    ["a.name", "GPS"],
    ["a.nothing", ""],
  ];

  it("is nothing where the texts fit, and where a language needs no plural", () => {
    expect(faultsOf("de", new Map(right), model)).toEqual([]);
    expect(faultsOf("zh", new Map([...right, ["a.count", "{total} 条"]]), model)).toEqual([]);
  });

  it.each([
    ["a.count", "Ergebnisse", ["other placeholders"]],
    ["a.count", "{total} {totl:Ergebnis|Ergebnisse}", ["a plural of something unknown"]],
    ["a.count", "{total} {total:Ergebnis}", ["broken braces"]],
    ["a.consent", "Ich habe die Erklärung gelesen", ["other tags"]],
    ["a.consent", "I have read the <policy>policy</policy>", ["not translated"]],
    ["a.name", "", ["empty"]],
    ["a.name", "GPS\nhier", ["other line breaks"]],
    ["a.name", 'das "GPS"', ['instead of "|«|»|”: „ “']],
    ["a.charge", "Bei {part} %", ["instead of [\\d}]%|[\\d}] %: a no-break space before %"]],
    ["a.other", "mehr", ["no such text"]],
  ])("is found: %s %j", (key, text, faults) => {
    expect(faultsOf("de", new Map([...right, [key, text]]), model)).toEqual(faults.map((fault) => `de ${key}: ${fault}`));
  });

  it("is a text that is missing", () => {
    expect(faultsOf("de", new Map(right.slice(1)), model)).toEqual(["de a.count: missing"]);
  });
});

describe("the calculator of the standby time", () => {
  it.each(["zh", "en", "de", "es"] as const)("calls the rows that it takes its figures from as the specification does, in %s", (language) => {
    const texts = readLocale(language);
    const names = ["standby.capacity", "standby.listeningRow", "standby.positionRow"].map((key) => texts.get(key));
    const rows = ["battery_capacity", "listening_current", "position_charge"] as const;
    expect(names).toEqual(rows.map((key) => nameIn(SPEC_ROWS[key], language)));
  });
});
