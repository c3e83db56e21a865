/** Words, quotes, titles and names. */
import { literal } from "#shared/consistency/product-codes.ts";
import type { SERIES_KEYS } from "../keys.ts";
import type { Finding } from "./figure-rules.ts";
import type { Passage } from "./passages.ts";

type Languages = "zh" | "en";

/** An entry of the glossary: the words for one thing in both languages, and those of either that are not used for it. */
export interface Term {
  zh: string;
  en: string;
  not?: readonly string[] | undefined;
}

/** What no reader sees: code, addresses, files of pictures. */
function readable(text: string): string {
  return text
    .replaceAll(/`[^`]*`|\bAT\+\S+/g, " ")
    .replaceAll(/(\]\([^)\s"]*)( ?)"([^"]*)"\)/g, "] $3")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/<[^>]*>/g, " ")
    .replace(/^#+ /, "");
}


const CHINESE = /[\u3400-\u9fff]/;

/**
 * Words outside the glossary. Chinese has no borders between words; an English word is found with the endings of its forms. What stands
 * within a right word is none: an electronic fence is no fence.
 */
export function otherWords(passages: readonly Passage[], glossary: readonly Term[]): Finding[] {
  const forbidden = glossary.flatMap((term) =>
    (term.not ?? []).map((word) => {
      const language: Languages = CHINESE.test(word) ? "zh" : "en";
      return {
        language,
        right: term[language],
        pattern: language === "zh" ? new RegExp(literal(word)) : new RegExp(`\\b${literal(word)}e?s?\\b`, "i"),
      };
    }),
  );
  const right = { zh: rightWords(glossary.map(({ zh }) => zh)), en: rightWords(glossary.map(({ en }) => en)) };
  return passages.flatMap((passage) => {
    const texts = { zh: readable(passage.zh).replaceAll(right.zh, " "), en: readable(passage.en).replaceAll(right.en, " ") };
    return forbidden.flatMap((other) => {
      const match = other.pattern.exec(texts[other.language]);
      return match ? [finding("other word", passage, other.language, `${match[0]}: ${other.right}`)] : [];
    });
  });
}

function rightWords(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((one, other) => other.length - one.length).map(literal);
  return new RegExp(longestFirst.join("|"), "gi");
}

function finding(rule: string, passage: Passage, language: Languages, what: string): Finding {
  return { rule, file: passage.file, at: `${passage.at} ${language}`, text: passage[language], what };
}

/** Straight quotes and apostrophes, where a text should have curly ones. Feet, inches and code have them rightly. */
export function straightQuotes(passages: readonly Passage[]): Finding[] {
  return passages.flatMap((passage) =>
    (["zh", "en"] as const).flatMap((language) => {
      const match = /.{0,12}(?<![\d.])["'].{0,12}/.exec(readable(passage[language]));
      return match ? [finding("straight quote", passage, language, match[0])] : [];
    }),
  );
}

/** Names that are written in one way only. */
const SPELLED =
  "GPS GNSS BeiDou SOS OBD USB USB-C IoT LTE GSM NB-IoT LTE-M Wi-Fi Bluetooth API MQTT REST IMEI SIM eSIM CAN ACC RFID PDF CAD QR".split(
    " ",
  );
/** Words that are names where they have a capital. */
const NAMES = new Set(["Cat", "Cloud", "Windows", "Search", "Find"]);
/** Words that are spelled like one of these names. */
const COMMON = new Set(["can", "Can", "rest", "Rest", "sim", "cad", "acc"]);

/** Names in broken capitals, and titles that have capitals in the midst where the sentences of the content have none. */
export function brokenCapitals(passages: readonly Passage[]): Finding[] {
  const right = new Map(SPELLED.map((name) => [name.toLowerCase(), name]));
  const small = smallWords(passages);
  return passages.flatMap((passage) => {
    const words = readable(passage.en).match(/[A-Za-z][\w-]*/g) ?? [];
    const spelled = words.filter((word) => !COMMON.has(word) && right.has(word.toLowerCase()) && right.get(word.toLowerCase()) !== word);
    const title = passage.isTitle ? capitalsOf(readable(passage.en), small) : [];
    return [...spelled, ...title].map((word) => finding("broken capitals", passage, "en", word));
  });
}

/** Words that sentences have without a capital: with one they are no names. */
function smallWords(passages: readonly Passage[]): ReadonlySet<string> {
  const sentences = passages.filter(({ isTitle }) => !isTitle).map(({ en }) => readable(en));
  return new Set(sentences.flatMap((text) => text.match(/(?<![\w.-])[a-z][a-z-]+\b/g) ?? []));
}

/** Capitals within a title, but for names; a title that begins without one, but for models and names such as eSIM. */
function capitalsOf(title: string, small: ReadonlySet<string>): string[] {
  const words = [...title.matchAll(/[A-Za-z][\w’'-]*/g)];
  return words.flatMap(({ 0: word, index }) => {
    const isFirst = index === 0 || /[:.?!“(·]\s*$/.test(title.slice(0, index));
    if (index === 0 && /^[a-z]+$/.test(word)) return [word];
    return !isFirst && !NAMES.has(word) && /^[A-Z][a-z]+$/.test(word) && small.has(word.toLowerCase()) ? [word] : [];
  });
}

/** The functions of the platform, in the words of the specification of the site. */
const FUNCTIONS: readonly { zh: string; en: string }[] = [
  { zh: "实时定位", en: "real-time positioning" },
  { zh: "历史轨迹", en: "historical track" },
  { zh: "电子围栏", en: "electronic fence" },
  { zh: "远程控制", en: "remote control" },
  { zh: "监控报警", en: "monitoring alarm" },
  { zh: "远程监听", en: "remote listening" },
  { zh: "报表统计", en: "report statistics" },
  { zh: "授权号码", en: "authorised numbers" },
  { zh: "多账号管理", en: "multi-account management" },
];

/** The series, in the words of the specification of the site. */
const SERIES: Record<(typeof SERIES_KEYS)[number], { zh: RegExp; en: string }> = {
  wireless: { zh: /^无线超长待机$/, en: "wireless long standby" },
  wired_positioning: { zh: /^有线定位系列$/, en: "wired positioning series" },
  portable_charging: { zh: /^便携充电定位$/, en: "portable charging positioning" },
  "4g_vehicle": { zh: /^4G ?车载定位系列$/, en: "4g vehicle positioning series" },
  obd_tox: { zh: /^OBD ?\/ ?TOX ?系列$/, en: "obd/tox series" },
  gps_module: { zh: /^GPS ?[/／] ?北斗通信模[块组]$/, en: "gps/beidou communication module" },
};

/** Other names of a series that have been used for it. */
const OTHER_SERIES = /portable rechargeable|便携充电系列|rechargeable portable series|wired series|module series/i;

interface Named {
  key: string;
  name: string;
  name_en: string;
}

/**
 * Functions and series that are called otherwise than in the specification.
 * @param functions the platform page's functions, in order
 */
export function otherNames(
  passages: readonly Passage[],
  series: readonly Named[],
  functions: readonly { zh: string; en: string }[],
): Finding[] {
  const plain = (name: string) => name.toLowerCase().replaceAll("authorized", "authorised").replaceAll(" / ", "/");
  const ofSeries = series.flatMap(({ key, name, name_en }) => {
    const right = SERIES[key as keyof typeof SERIES];
    if (right?.zh.test(name) && plain(name_en) === right.en) return [];
    return [
      { rule: "other name", file: "demo/content/series.yaml", at: key, text: `${name} ${name_en}`, what: right?.en ?? "no such series" },
    ];
  });
  const ofFunctions = FUNCTIONS.flatMap((right, index) => {
    const label = functions[index];
    if (label && label.zh === right.zh && plain(label.en) === right.en) return [];
    return [
      {
        rule: "other name",
        file: "app/i18n/locales",
        at: `platform.f${index + 1}`,
        text: `${label?.zh ?? ""} ${label?.en ?? ""}`,
        what: right.en,
      },
    ];
  });
  const inTexts = passages.flatMap((passage) =>
    (["zh", "en"] as const).flatMap((language) => {
      const match = OTHER_SERIES.exec(passage[language]);
      return match ? [finding("other name", passage, language, match[0])] : [];
    }),
  );
  return [...ofSeries, ...ofFunctions, ...inTexts];
}

interface Linked {
  key: string;
  links: readonly string[];
}

/** Products that name a solution which does not name them, and the other way round. */
export function linksNotReturned(
  products: readonly Linked[],
  solutions: readonly Linked[],
  kind = "solution",
  rule = "link not returned",
): Finding[] {
  const missing = (ones: readonly Linked[], others: readonly Linked[], from: string) =>
    ones.flatMap(({ key, links }) =>
      others.flatMap((other) =>
        links.includes(other.key) && !other.links.includes(key)
          ? [{ rule, file: `${from} ${key}`, at: "", text: "", what: `${key} → ${other.key}` }]
          : [],
      ),
    );
  return [...missing(products, solutions, "product"), ...missing(solutions, products, kind)];
}

/**
 * Certification marks that list a product whose specification does not have them, and the other way round.
 * @param marks the code of each mark with the products that it covers; marks that no specification has are left out
 * @param products the codes of each product's row of certifications
 */
export function marksNotReturned(marks: readonly Linked[], products: readonly Linked[]): Finding[] {
  const certified = new Set(products.flatMap(({ links }) => links));
  const listed = marks.filter(({ key }) => certified.has(key));
  const all = products.map(({ key, links }) => ({ key, links: links.filter((link) => listed.some((mark) => mark.key === link)) }));
  return linksNotReturned(all, listed, "mark", "mark not returned");
}
