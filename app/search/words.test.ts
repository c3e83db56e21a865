import { describe, expect, it } from "vitest";
import {
  anyOf,
  bodyTermsOf,
  compact,
  joinedWords,
  pairsOf,
  phrasesIn,
  plainText,
  saysSomething,
  signedIn,
  termsOf,
  withoutAccents,
  withPlainLetters,
  withUmlautsRead,
  withUmlautsSpelt,
  wordsOf,
} from "./words.ts";

const terms = (text: string) => wordsOf(plainText(text)).map(({ term }) => term);

it.each([
  ["Larga duración, 12.000 mAh", ["larga", "duracion", "12.000", "mah"]],
  ["Fahrzeugortung für Größe", ["fahrzeugortung", "fur", "grosse"]],
  ["Трекер для грузов", ["трекер", "для", "грузов"]],
  ["Śledzenie pojazdów", ["sledzenie", "pojazdow"]],
  ["48V, -40 °C, IP67", ["48v", "-40", "c", "ip67"]],
  ["电池 A9", ["电池", "a9"]],
  ["Ładowarka i Øresund", ["ladowarka", "i", "oresund"]],
  ["ısı İstanbul", ["isi", "istanbul"]],
  ["Cœur, œil", ["coeur", "oeil"]],
  // Marks that are vowels belong to their word; those that may be left out do not.
  ["वाहन ट्रैकिंग", ["वाहन", "ट्रैकिंग"]],
  ["تَتَبُّع المركبات", ["تتبع", "المركبات"]],
  ["أجهزة", ["اجهزة"]],
  ["-40-50 a-5 v1", ["-40", "50", "a", "5", "v1"]],
  ["3.5.1 12. 7kg", ["3.5", "1", "12", "7kg"]],
  ["ABC123def", ["abc123def"]],
  ["防水定位器", ["防水", "定位", "器"]],
  ["GPSトラッカー", ["gps", "とらっかー"]],
  ["ຕິດຕາມລົດ", ["ຕິດຕາມ", "ລົດ"]],
  ["តាមដានរថយន្ត", ["តាមដាន", "រថយន្ត"]],
  ["ယာဉ်ခြေရာခံ", ["ယာဉ်", "ခြေရာ", "ခံ"]],
])("finds the words of %s", (text, words) => {
  expect(terms(text)).toEqual(words);
});

it("cuts Japanese by its own dictionary", () => {
  expect(terms("トラッカーの電池")).toEqual(["とらっかー", "の", plainText("電池")]);
});

it("knows katakana in hiragana", () => {
  expect(terms("ばってりー")).toEqual(terms("バッテリー"));
});

it("cuts Thai by its dictionary", () => {
  expect(terms("ระบบติดตามยานพาหนะ")).toContain("ติดตาม");
});

it("says where each word stands in the plain text", () => {
  const plain = plainText("Tracker A9: 防水 -40 °C, バッテリー交換");
  expect(wordsOf(plain).map(({ start, end }) => plain.slice(start, end))).toEqual([
    "tracker",
    "a9",
    "防水",
    "-40",
    "c",
    "バッテリー",
    "交换",
  ]);
});

describe("a text in plain letters", () => {
  it("has no accents, strokes and dots, and is as long as it was", () => {
    expect(withoutAccents("ŁłĐđÐðØøĦħŦŧı é Ấ أ ß")).toBe("LlDdDdOoHhTti e A ا ß");
  });

  it("has two letters for those that stand for two, and no points that may be left out", () => {
    expect(withPlainLetters("ßẞæÆœŒþÞ")).toBe("ssssaeaeoeoethth");
    expect(withPlainLetters("שָׁלוֹם, ألـــف")).toBe("שלום, ألف");
    expect(withPlainLetters("plain")).toBe("plain");
  });

  it.each(["CAN", "CAN bus", "CAN-Bus", "canbus", "can buses", "CANbus", "CAN总线", "CAN 总线", "can bus"])(
    "knows the bus of vehicles: %s",
    (text) => {
      expect(plainText(text)).toBe("canbus");
    },
  );

  it.each(["you can", "canada", "scan bus", "canbusx"])("takes nothing else for the bus of vehicles: %s", (text) => {
    expect(plainText(text)).toBe(text);
  });

  it("has umlauts in two letters, or in one", () => {
    expect(withUmlautsSpelt("Kühlkette Ärger Öl Ø åu u\u0308")).toBe("Kuehlkette aerger oel oe aau ue");
    expect(withUmlautsRead("kuehlkette aerger oel maal")).toBe("kuhlkette arger ol mal");
    expect(withUmlautsRead("trend")).toBe("trend");
  });

  it("has nothing between the words of a name", () => {
    expect(compact("gt-06 n-4g")).toBe("gt06n4g");
  });
});

it.each([
  "a the your i can",
  "der und zum zur",
  "con para por una",
  "aux avec pour sur",
  "dos em uma",
  "della gli nel su",
  "een met voor",
  "dla lub na",
  "в для с",
  "bir icin veya",
  "的 怎么 多少 用",
])("leaves out words that say nothing: %s", (words) => {
  expect(words.split(" ").filter(saysSomething)).toEqual([]);
  expect(termsOf(`${words} gt06`)).toEqual(["gt06"]);
});

it.each([
  ["A9 S", "a9s"],
  ["A9S", "a9s"],
  ["v-7", "v7"],
  ["IP 67", "ip67"],
  ["48 V", "48v"],
  ["Cat 1", "cat1"],
  ["JT/T 808", "jt808"],
  ["JT/T808", "jt808"],
  ["GB/T 32960", "gb32960"],
  ["IEC/TS 62933", "iec62933"],
  ["rs 485 b", "rs485b"],
  ["-40 °C", "-40°c"],
  ["12.5 mm", "12.5mm"],
  ["12.75 mm", "12.75mm"],
  ["5000 mAh", "5000mah"],
  ["900 MHz", "900mhz"],
  ["100 %", "100%"],
  ["30天", "30天"],
  ["2 克", "2克"],
  ["12伏", "12伏"],
])("joins what belongs together: %s", (text, term) => {
  const plain = plainText(text);
  expect(joinedWords(plain)).toEqual([{ term, start: 0, end: plain.length }]);
  const within = `about ${plain}, or`;
  expect(joinedWords(within).map(({ start, end }) => within.slice(start, end))).toEqual([plain]);
  expect(termsOf(text)).toContain(term);
});

it.each(["abcde 1", "x123456", "a1b2", "1-2", "48 vx", "gps"])("joins nothing else: %s", (text) => {
  expect(joinedWords(text)).toEqual([]);
});

it.each([
  ["100%", ["100%"]],
  ["a_b and c:\\x9", ["a_b", "\\x9"]],
  ["50 %", ["%"]],
  ["x9%_y", ["x9%_y"]],
  ["gps", []],
])("finds what is written with signs: %s", (text, signed) => {
  const plain = plainText(text);
  expect(signedIn(plain).map(({ term }) => term)).toEqual(signed);
  expect(signedIn(plain).map(({ start, end }) => plain.slice(start, end))).toEqual(signed);
});

it.each([
  ["100%", ["100", "100%", "%"]],
  ["a_b", ["b", "a_b", "_"]],
  ["NB-IoT, LTE-M", ["nb", "iot", "lte", "m", "nbiot", "ltem"]],
  ["anti-theft", ["anti", "theft", "antitheft"]],
  ["JT/T 808", ["jt", "t", "808", "jt808", "jtt808"]],
  ["JT/T808", ["jt", "t808", "jt808", "jtt808"]],
  ["IEC/TS 62933", ["iec", "ts", "62933", "iec62933", "iects62933"]],
  ["1-wire", ["1", "wire"]],
  ["b-c-d", ["b", "c", "d", "bcd"]],
  ["Trackers for vehicles", ["trackers", "tracker", "vehicles", "vehicl"]],
])("%s is found by all that it is looked for with", (text, expected) => {
  expect(termsOf(text)).toEqual(expected);
});

it("finds the pairs of neighbouring Chinese characters, each once", () => {
  expect(pairsOf("防水定位器 a 电 车 gps電池")).toEqual(["防水", "水定", "定位", "位器", "电池"]);
  expect(pairsOf("防防防")).toEqual(["防防"]);
  expect(pairsOf("电 GPS")).toEqual([]);
});

it("reads a list of phrases in plain text, without what is empty", () => {
  expect(phrasesIn("Fahrzeugortung für Größe, CAN bus")).toEqual(["fahrzeugortung fur grosse", "canbus"]);
  expect(phrasesIn("A9, \u05b0, V3")).toEqual(["a9", "v3"]);
  expect(phrasesIn("")).toEqual([]);
});

describe("the body of a page", () => {
  it("is found by the stems of its words, without single letters and short numbers", () => {
    expect(bodyTermsOf("A tracker x 12 123 -5 1.5 is waterproof with a 9 battery, batteries; A9 S")).toEqual([
      "x12",
      "a9",
      "a9s",
      "tracker",
      "123",
      "1.5",
      "waterproof",
      "batteri",
    ]);
  });

  it("is found by its first 400 different words", () => {
    const letters = "bcdfghjklm";
    const words = Array.from(
      { length: 401 },
      (_, at) => `z${letters[at % 10]}${letters[Math.floor(at / 10) % 10]}${letters[Math.floor(at / 100)]}z`,
    );
    const expected = bodyTermsOf(`${words[0]} ${words.join(" ")}`);
    expect(expected).toEqual(words.slice(0, 400));
  });
});

describe("an expression of names", () => {
  const matchOf = (text: string, ...[names, ending]: Parameters<typeof anyOf>) => text.match(anyOf(names, ending));

  it("finds the longest first, and takes a space, a hyphen or nothing between words for the same", () => {
    const names = ["tracker", "data sheet", "tracker pro", "防水"];
    expect(matchOf("data-sheet, datasheet and data sheet of a tracker-pro 不防水的", names)).toEqual([
      "data-sheet",
      "datasheet",
      "data sheet",
      "tracker-pro",
      "防水",
    ]);
  });

  it("finds none within a longer word, but with its ending", () => {
    expect(matchOf("trackers xtracker tracker9 9tracker", ["tracker"])).toBeNull();
    expect(matchOf("trackers tracker trackerss", ["tracker"], "s?")).toEqual(["trackers", "tracker"]);
  });

  it("takes an apostrophe and none for the same", () => {
    expect(matchOf("doesn't doesnt doesn t", ["doesn't"])).toEqual(["doesn't", "doesnt"]);
  });

  it("joins nothing but words of letters and digits", () => {
    expect(matchOf("防水", ["防 水"])).toBeNull();
    expect(matchOf("a水", ["a 水"])).toBeNull();
  });

  it.each(["a.b", "(c)", "d[e]", "f*g", "h+i", "j?k", "l^m", "n$o", "p|q"])("takes the signs of a name for signs: %s", (name) => {
    expect(matchOf(`x ${name} y`, [name])).toEqual([name]);
    expect(matchOf("x a1b c d e ffg hhi k l p q n y", [name])).toBeNull();
  });
});
