import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import type { Report } from "./report.ts";
import type * as Work from "./do-import.ts";
import { packContent } from "./stored-content.ts";

// Before anything else of the house is loaded.
vi.hoisted(() => (process.env["SITE_LANGUAGES"] = "en,de"));

let test: TestCms;
let editor: { id: number; token: string };
let doImport: (typeof Work)["doImport"];

beforeAll(async () => {
  test = await openCms();
  ({ doImport } = await import("./do-import.ts"));
  editor = await signedIn(test, "editor");
});
afterAll(() => test?.close());

/** Validates a file, and writes its good lines. */
async function bring(content: string, target = "faqs"): Promise<Report> {
  const file = { fileName: `${target}.csv`, content: await packContent(content) };
  const data = { user: editor.id, target, language: "en" as const, state: "checking" as const, attempts: 0, ...file };
  const { id } = await test.cms.create({ collection: "imports", data });
  await doImport(test.cms, id);
  if ((await test.cms.findByID({ collection: "imports", id, depth: 0 })).state === "checked") {
    await test.cms.update({ collection: "imports", id, data: { state: "writing", onlyGood: true } });
    await doImport(test.cms, id);
  }
  return (await test.cms.findByID({ collection: "imports", id, depth: 0 })).report as unknown as Report;
}

describe("a sheet of a site in English, and German besides", () => {
  it("is in English where a column says no language", async () => {
    const report = await bring(
      "slug,topic,question,question_de,answer,order,_status\nhow-long,choosing,How long?,Wie lange?,A year.,1,published\n",
    );
    expect(report).toMatchObject({ bad: 0, new: 1 });
    const { docs } = await test.cms.find({ collection: "faqs", locale: "all", depth: 0 });
    expect(docs).toMatchObject([
      {
        question: { en: "How long?", de: "Wie lange?" },
        answer: { en: "A year." },
        translation: "missing",
        translationLacks: [{ name: "answer", state: "missing", language: "de" }],
      },
    ]);
    const response = await test.api("/export/faqs?format=csv", { token: editor.token, language: "en" });
    const [head = ""] = (await response.text()).replace("\ufeff", "").split(/\r?\n/);
    expect(head.split(",")).toEqual(expect.arrayContaining(["question", "question_de", "answer"]));
    expect(head).not.toMatch(/_en|_zh/);
  });

  it("has columns that say their language in words", async () => {
    const report = await bring(
      "Slug,Topic,Question (English),Question (Deutsch),Answer (EN),Order,_status\nhow-far,choosing,How far?,Wie weit?,A mile.,4,draft\n",
    );
    expect(report).toMatchObject({ bad: 0, new: 1 });
    const german = "Slug,Topic,Question (Englisch),Question (German),Answer (Englisch),Answer_Deutsch,Order,_status";
    expect(await bring(`${german}\nhow-near,choosing,How near?,Wie nah?,A foot.,Ein Fuß.,5,draft\n`)).toMatchObject({ bad: 0, new: 1 });
  });

  it("has columns that are called as a German maker calls them, and as a Spanish one", async () => {
    const german = "Modell,Bezeichnung,Kurzbeschreibung,Breite (mm),Tiefe,Höhe (mm),Mindestbestellmenge,Status,Gewicht (g)";
    expect(await bring(`${german}\nDE 1,Tracker,Klein,50,40,20,10,draft,60\n`, "products")).toMatchObject({ bad: 0, new: 1 });
    const { docs } = await test.cms.find({ collection: "products", locale: "en", depth: 0, draft: true });
    expect(docs).toMatchObject([{ code: "DE 1", name: "Tracker", width: 50, height: 20, purchase: { minimumOrder: 10 } }]);
    expect(await bring("Modelo,Nombre,Ancho,Alto,Estado\nES 1,Rastreador,50,20,draft\n", "products")).toMatchObject({ bad: 0, new: 1 });
    const unknown = await bring("Modell,Breite,Höhe,Farbe,Bezeichnung (español)\nDE 2,50,20,rot,Dos\n", "products");
    expect(unknown).toMatchObject({ new: 0 });
    expect(JSON.stringify(unknown)).toContain("in a language that the site has not, such as Bezeichnung(español).");
    // Without a column of that name before it, `no`, the code of Norwegian, is a number.
    const number = await bring("Modell,Breite,Höhe,part_no\nDE 2,50,20,7\n", "products");
    expect(number).toMatchObject({ new: 0 });
    expect(JSON.stringify(number)).toContain("no such columns (1): part_no.");
    expect(JSON.stringify(number)).not.toContain("in a language");
  });

  it("has commas before decimals where one of its figures can only be read so", async () => {
    const { readTable } = await import("./read-file.ts");
    const decimals = async (text: string) => (await readTable("x.csv", Buffer.from(text))).numbers.decimals;
    expect(await decimals('slug,specs.accuracy\na9,"1,8 m"\n')).toBe("comma");
    expect(await decimals("slug;specs.battery_capacity\na9;10.000 mAh\n")).toBe("comma");
    expect(await decimals("slug;specs.accuracy;specs.weight\na9;1.8 m;62,5\n")).toBe("unsure");
    expect(await decimals('slug,specs.battery_capacity\na9,"5,200 mAh"\n')).toBe("point");
    expect(await decimals('slug,specs.vehicle_bus\na9,"1,2,3 and B1,3"\n')).toBe("point");
  });

  it("is refused where it says nothing in English, and where it names another language", async () => {
    const german = await bring("slug,topic,question_de,answer_de,order,_status\nnur-deutsch,choosing,Wie?,So.,2,published\n");
    expect(german).toMatchObject({ bad: 1, new: 0 });
    const other = await bring("slug,topic,question,question_en,answer,order,_status\nx,choosing,How?,How?,So.,3,published\n");
    expect(other).toMatchObject({ new: 0, changed: 0 });
    expect((await test.cms.find({ collection: "faqs", where: { slug: { in: "nur-deutsch,x" } }, depth: 0 })).totalDocs).toBe(0);
  });
});

describe("a record of such a site", () => {
  it("falls back to English, and to German where only that was written", async () => {
    const read = async (locale: "en" | "de") => (await test.cms.find({ collection: "faqs", locale, depth: 0 })).docs[0];
    expect(await read("de")).toMatchObject({ question: "Wie lange?", answer: "A year." });
    expect(await read("en")).toMatchObject({ question: "How long?" });
    const only = { topic: "choosing", slug: "only-german", question: "Nur hier", answer: "Ja.", order: 4, _status: "published" };
    const response = await test.api("/faqs?locale=de", { method: "POST", token: editor.token, body: only });
    expect(response.status).toBe(201);
    const { docs } = await test.cms.find({ collection: "faqs", locale: "en", where: { slug: { equals: "only-german" } }, depth: 0 });
    expect(docs).toMatchObject([{ question: "Nur hier" }]);
  });

  it("is validated anew when the site's languages have changed", async () => {
    const { restateTranslations } = await import("../publishing/translations/restate.ts");
    const stateOf = async () => {
      const { docs } = await test.cms.find({ collection: "faqs", where: { slug: { equals: "how-long" } }, depth: 0, draft: true });
      return [docs[0]?.translation, docs[0]?.translationLacks];
    };
    const validated = await stateOf();
    const { docs } = await test.cms.find({ collection: "faqs", where: { slug: { equals: "how-long" } }, depth: 0 });
    const id = docs[0]?.id ?? 0;
    await test.cms.db.updateOne({ collection: "faqs", id, data: { translation: "complete", translationLacks: [] }, returning: false });
    await test.cms.kv.set("site-languages", { languages: "en" });
    expect(await restateTranslations(test.cms)).toBe(1);
    expect(await stateOf()).toEqual(validated);
    expect((await test.cms.findByID({ collection: "faqs", id, depth: 0 })).translation).toBe("missing");
    expect(await restateTranslations(test.cms)).toBe(0);
  });

  it("is validated anew however many there are: a few are read at a time", async () => {
    const { restateTranslations } = await import("../publishing/translations/restate.ts");
    const states = async (draft: boolean) => {
      const { docs } = await test.cms.find({ collection: "faqs", depth: 0, draft, sort: "id", pagination: false });
      return docs.map(({ slug, translation, translationLacks }) => [slug, translation, translationLacks]);
    };
    const [live, latest] = [await states(false), await states(true)];
    expect(live.filter(([, translation]) => translation !== "complete").length).toBeGreaterThan(1);
    const judged = { translation: "complete", translationLacks: [] };
    const { docs } = await test.cms.find({ collection: "faqs", depth: 0, pagination: false });
    for (const { id } of docs) await test.cms.db.updateOne({ collection: "faqs", id, data: judged, returning: false });
    const versions = await test.cms.db.findVersions({ collection: "faqs", where: { latest: { equals: true } }, pagination: false });
    for (const { id } of versions.docs)
      await test.cms.db.updateVersion({ collection: "faqs", id, versionData: { version: judged } as never, returning: false });
    expect(await states(true)).not.toEqual(latest);
    await test.cms.kv.set("site-languages", { languages: "en" });
    await restateTranslations(test.cms, 1);
    expect(await states(false)).toEqual(live);
    expect(await states(true)).toEqual(latest);
  });
});
