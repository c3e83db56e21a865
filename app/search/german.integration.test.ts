import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { searchResults, suggestions } from "./results.server.ts";
import { openCms, type TestCms } from "../../test/cms.ts";

// Before anything else of the house is loaded.
vi.hoisted(() => (process.env["SITE_LANGUAGES"] = "de,en"));

/** Forty devices of a company of its own: model, name, and the needs for which its staff names them. */
const DEVICES: [code: string, name: string, need?: string][] = [
  ["N10", "Ortungsanhänger für Hunde", "pets"],
  ["N11", "Ortungsanhänger für Katzen", "pets"],
  ["N12", "Weidetracker mit Solarzelle", "livestock"],
  ["N13", "Ohrmarke mit Ortung", "livestock"],
  ["N14", "Kinderanhänger", "children"],
  ["N15", "Notrufknopf", "elderly"],
  ["N16", "Notrufuhr", "elderly"],
  ["N17", "Personentracker mit Totmannschalter", "lone-workers"],
  ["N18", "Koffertracker", "luggage"],
  ["N19", "Schlüsselfinder", "luggage"],
  ["N20", "Containertracker", "containers"],
  ["N21", "Anhängertracker", "containers"],
  ["N22", "Palettentracker", "pallets"],
  ["N23", "Sendungstracker", "pallets"],
  ["N24", "Baumaschinentracker", "machines"],
  ["N25", "Werkzeugtracker", "machines"],
  ["N26", "OBD-Stecker", "cars"],
  ["N27", "Diebstahlschutz für Pkw", "cars"],
  ["N28", "Flottentracker", "lorries"],
  ["N29", "Flottentracker mit CAN", "lorries"],
  ["N30", "Telematikeinheit für Mietwagen", "taxis"],
  ["N31", "Motorradtracker", "two-wheelers"],
  ["N32", "Fahrradtracker", "two-wheelers"],
  ["N33", "Bootstracker", "boats"],
  ["N34", "Temperaturlogger", "cold-goods"],
  ["N35", "Kühlkettenlogger", "cold-goods"],
  ...Array.from({ length: 14 }, (_, index): [string, string] => [`N${36 + index}`, `Ortungsgerät Serie ${index + 1}`]),
];

/** What people type, and the beginnings of the addresses that answer it. */
const QUERIES: [query: string, ...answers: string[]][] = [
  ["Hund", "/products/n10"],
  ["Halsband für Hunde", "/products/n10"],
  ["Katze", "/products/n11", "/products/n10"],
  ["Kuh", "/products/n12"],
  ["Kühe", "/products/n12"],
  ["Schafe", "/products/n12"],
  ["Pferd", "/products/n12"],
  ["Schulranzen", "/products/n14"],
  ["Kind", "/products/n14"],
  ["Oma", "/products/n15"],
  ["Demenz", "/products/n15"],
  ["Hausnotruf", "/products/n15"],
  ["Alleinarbeit", "/products/n17"],
  ["Koffer", "/products/n18"],
  ["Schlüssel", "/products/n19", "/products/n18"],
  ["Container", "/products/n20"],
  ["Auflieger", "/products/n20", "/products/n21"],
  ["Wohnwagen", "/products/n20", "/products/n21"],
  ["Palette", "/products/n22"],
  ["Paket", "/products/n22", "/products/n23"],
  ["Bagger", "/products/n24"],
  ["Gabelstapler", "/products/n24"],
  ["Werkzeug", "/products/n25", "/products/n24"],
  ["Auto", "/products/n26"],
  ["Firmenwagen", "/products/n26"],
  ["Lkw", "/products/n28"],
  ["Fuhrpark", "/products/n28"],
  ["Dieseldiebstahl", "/products/n28"],
  ["Mietwagen", "/products/n30"],
  ["Motorrad", "/products/n31"],
  ["Motorraeder", "/products/n31"],
  ["E-Bike", "/products/n31", "/products/n32"],
  ["Fahrrad", "/products/n32", "/products/n31"],
  ["Boot", "/products/n33"],
  ["Impfstoff", "/products/n34"],
  ["Kühltransport", "/products/n34", "/products/n35"],
  ["Medikamente", "/products/n34"],
  ["was kostet das", "/buy"],
  ["Preisliste", "/buy"],
  ["Mindestbestellmenge", "/buy"],
  ["Muster", "/buy"],
  ["Lieferzeit", "/buy", "/services/faq"],
  ["Händler", "/join"],
  ["Vertriebspartner", "/join"],
  ["Garantie", "/services/warranty"],
  ["Reparatur", "/services/after-sales", "/contact", "/services/warranty"],
  ["Gerät meldet nicht", "/services/support", "/contact"],
  ["Telefon", "/contact"],
  ["Datenschutz", "/services/privacy"],
  ["kleinster Tracker", "/products?sort=weight"],
  ["längste Akkulaufzeit", "/products?sort=-standby"],
];
/** As many of them are answered, at least. */
const PART = 0.8;

let test: TestCms;
let search: typeof searchResults;
let suggest: typeof suggestions;

beforeAll(async () => {
  test = await openCms();
  const { cms } = test;
  const [{ beginNeeds }, { provideBuiltInTexts }, german, english] = await Promise.all([
    import("#cms/seed/own-company.ts"),
    import("#app/i18n/locales/built-in.ts"),
    import("#app/i18n/locales/de.ts"),
    import("#app/i18n/locales/en.ts"),
  ]);
  provideBuiltInTexts("de", german.default);
  provideBuiltInTexts("en", english.default);
  await beginNeeds(cms);
  const data = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#dde3e0" } })
    .png()
    .toBuffer();
  const shared = { locale: "de", depth: 0, overrideAccess: true } as const;
  const { id: picture } = await cms.create({
    ...shared,
    collection: "media",
    data: { alt: "Ein Gerät" },
    file: { data, mimetype: "image/png", name: "device.png", size: data.length },
  });
  const { id: series } = await cms.create({
    ...shared,
    collection: "series",
    data: {
      key: "tracker",
      order: 1,
      picture,
      name: "Tracker",
      description: "Alle Geräte.",
      features: [{ text: "robust" }],
      _status: "published",
    },
  });
  for (const [index, [code, name]] of DEVICES.entries())
    await cms.create({
      ...shared,
      collection: "products",
      data: {
        code,
        slug: code.toLowerCase(),
        order: index + 1,
        released: "2026-03-01",
        series,
        pictures: [picture],
        width: 90,
        depth: 60,
        height: 25,
        specs: [{ key: "weight", value: 20 + index }],
        name,
        tagline: `${name}, sofort einsatzbereit`,
        intro: `${name}, für den täglichen Einsatz gebaut.`,
        purchase: {},
        _status: "published",
      },
    });
  const { docs } = await cms.find({ ...shared, collection: "needs", pagination: false });
  for (const { id, slug, answers } of docs) {
    const links = DEVICES.flatMap(([code, , need]) => (need === slug ? [{ link: `/products/${code.toLowerCase()}` }] : []));
    if (links.length > 0)
      await cms.update({ ...shared, collection: "needs", id, data: { answers: [...links, ...(answers ?? [])], _status: "published" } });
  }
  ({ searchResults: search, suggestions: suggest } = await import("./results.server.ts"));
}, 300_000);
afterAll(() => test?.close());

it("answers on a site of one's own in German what people ask, among the first three, on the page and while they type", async () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(50);
  const missed = { page: [] as string[], suggested: [] as string[] };
  for (const [query, ...answers] of QUERIES) {
    const isAnswer = (path: string) => answers.some((answer) => path.startsWith(answer));
    const { best = [], groups = [] } = (await search("de", query)) ?? {};
    const onPage = [...best, ...groups.flatMap(({ results }) => results)].slice(0, 3).map(({ path }) => path);
    const suggested = (await suggest("de", query)).slice(0, 3).map(({ path }) => path);
    if (!onPage.some(isAnswer)) missed.page.push(`${query}: ${onPage.join(" ")}`);
    if (!suggested.some(isAnswer)) missed.suggested.push(`${query}: ${suggested.join(" ")}`);
  }
  const most = QUERIES.length * (1 - PART);
  for (const queries of [missed.page, missed.suggested]) expect(queries.length <= most ? [] : queries).toEqual([]);
});
