import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Language } from "#shared/languages.ts";
import type { findOnSite } from "./index.server.ts";
import { plainText } from "./words.ts";
import { provideBothTexts } from "../../test/built-in-texts.ts";
import { openCms, type TestCms } from "../../test/cms.ts";
import { SLOW } from "../../test/slow.ts";

/** What visitors type, and a part of the path or the title of what must be among the first three. */
const QUERIES: Record<"zh" | "en", [query: string, expected: string][]> = {
  zh: [
    // Names, in whole and in part.
    ["超长待机资产定位器", "/products/a9"],
    ["猫咪定位项圈", "/products/d1"],
    ["太阳能", "/products/a9s"],
    ["工牌", "/products/k1"],
    ["油耗监测", "/products/v8"],
    ["自行车尾灯", "/products/b1"],
    ["一键呼救", "/products/s1"],
    ["冷链监控", "/solutions/cold-chain"],
    ["人员定位", "/solutions/personnel"],
    ["汽车金融", "/solutions/car-finance"],
    ["无线超长待机", "/products/wireless"],
    ["售后服务", "/services/after-sales"],
    ["资料下载", "/services/downloads"],
    // Model names in any spelling.
    ["a9s", "/products/a9s"],
    ["A9 S", "/products/a9s"],
    ["v-7", "/products/v7"],
    ["Ｖ３", "/products/v3"],
    ["C40模组", "/products/c40"],
    // Standards and techniques without their signs.
    ["JT808", "JT/T 808"],
    ["jtt808", "JT/T 808"],
    ["nbiot", "NB-IoT"],
    ["can总线", "/products/v7"],
    // Numbers with units.
    ["48V 两轮车", "/products/e1"],
    ["72伏", "/products/e"],
    ["IP68", "/products/a9s"],
    ["365天", "/products/a9"],
    ["4G 车载", "/products/v7"],
    ["-40", "/products/"],
    // Other words for the same.
    ["电瓶车 定位", "/products/e1"],
    ["追踪器 狗", "/products/d2"],
    ["保修", "/services/warranty"],
    ["报价", "/buy"],
    ["代理商", "/join"],
    ["宠物", "/products/d2"],
    // Questions, articles, films, papers.
    ["市区精度", "±3 m 在市区"],
    ["SIM卡由谁提供", "/services/faq#sim-card"],
    ["最少买几台", "/services/faq#minimum-order"],
    ["双频 城市峡谷", "双频"],
    ["V3 接线", "V3 接线"],
    ["JT/T 808 对接", "JT/T 808"],
    // What only the text of a page says.
    ["盐田港", "/brand/aritcle"],
    ["65266", "J1939"],
    ["控制器换相", "电动自行车防盗"],
    // By sound.
    ["lenglian", "/solutions/cold-chain"],
    ["leng l", "/products/c4"],
    ["taiyangneng", "/products/a9s"],
    ["lenglain", "冷链"],
    ["motuoche", "/solutions/motorcycle"],
    ["weilan", "围栏"],
    ["dianzi weilan", "电子围栏"],
    ["baojing", "报警代码表"],
    ["fangshui", "IP67"],
    ["dianchi", "电池"],
    ["gujian shengji", "固件怎样升级"],
    // In traditional characters.
    ["電池", "电池"],
    ["無線", "/products/wireless"],
    ["物流車隊", "/solutions/logistics"],
    ["定位器", "定位器"],
    ["車載", "/products/v7"],
    ["遠程", "V3 远程禁止起动"],
    ["追蹤器 狗", "/products/d2"],
    ["電動自行車", "/products/e1"],
    ["藍牙", "/products/b3"],
    ["說明書", "手册"],
    ["感測器", "/products/a7"],
    // What the device holds by, and not its charger.
    ["磁吸", "/products/a5"],
    ["API", "JT/T 808 对接指南"],
    ["二次开发", "MQTT 对接指南"],
    // With a character that sounds alike.
    ["定卫器", "/products/"],
    ["太杨能", "/products/a9s"],
    ["冷连监控", "/solutions/cold-chain"],
    // Where it is used.
    ["巴西", "/products/"],
    ["拉美 频段", "频段"],
    ["墨西哥 宠物定位器", "/products/d"],
    ["美国", "频段"],
  ],
  en: [
    ["solar asset tracker", "/products/a9s"],
    ["cat tracker", "/products/d1"],
    ["dog collar", "/products/d2"],
    ["fuel monitoring", "/products/v8"],
    ["motorcycles", "/products/e3"],
    ["cold chain", "/solutions/cold-chain"],
    ["warranty", "/services/warranty"],
    ["contact", "/contact"],
    ["V 9", "/products/v9"],
    ["m-30", "/products/m30"],
    ["48V", "/products/"],
    ["48 volts e-bike", "/products/e1"],
    ["NB-IoT", "NB-IoT"],
    ["200 days", "/products/a"],
    ["waterproof", "IP67"],
    ["immobilizer", "relay"],
    ["lorry", "/products?series=4g_vehicle"],
    ["ebike", "/products/e1"],
    ["trackign", "/solutions/asset"],
    ["motorcicle", "/products/e3"],
    ["tempreature logger", "/products/c4"],
    ["realy", "relay"],
    ["colar", "/products/d"],
    ["tracking privacy", "people are tracked"],
    ["minimum order", "/services/faq#minimum-order"],
    ["how is firmware updated", "/services/faq#firmware-update"],
    ["datasheet v3", "V3"],
    ["JT808", "JT/T 808"],
    ["nbiot", "NB-IoT"],
    ["ip68 waterproof", "/products/a9s"],
    ["canbus", "/products/v7"],
    ["pet", "/products/d1"],
    ["passivation", "Passivation"],
    ["Yantian", "/brand/aritcle"],
    ["slosh in the tank", "J1939"],
    ["dingwei", "/products/"],
    ["冷链", "/products/c4"],
    ["Brazil", "/products/"],
    ["dog tracker for México", "/products/d2"],
    ["latin america bands", "/products/"],
    ["nigeria 24V relay", "/products/v"],
    ["usa", "band table"],
    ["japan", "band table"],
    ["magnetic tracker 4G", "/products/a5"],
    ["magnetic tracker 4G", "/products/a9s"],
    ["API", "JT/T 808 integration guide"],
    ["SDK", "MQTT integration guide"],
    ["webhook", "integration guide"],
    ["weilan", "fence"],
    // With and without hyphens.
    ["water-proof", "IP67"],
    ["data-sheet V3", "/products/v3/datasheet.pdf"],
    ["re-chargeable", "/products/a5"],
    ["antitheft", "/products/e3"],
    ["anti-theft", "/products/e3"],
    ["tail light", "/products/b1"],
    ["wi fi", "/products/v7"],
    ["geo-fence", "fence"],
    // In Spanish, Portuguese and German.
    ["rastreador", "/solutions/asset"],
    ["rastreador magnético", "/products/a5"],
    ["rastreador de vehículos", "/products/v7"],
    ["localizador GPS para perros", "/products/d2"],
    ["à prova d'água", "IP67"],
    ["cadeia de frio", "/products/c4"],
    ["Fahrrad Tracker", "/products/b1"],
    ["Datenblatt V3", "/products/v3/datasheet.pdf"],
    ["garantía", "/services/warranty"],
  ],
};
let test: TestCms;
let find: typeof findOnSite;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  provideBothTexts();
  ({ findOnSite: find } = await import("./index.server.ts"));
}, 300_000);
afterAll(() => test?.close());

/** The first result, or that of the offered spelling. */
async function firstThree(language: Language, query: string): Promise<string[]> {
  const { hits, spelled } = await find(language, query);
  if (spelled) return firstThree(language, spelled);
  return hits.slice(0, 3).map(({ document }) => `${document.path} ${document.title}`);
}

it("finds what is meant among the first three", async () => {
  const wrong: string[] = [];
  for (const language of ["zh", "en"] as const) {
    for (const [query, expected] of QUERIES[language]) {
      const results = await firstThree(language, query);
      if (!results.some((line) => plainText(line).includes(plainText(expected))))
        wrong.push(`${query} → ${expected}, but: ${results.join(" | ")}`);
    }
  }
  expect(wrong).toEqual([]);
});

it("finds products that have all but one of many things that are asked for, and 4G where LTE is written", async () => {
  for (const [query, expected] of [
    ["wired 4G tracker", ["v1", "v3"]],
    ["wired 4G tracker for truck fleet", ["v3", "v5", "v7"]],
    ["wired fleet tracker", ["v1", "v3", "v5"]],
  ] as const) {
    const { hits, near } = await find("en", query);
    const products = hits.flatMap(({ document }) => (document.kind === "product" ? [document.path.replace("/products/", "")] : []));
    expect([query, near, products.slice(0, 6)]).toEqual([query, false, expect.arrayContaining([...expected])]);
  }
});

it("puts a product and its datasheet before what only names the two", async () => {
  for (const [language, query] of [
    ["zh", "A9 datasheet"],
    ["zh", "A9 规格书"],
    ["en", "A9 datasheet"],
    ["en", "datasheet V3"],
  ] as const) {
    const [first, second] = (await find(language, query)).hits.map(({ document }) => document);
    expect([query, first?.kind, second?.kind]).toEqual([query, "product", "download"]);
    expect(query).toContain(first?.code);
    expect(second?.path).toBe(`${language === "en" ? "/en" : ""}${first?.path}/datasheet.pdf`);
  }
});

it("does not take everything that is waterproof for what is asked by its degree", async () => {
  const countProducts = async (query: string) =>
    (await find("en", query)).hits.filter(({ document }) => document.kind === "product").length;
  expect(await countProducts("ip68")).toBeGreaterThan(0);
  expect(await countProducts("ip68")).toBeLessThan(await countProducts("waterproof"));
});

it("puts what is called so before what only tells of it", async () => {
  for (const [language, query] of [
    ["zh", "冷链"],
    ["zh", "双频"],
    ["en", "passivation"],
    ["en", "j1939"],
  ] as const) {
    const { hits } = await find(language, query);
    const isCalled = hits.map(({ document }) => plainText(document.title).includes(query));
    const articles = isCalled.filter((_, at) => hits[at]?.document.kind === "article");
    expect([query, articles, articles.includes(true)]).toEqual([
      query,
      articles.toSorted((one, other) => Number(other) - Number(one)),
      true,
    ]);
  }
});

it("offers what comes nearest when nothing has all that was asked for", async () => {
  expect((await find("zh", "lengliann 5G")).spelled).toBe("冷链 5G");
  for (const query of ["冷链 5G", "C4 9999V"]) {
    const { near, hits } = await find("zh", query);
    expect([query, near, hits.slice(0, 6).some(({ document }) => /冷链/.test(document.title))]).toEqual([query, true, true]);
  }
});

it("finds nothing by a word that is only like what was typed, and offers a name that may be meant", async () => {
  for (const [query, expected] of [
    ["trackign", "tracking"],
    ["realy", "relay"],
    ["magnt", "magnet"],
    ["motorcicle", "motorcycle"],
  ] as const)
    expect([query, await find("en", query)]).toEqual([query, expect.objectContaining({ hits: [], near: true, spelled: expected })]);
  expect((await find("zh", "lenglain")).spelled).toBe("冷链");
  // Words of texts are no names, and short words are like too many.
  for (const query of ["train", "loan"]) expect([query, (await find("en", query)).spelled]).toEqual([query, null]);
  // Neither permanent nor cat: the places that are meant.
  for (const query of ["germny", "brzil"]) expect([query, (await find("en", query)).near]).toEqual([query, false]);
});

it("reads countries and regions as places of use, and finds what has enough of the bands there", async () => {
  const { searchResults } = await import("./results.server.ts");
  const { REGIONS, bestSharedBands } = await import("#shared/specification/use.ts");
  const { devicesOf } = await import("#shared/specification/variants.ts");
  const { docs } = await test.cms.find({ collection: "products", overrideAccess: false, pagination: false, depth: 0 });
  const fitting = (key: string) => {
    const region = REGIONS[key];
    return docs.flatMap((product) =>
      region && bestSharedBands(region, devicesOf(product.specs, product.variants)).isEnough ? [`/products/${product.slug}`] : [],
    );
  };
  for (const [language, query, region, verdict] of [
    ["en", "brazil", "latin-america", "Works on "],
    ["zh", "巴西", "latin-america", "当地"],
    ["en", "Chile", "latin-america", "Works on "],
    ["zh", "尼日利亚", "middle-east-africa", "当地"],
    ["en", "United States", "north-america", ""],
  ] as const) {
    const products = (await find(language, query)).hits.flatMap(({ document: { kind, path } }) => (kind === "product" ? [path] : []));
    expect([query, products.toSorted()]).toEqual([query, fitting(region).toSorted()]);
    const results = await searchResults(language, query);
    expect(results).toMatchObject({ near: false, regions: [{ typed: query, region: REGIONS[region]?.[language] }] });
    const shown = [...(results?.best ?? []), ...(results?.groups ?? []).flatMap((group) => group.results)];
    const facts = shown.flatMap(({ fact }) => fact?.value ?? []);
    expect([query, facts.some((fact) => fact.startsWith(verdict)), facts.length > 0]).toEqual([query, verdict !== "", verdict !== ""]);
  }
  const elsewhere = await searchResults("en", "japan");
  expect(elsewhere?.regions).toEqual([expect.objectContaining({ typed: "japan", bands: "" })]);
});

it("says of a country first that no product states its approval, and how many do", async () => {
  const { searchResults } = await import("./results.server.ts");
  const { docs } = await test.cms.find({ collection: "products", limit: 100, depth: 0, select: { specs: true } });
  const stating = (code: string) =>
    docs.filter(({ specs }) => specs?.some(({ key, codes }) => key === "certification" && codes?.some((other) => other === code))).length;
  for (const [language, query, name, code] of [
    ["en", "Brazil", "Anatel (Brazil)", "anatel"],
    ["en", "brasil", "Anatel (Brazil)", "anatel"],
    ["zh", "巴西", "Anatel（巴西）", "anatel"],
    ["en", "tracker for barzil", "Anatel (Brazil)", "anatel"],
    ["en", "Australia", "RCM (Australia, New Zealand)", "rcm"],
    ["en", "japan", "Giteki (Japan)", "giteki"],
    ["zh", "印度", "WPC ETA（印度）", "wpc"],
    ["en", "México", "IFT (Mexico)", "ift"],
    ["en", "usa", "FCC", "fcc"],
    ["en", "Germany", "CE", "ce"],
    ["zh", "德国 4G", "CE", "ce"],
  ] as const) {
    const results = await searchResults(language, query);
    expect([query, results?.approvals]).toEqual([query, [expect.objectContaining({ name, stated: stating(code), ofCountry: true })]]);
  }
  expect(stating("ce")).toBeGreaterThan(0);
  // The query names the approval itself: the answer names it once.
  expect((await searchResults("en", "Anatel Brazil"))?.approvals).toMatchObject([{ ofCountry: false, stated: 0 }]);
  // A region, and a country without a listed authority, get no note.
  for (const query of ["latin america", "Nepal", "tracker"]) expect((await searchResults("en", query))?.approvals).toEqual([]);
});

it("takes a name with a slip for the country or region that is meant, unless something is called so", async () => {
  const { searchResults } = await import("./results.server.ts");
  for (const [language, query, expected] of [
    ["en", "brasil", "brazil"],
    ["en", "barzil", "brazil"],
    ["en", "germny", "germany"],
    ["en", "24V relay barzil", "24V relay brazil"],
    ["zh", "墨西戈", "墨西哥"],
    ["zh", "barzil", "巴西"],
  ] as const) {
    const products = async (words: string) =>
      (await find(language, words)).hits.flatMap(({ document: { kind, path } }) => (kind === "product" ? [path] : []));
    const matches = await products(query);
    expect([query, matches.length > 0, matches.toSorted()]).toEqual([query, true, (await products(expected)).toSorted()]);
    expect((await searchResults(language, query))?.regions).toHaveLength(1);
  }
  for (const [language, query] of [
    ["en", "child"],
    ["en", "chain"],
    ["en", "sedan"],
    ["en", "macro"],
    ["en", "chili tracker"],
    ["zh", "马力"],
    ["zh", "太过"],
  ] as const)
    expect([query, (await searchResults(language, query))?.regions]).toEqual([query, []]);
  expect((await searchResults("en", "itlay"))?.regions).toHaveLength(1);
});

it("finds the products that bear an approval by its names, and says where none does", async () => {
  const { searchResults } = await import("./results.server.ts");
  const { docs } = await test.cms.find({ collection: "products", limit: 100, depth: 0, select: { slug: true, specs: true } });
  for (const [language, query, code] of [
    ["en", "ce", "ce"],
    ["zh", "CE认证", "ce"],
    ["en", "FCC", "fcc"],
    ["zh", "3C认证", "ccc"],
    ["en", "emark", "e-mark"],
    ["en", "UN38.3", "un383"],
  ] as const) {
    const bearing = docs.flatMap(({ slug, specs }) =>
      specs?.some(({ key, codes }) => key === "certification" && codes?.includes(code)) ? [`/products/${slug}`] : [],
    );
    const products = (await find(language, query)).hits.flatMap(({ document: { kind, path } }) => (kind === "product" ? [path] : []));
    expect([query, products.slice(0, bearing.length).toSorted()]).toEqual([query, bearing.toSorted()]);
    expect((await searchResults(language, query))?.approvals).toMatchObject([{ stated: bearing.length }]);
  }
  for (const [language, query] of [
    ["en", "anatel"],
    ["en", "rcm"],
    ["zh", "入网许可"],
  ] as const)
    expect([query, (await searchResults(language, query))?.approvals]).toEqual([query, [expect.objectContaining({ stated: 0 })]]);
  // Products state it, whatever other words the query has.
  expect((await searchResults("en", "CE zyxwvu"))?.approvals[0]?.stated).toBeGreaterThan(0);
  // A word as well.
  for (const query of ["how far does bluetooth reach", "out of reach"])
    expect([query, (await searchResults("en", query))?.approvals]).toEqual([query, []]);
  for (const query of ["reach", "RoHS, REACH", "tracker with REACH certificate"])
    expect([query, (await searchResults("en", query))?.approvals]).toEqual([
      query,
      expect.arrayContaining([expect.objectContaining({ name: "REACH", stated: 2 })]),
    ]);
});

it("finds what was published a moment ago, and no more what was withdrawn", async () => {
  const faq = { slug: "zebra", topic: "choosing", question: "Do zebras wear trackers?", answer: "Some do.", order: 1 } as const;
  const searchTitles = async () =>
    (await find("en", "zebra")).hits.filter(({ document }) => document.kind === "faq").map(({ document }) => document.title);
  expect(await searchTitles()).toEqual([]);
  const { id } = await test.cms.create({ collection: "faqs", locale: "zh", data: { ...faq, _status: "published" } });
  expect(await searchTitles()).toEqual(["Do zebras wear trackers?"]);
  await test.cms.update({ collection: "faqs", id, locale: "zh", data: { question: "Do zebras need trackers?", _status: "published" } });
  expect(await searchTitles()).toEqual(["Do zebras need trackers?"]);
  await test.cms.update({ collection: "faqs", id, data: { _status: "draft" } });
  expect(await searchTitles()).toEqual([]);
});

it("reads the products of a series that has another name, and no other", async () => {
  const searchTitles = async () =>
    (await find("en", "zebrafish", { limit: 100 })).hits.flatMap(({ document }) => (document.kind === "product" ? [document.key] : []));
  expect(await searchTitles()).toEqual([]);
  const { docs } = await test.cms.find({ collection: "series", limit: 1, depth: 0 });
  const series = docs[0]?.id ?? 0;
  const products = await test.cms.find({ collection: "products", where: { series: { equals: series } }, depth: 0, limit: 100 });
  const reads = vi.spyOn(test.cms, "find");
  await test.cms.update({ collection: "series", id: series, locale: "en", data: { name: "Zebrafish", _status: "published" } });
  const keys = products.docs.map(({ id }) => `products:${id}`);
  expect((await searchTitles()).sort()).toEqual(keys.sort());
  const conditions = reads.mock.calls.flatMap(([options]) => (options.collection === "products" ? [options.where] : []));
  expect(conditions.length).toBeGreaterThan(0);
  for (const where of conditions) expect(where).toEqual({ id: { in: expect.arrayContaining(products.docs.map(({ id }) => id)) } });
  reads.mockRestore();
});

it("keeps what only the text of an article says when the site's settings are saved", SLOW, async () => {
  const findsArticle = async () => (await find("en", "slosh in the tank")).hits.some(({ document }) => document.kind === "article");
  expect(await findsArticle()).toBe(true);
  await test.cms.updateGlobal({ slug: "site", data: { untranslatedPages: "leaveOut" } });
  expect(await findsArticle()).toBe(true);
  await test.cms.updateGlobal({ slug: "site", data: { untranslatedPages: "say", phone: "+86 755 0000 0000" } });
  expect(await findsArticle()).toBe(true);
});
