import { describe, expect, it } from "vitest";
import type { Format } from "../lib/file-answer.ts";
import { importsTest } from "../../test/imports.ts";

const FORMATS: Format[] = ["csv", "xlsx", "json"];
/** Collections with every kind of field. What a format makes of a cell is tried in sheets.test.ts, without a database. */
const OF_EACH_KIND: ReadonlySet<string> = new Set(["products", "articles", "redirects"]);

const { desk, bring, exported, fileOf, table, whole } = importsTest();

describe("what was exported", () => {
  it.each(FORMATS)("changes nothing when it is brought back as %s", async (format) => {
    const collections = desk.modules.importableCollections(desk.test.cms);
    for (const collection of collections.filter((one) => format === "csv" || OF_EACH_KIND.has(one))) {
      const { same, ...others } = await bring(collection, `${collection}.${format}`, await exported(collection, format));
      expect({ collection, ...others }).toMatchObject({ collection, faults: [], changes: [], new: 0, changed: 0, bad: 0 });
      expect(same).toBe((await desk.test.cms.count({ collection })).totalDocs);
    }
  });

  it.each([
    ["products", { slug: "copied", code: "COPIED", _status: "draft" }],
    ["solutions", { slug: "copied", _status: "draft" }],
    ["services", { slug: "copied", _status: "draft" }],
  ] as const)("makes the same record again: %s", async (collection, changes) => {
    for (const format of FORMATS) {
      const source = await table(collection);
      const file = await fileOf(
        source,
        { ...changes, slug: `copied-${format}`, ...(collection === "products" && { code: `C-${format}` }) },
        format,
      );
      expect(await bring(collection, `x.${format}`, file, { onlyGood: false })).toMatchObject({ new: 1, bad: 0, written: 1, published: 0 });
      const name = source.lines[0]?.cells.get("slug") ?? "";
      const original = await whole(collection, name);
      expect(Object.keys(original).length).toBeGreaterThan(7);
      expect(await whole(collection, `copied-${format}`)).toEqual(original);
    }
  });
});

describe("a changed cell", () => {
  it("is told with what was there, changes that alone, and leaves a version and an entry of the log", async () => {
    const columns = ["slug", "tagline_en", "specs.standby", "specs.weight", "features.2.title"];
    const file = Buffer.from(`${columns.join(",")}\r\na9,Solar,210,"≤ 300",两年\r\n`);
    const before = await whole("products", "a9");
    const report = await bring("products", "x.csv", file, { onlyGood: false });
    expect(report).toMatchObject({ changed: 1, cells: 4, english: 1, written: 1 });
    expect(report.changes[0]?.cells).toContainEqual({ column: "specs.standby", before: "365", after: "210" });
    const after = await whole("products", "a9");
    expect(after).not.toEqual(before);
    expect(after["tagline"] as object).toEqual({ ...(before["tagline"] as object), en: "Solar" });
    expect(after["specs"]).toContainEqual(expect.objectContaining({ key: "weight", value: 300, prefix: "≤" }));
    expect(after["features"]).toHaveLength((before["features"] as object[]).length);
    const { docs } = await desk.test.cms.find({ collection: "products", where: { slug: { equals: "a9" } }, locale: "en", depth: 0 });
    expect(docs[0]).toMatchObject({ tagline: "Solar", _status: "published" });
    const entries = await desk.test.cms.find({
      collection: "audit-log",
      where: { recordId: { equals: String(docs[0]?.id) } },
      sort: "-id",
    });
    expect(entries.docs[0]).toMatchObject({ action: "update", userName: "editor" });
    const versions = await desk.test.cms.findVersions({
      collection: "products",
      where: { parent: { equals: docs[0]?.id ?? 0 } },
      sort: "-updatedAt",
      depth: 0,
    });
    expect(versions.totalDocs).toBeGreaterThan(1);
  });

  it("leaves what a save at the desk leaves: the day of the change, the state of the English, who it was, a redirect from where it was", async () => {
    const { docs: articles } = await desk.test.cms.find({ collection: "articles", depth: 0, limit: 1, sort: "id" });
    const [article] = articles;
    const bringArticle = (title: string) =>
      bring("articles", "x.csv", Buffer.from(`id,title\r\n${article?.id},${title}\r\n`), { onlyGood: false });
    expect(await bringArticle("新的标题")).toMatchObject({ written: 1 });
    const now = await desk.test.cms.findByID({ collection: "articles", id: article?.id ?? 0, depth: 0 });
    expect(String(now.updatedOn).slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    expect(now).toMatchObject({ translation: "older", translationLacks: [{ name: "title", state: "older" }] });
    expect(now.savedBy).toMatchObject({ name: "editor", through: "import" });

    const { docs } = await desk.test.cms.find({ collection: "services", where: { slug: { equals: "oem-odm" } }, depth: 0 });
    await desk.test.cms.update({ collection: "services", id: docs[0]?.id ?? 0, data: { slug: "made-to-order" }, draft: true });
    await bring("services", "x.csv", Buffer.from("slug,_status\r\nmade-to-order,published\r\n"), { onlyGood: false });
    const redirects = await desk.test.cms.find({ collection: "redirects", where: { from: { equals: "/services/oem-odm" } }, depth: 0 });
    expect(redirects.docs).toMatchObject([{ to: "/services/made-to-order", status: "301" }]);
  });

  it("is taken for no formula, nor for what hides one", async () => {
    const text = "=1+1";
    const file = Buffer.from(
      await desk.modules.writeTable(
        "csv",
        ["slug", "tagline_en"],
        [
          new Map([
            ["slug", "a9"],
            ["tagline_en", text],
          ]),
        ],
      ),
    );
    expect(file.toString()).toContain("'=1+1");
    expect((await bring("products", "x.csv", file)).changes[0]?.cells).toContainEqual({
      column: "tagline_en",
      before: "Solar",
      after: text,
    });
  });
});

describe("a template", () => {
  const fetchTemplate = async (collection: string, format: string) => {
    const response = await desk.test.api(`/export/${collection}/template?format=${format}`, { token: desk.editor.token });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };

  it("has every column of a collection, and its line goes in as a draft that is told what it lacks", async () => {
    for (const collection of desk.modules.importableCollections(desk.test.cms)) {
      if (collection === "media") continue;
      for (const format of OF_EACH_KIND.has(collection) ? ["csv", "xlsx"] : ["csv"]) {
        const report = await bring(collection, `x.${format}`, await fetchTemplate(collection, format));
        expect({ collection, format, ...report }).toMatchObject({
          collection,
          format,
          bad: 0,
          faults: [],
          noticed: 0,
          new: 1,
          published: 0,
        });
      }
    }
  });

  it("of products has the columns that an export has not on an empty site, and names codes and units", async () => {
    const { columns } = await desk.modules.readTable("x.csv", await fetchTemplate("products", "csv"));
    const needed = [
      "slug",
      "code",
      "name_en",
      "picturesAlt",
      "picturesAlt_en",
      "purchase.note",
      "features.1.title",
      "packing.2.quantity",
      "specs.weight",
      "specs.protection.codes",
    ];
    expect(columns).toEqual(expect.arrayContaining(needed));
    const used = (await table("products")).columns.filter((name) => !/\.(?:[3-9]|\d\d)\.|~/.test(name));
    expect(used.filter((name) => !columns.includes(name) && !/^specs\..*_en$/.test(name))).toEqual([]);
    const { readSheet } = await import("read-excel-file/node");
    const sheet = await readSheet(await fetchTemplate("products", "xlsx"), 2);
    const row = (name: string) => sheet.find(([column]) => column === name);
    expect(row("specs.protection.codes")?.join(" ")).toContain("ip69k");
    expect(row("specs.weight")?.slice(1, 5)).toEqual(["重量", "Weight", null, "g (10; 9–36; ≤2.5)"]);
  });

  it("is for those alone who write the collection", async () => {
    for (const token of [...Object.values(desk.tokens), undefined])
      expect((await desk.test.api("/export/products/template?format=csv", token ? { token } : {})).status).toBe(403);
    expect((await desk.test.api("/export/products/template?format=pdf", { token: desk.editor.token })).status).toBe(404);
    expect((await desk.test.api("/export/leads/template?format=csv", { token: desk.editor.token })).status).toBe(404);
  });
});

describe("files of records", () => {
  it("are for those alone who write the collection", async () => {
    for (const token of [...Object.values(desk.tokens), undefined]) {
      expect((await desk.test.api("/export/products?format=csv", token ? { token } : {})).status).toBe(403);
      expect((await desk.test.api("/imports/check", { method: "POST", body: {}, ...(token && { token }) })).status).toBeGreaterThanOrEqual(
        400,
      );
    }
    for (const address of ["/export/leads?format=csv", "/export/users?format=csv", "/export/products?format=pdf"])
      expect((await desk.test.api(address, { token: desk.editor.token })).status).toBe(404);
  });
});
