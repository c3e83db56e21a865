import { describe, expect, it } from "vitest";
import { chanceOf } from "../../../test/fuzz/chance.ts";
import { guideFor } from "../../studio/documents/manual/guides/index.ts";
import { isExcepted, readContent, readExceptions, RULES } from "./check.ts";
import { contradictedClaims } from "./claim-rules.ts";
import { figuresIn } from "#shared/consistency/figures.ts";
import { sentencesOf } from "#shared/consistency/sentences.ts";
import { contradictedFigures, differingNumbers } from "./figure-rules.ts";
import { brokenCapitals, linksNotReturned, marksNotReturned, otherNames, otherWords, straightQuotes } from "./language-rules.ts";
import { passagesOfPairs, passagesOfSource, printedClaims } from "./papers.ts";
import { passagesOfMarkdown, passagesOfYaml, type Passage } from "./passages.ts";
import { contradictions, halfChanged, type Plant, someOf, swappedWires } from "./plant.ts";
import { saidDifferently } from "./said-twice.ts";
import { contradictedWires } from "./wire-rules.ts";

const content = readContent(guideFor);
const { products, codesOf } = content;
const codes = products.map(({ code }) => code);
const exceptions = readExceptions();

function passage(zh: string, en: string, subjects: string[] = [], more: Partial<Passage> = {}): Passage {
  return { file: "demo/content/faqs.yaml", at: "text", zh, en, subjects, isRecord: false, isTitle: false, ...more };
}

/** What the figures of an English sentence contradict. */
const figuresOf = (en: string, subjects: string[] = []) =>
  contradictedFigures([passage("", en, subjects)], products).map(({ what }) => what);
const chineseFigures = (zh: string, subjects: string[] = []) =>
  contradictedFigures([passage(zh, "", subjects)], products).map(({ what }) => what);

/** What each rule finds in the content. */
const findingsOf = new Map(Object.entries(RULES).map(([name, rule]) => [name, rule(content)]));

describe("the content", () => {
  it.each(Object.keys(RULES))("has no %s", (name) => {
    const findings = (findingsOf.get(name) ?? []).filter((finding) => !exceptions.some((each) => isExcepted(finding, each)));
    expect(findings.map(({ file, at, what, text }) => `${file} ${at}: ${what} | ${text}`)).toEqual([]);
  });

  it("has exceptions that are all found, and no more than 3 of them in 1,000 sentences", () => {
    const findings = [...findingsOf.values()].flat();
    expect(exceptions.filter((each) => !findings.some((finding) => isExcepted(finding, each)))).toEqual([]);
    const falseAlarms = findings.filter((finding) => exceptions.some((each) => isExcepted(finding, each)));
    const sentences = content.passages.flatMap(({ zh, en }) => [...sentencesOf(zh, "zh"), ...sentencesOf(en, "en")]).length;
    expect((falseAlarms.length / sentences) * 1000).toBeLessThan(3);
  });
});

describe("of 100 contradictions planted in the content", () => {
  /** The rules that look at a passage by itself. */
  const countFindings = (each: Passage) =>
    [contradictedFigures([each], products), differingNumbers([each]), contradictedWires([each], codes)].map((findings) => findings.length);

  it.each([31, 2026])("at least 95 are found (seed %i)", (seed) => {
    const { below } = chanceOf(seed);
    const plants: Plant[] = [
      ...someOf(contradictions(content.passages, products, codesOf, below), 70, below),
      ...someOf(halfChanged(content.passages, below), 20, below),
      ...someOf(swappedWires(content.passages, below), 10, below),
    ];
    expect(plants).toHaveLength(100);
    const missed = plants.filter((plant) => {
      const before = countFindings(plant.passage);
      return countFindings(plant.planted).every((count, rule) => count <= (before[rule] ?? 0));
    });
    expect(missed.map(({ what, planted }) => `${planted.file} ${planted.at}: ${what}`).slice(5)).toEqual([]);
  });
});

describe("figures", () => {
  it.each([
    ["9–36 V", [9, 36], "V"],
    ["−40…+85 °C", [-40, 85], "°C"],
    ["104 × 66 × 28 mm", [104, 66, 28], "mm size"],
    ["12,000 mAh", [12_000], "mAh"],
    ["24 mA", [24_000], "µA"],
    ["3 小时", [3], "h"],
    ["24-month", [24], "months"],
    ["12 / 24 V", [12, 24], "V"],
  ])("are read: %s", (text, values, unit) => {
    expect(figuresIn(`It has ${text}.`, "en").map((figure) => [figure.values, figure.unit])).toEqual([[values, unit]]);
  });

  it.each(["the V9 and the A9", "B1 / B3", "NMEA 0183 V4.1", "IP67", "2026-09-01", "JT/T 808"])("are none: %s", (text) => {
    expect(figuresIn(text, "en")).toEqual([]);
  });
});

describe("a contradicted figure", () => {
  it.each([
    ["The V3 weighs 64 g.", /^V3 weight: 64 g, its record: 62 g$/],
    ["The V3 takes 9–60 V.", /^V3 supply: 9–60 V, its record: 9…90 V$/],
    ["The V9 is IP65.", /^V9 protection: IP65/],
    ["The V9 uses LTE Cat 1.", /^V9 network: 1/],
    ["The V8 uses LTE Cat 4.", /^V8 network: 4/],
    ["The K1 has Bluetooth 5.0.", /^K1 Bluetooth: 5.0/],
    ["With one report a day the A9 lasts 400 days.", /^A9 standby: 400 days/],
    ["Its case is 85 × 42 × 12 mm, the V3.", /^V3 size/],
    ["At hourly reports the A9 lasts 180 days.", /^A9 standby: 180 days/],
    ["Samples of the A9 leave within 9 days.", /^A9 samples/],
    ["The A9 has a warranty of 12 months.", /^A9 warranty/],
    ["The A5 gives 240 days, the A3 200 days.", /^A3 standby: 200 days/],
    ["A3 190, A5 240, A9 365 days of standby", /^A3 standby: 190 days/],
    ["The V3 works on LTE B1 / B3 / B40.", /^V3 bands: B40$/],
    ["Accuracy is ±2.5 m for the M20 and ±2 m for the M30.", /^M30 accuracy: ±2 m/],
    ["Put a 5 A fuse into the supply of the V3.", /^V3 fuse: 5 A/],
    ["The magnets of the A9 hold 200 N together.", /^A9 holding force: 200 N/],
    ["The immobiliser acts below 30 km/h.", /^speed of a cut: 30 km\/h/],
  ])("is found: %s", (text, what) => {
    expect(figuresOf(text)).toEqual([expect.stringMatching(what)]);
  });

  it.each([
    "The V3 weighs 62 g and takes 9–90 V: 12 V cars, 24 V trucks and 48 V forklifts.",
    "At one report every 10 minutes the C4 lasts 60 days and the K1 10 days.",
    "The P4 is 10 mm longer than the P2 and has 3,600 mAh.",
    "At hourly reports the A9 lasts about 105 days.",
    "Do not connect the V9 to systems of 36 V or more.",
    "The D2 weighs 32 g and suits dogs of 8 kg or more.",
    "The V7 and V8 are IP65, the V9 is IP67.",
    "The V3 keeps reporting for 3 hours after the wires are cut.",
    "A dog of 8 kg walked 240 days.",
  ])("is none: %s", (text) => {
    expect(figuresOf(text)).toEqual([]);
  });

  it("is found and not found in Chinese alike, and where the record alone says whose it is", () => {
    expect(chineseFigures("A5 待机 250 天，A9 待机 365 天。")).toEqual([expect.stringMatching(/^A5 standby: 250 天/)]);
    expect(chineseFigures("整机 62 g，IP67。", ["V3"])).toEqual([]);
    expect(chineseFigures("整机 63 g，IP68。", ["V3"])).toHaveLength(2);
  });
});

describe("numbers of the two languages", () => {
  const differing = (zh: string, en: string) => differingNumbers([passage(zh, en)]).map(({ what }) => what);

  it("differ", () => {
    expect(differing("90 秒内自检", "Checks itself within 60 seconds")).toEqual(["zh 90, en 60"]);
    expect(differing("10 万家客户", "10,000 customers")).toEqual(["zh 100000, en 10000"]);
  });

  it("are the same in digits and in words", () => {
    expect(differing("12 个月，3 个系列", "Twelve months, three series")).toEqual([]);
    expect(differing("2026 年 6 月，十分钟", "June 2026, 10 minutes")).toEqual([]);
    expect(differing("10 万家客户，余量三成", "100,000 customers, 30 percent to spare")).toEqual([]);
    expect(differing("JT/T 808 与 4G", "JT/T 808 and LTE")).toEqual([]);
  });
});

it("finds what texts say differently of a product, by its own page", () => {
  const page = passage("按住 2 秒，先发位置", "Hold for 2 seconds and it sends its position", ["S1"], {
    file: "demo/content/products/s1.yaml",
  });
  const manual = (seconds: number) => passage(`按住 ${seconds} 秒呼救`, `Hold for ${seconds} seconds to call`, ["S1"]);
  expect(saidDifferently([page, manual(3)], codesOf).map(({ what }) => what)).toEqual(
    Array(2).fill("S1 holding the SOS key: 3, elsewhere 2"),
  );
  expect(saidDifferently([page, manual(2)], codesOf)).toEqual([]);
});

describe("a wire", () => {
  const wires = (zh: string, en: string, subjects = ["V3"]) =>
    contradictedWires([passage(zh, en, subjects)], codes).map(({ what }) => what);

  it("that does something else is found", () => {
    expect(wires("白线接 ACC，黄线接 R12 继电器。", "White to ACC, yellow to the R12 relay.")).toEqual([
      "white wire: acc, its harness: relay",
      "yellow wire: relay, its harness: no such wire",
      "white wire: acc, its harness: relay",
      "yellow wire: relay, its harness: no such wire",
    ]);
  });

  it("that does what its harness says is not, nor any other colour", () => {
    expect(
      wires(
        "红线经保险接常电，橙线接 ACC，白线接继电器。",
        "Red, through its fuse, to permanent supply; orange to ACC, white to the relay.",
      ),
    ).toEqual([]);
    expect(wires("白色外壳，绿灯表示已定位。", "A white case whose green light means a position.")).toEqual([]);
  });
});

it("finds links that are not returned", () => {
  const product = { key: "A3", links: ["asset"] };
  expect(linksNotReturned([product], [{ key: "asset", links: ["A3"] }])).toEqual([]);
  expect(linksNotReturned([product], [{ key: "asset", links: [] }]).map(({ what }) => what)).toEqual(["A3 → asset"]);
  expect(linksNotReturned([{ ...product, links: [] }], [{ key: "asset", links: ["A3"] }]).map(({ what }) => what)).toEqual(["asset → A3"]);
});

it("finds certification marks that a product's specification does not have", () => {
  const marks = [
    { key: "ce", links: ["A3", "V3"] },
    { key: "ip67", links: ["V3"] },
  ];
  const specification = (key: string, links: string[]) => ({ key, links });
  expect(marksNotReturned(marks, [specification("A3", ["ce"]), specification("V3", ["ce"])])).toEqual([]);
  expect(marksNotReturned(marks, [specification("A3", ["ce"]), specification("V3", [])]).map(({ what }) => what)).toEqual(["ce → V3"]);
  expect(marksNotReturned([{ key: "ce", links: [] }], [specification("A3", ["ce", "fcc"])]).map(({ what }) => what)).toEqual(["A3 → ce"]);
});

it("finds claims that are said with another figure", () => {
  const { claims } = content;
  const contradictionsIn = (zh: string, en: string) => contradictedClaims([passage(zh, en)], claims).map(({ what }) => what);
  expect(contradictionsIn("定制共 8 步，60 项测试，2 个工作日内答复", "A process of 8 steps with 60 tests, up to 400 days")).toHaveLength(6);
  expect(contradictionsIn("定制共 7 步，80 项测试，1 个工作日内答复", "A process of 7 steps with 80 tests, up to 365 days; step by step")).toEqual([]);
});

it("finds words outside the glossary", () => {
  const glossary = [
    { zh: "报警", en: "truck", not: ["告警", "lorry"] },
    { zh: "围栏", en: "geofence", not: ["fence"] },
    { zh: "电子围栏", en: "electronic fence" },
  ];
  expect(otherWords([passage("断电告警", "A lorry by the fence")], glossary).map(({ what }) => what)).toEqual([
    "告警: 报警",
    "lorry: truck",
    "fence: geofence",
  ]);
  expect(otherWords([passage("断电报警", "Two trucks, `lorry`, an electronic fence, geofences, a defence")], glossary)).toEqual([]);
});

it("finds straight quotes and apostrophes, but no inches and no code", () => {
  expect(straightQuotes([passage("", "The fitters' school"), passage('所谓"一年"', "")])).toHaveLength(2);
  expect(
    straightQuotes([passage("所谓“一年”", 'The fitters’ school, 7" wide, `"json"`'), passage("", '![Picture](a/b.webp "Caption")')]),
  ).toEqual([]);
});

it("finds broken capitals", () => {
  const title = (en: string) => passage("标题", en, [], { isTitle: true });
  const body = passage("正文", "Please contact us about the wireless tracker; the manual helps.");
  const broken = (en: string) => brokenCapitals([title(en), body]).map(({ what }) => what);
  expect([broken("s1 sos pendant: manual"), broken("Contact Us"), broken("Wireless Tracker"), broken("The Beidou tracker")]).toEqual([
    ["sos"],
    ["Us"],
    ["Tracker"],
    ["Beidou"],
  ]);
  expect([broken("S1 SOS pendant: manual"), broken("Contact us"), broken("Tracker: Manual"), broken("BeiDou and Mohe")].flat()).toEqual([]);
});

it("finds functions and series that are called otherwise", () => {
  const { series, functions } = content;
  expect(otherNames([], series, functions)).toEqual([]);
  expect(otherNames([passage("便携充电系列", "")], series, functions)).toHaveLength(1);
  expect(
    otherNames(
      [],
      series.map((one) => ({ ...one, name_en: `${one.name_en}s` })),
      functions,
    ),
  ).toHaveLength(series.length);
  expect(otherNames([], series, functions.toReversed())).not.toEqual([]);
});

describe("texts are read", () => {
  it("from records, with whom they are about", () => {
    const yaml =
      "- title: V3 断油\n  title_en: V3 cut\n  text: 第一行\n  text_en: First line\n  products: [V3, V5]\n- label: A5 待机\n  label_en: A5 standby\n  value: '240'\n  unit: 天\n  unit_en: days\n";
    expect(passagesOfYaml("faqs.yaml", yaml, codesOf).map(({ at, zh, en, subjects }) => [at, zh, en, subjects])).toEqual([
      ["[0].title", "V3 断油", "V3 cut", ["V3"]],
      ["[0].text", "第一行", "First line", ["V3"]],
      ["[1]", "A5 待机 240 天", "A5 standby 240 days", ["A5"]],
    ]);
  });

  it("from articles, whose tables have the header in each cell", () => {
    const article = (text: string) => `---\ntitle: T\nsummary: S\n---\n${text}\n`;
    const table = "| Model | Standby |\n| --- | --- |\n| A3 | 180 days |";
    expect(passagesOfMarkdown("a.md", article(table), article(table), codesOf).at(-1)).toMatchObject({
      en: "| A3 | Standby: 180 days |",
      subjects: ["A3"],
    });
  });

  it("from manuals, as pairs at any depth", () => {
    const guide = {
      parts: [
        [
          ["灯", "Light"],
          ["绿：定位", "Green: positioning"],
        ],
      ],
      use: [["按住 3 秒", "Hold for 3 seconds"]],
    };
    expect(passagesOfPairs("manual", guide, ["S1"]).map(({ at, zh, en }) => [at, zh, en])).toEqual([
      ["parts.0.0", "灯", "Light"],
      ["parts.0.1", "绿：定位", "Green: positioning"],
      ["use.0", "按住 3 秒", "Hold for 3 seconds"],
    ]);
  });

  it("from models of products, as what is printed on them", () => {
    const source = '"a3": ("asset", {"model": "A3", "claim": "180 DAYS    IP65"}),\n"a9s": ("asset-solar", {"claim": "365 DAYS    IP68"}),';
    expect(printedClaims("shots.py", source).map(({ en, subjects }) => [en, subjects])).toEqual([
      ["180 days of standby,    IP65", ["A3"]],
      ["365 days of standby,    IP68", ["A9S"]],
    ]);
    expect(figuresOf("190 days of standby,    IP65", ["A3"])).toEqual([expect.stringMatching(/^A3 standby: 190 days/)]);
    expect(figuresOf("180 days of standby,    IP67", ["A3"])).toEqual([expect.stringMatching(/^A3 protection: IP67/)]);
  });

  it("from sources of papers, as pairs", () => {
    const source = 'const a = [["红", "Red"], "x", { name: "橙", name_en: "Orange" }, `${n} 天`, `${n} days`];';
    expect(passagesOfSource("a.ts", source).map(({ zh, en }) => [zh, en])).toEqual([
      ["红", "Red"],
      ["橙", "Orange"],
      ["… 天", "… days"],
    ]);
  });
});
