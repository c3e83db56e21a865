import { createLocalReq, handleEndpoints, type CollectionSlug } from "payload";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { signedIn } from "../../test/staff.ts";
import type { Cell } from "../schema/data.ts";
import type * as ReadFile from "./read-file.ts";
import type { Report } from "./report.ts";
import type * as Transferable from "./transferable.ts";
import type * as Work from "./work.ts";
import type * as WriteFile from "./write-file.ts";

type Format = WriteFile.Format;
type Table = ReadFile.Table;

/** Records of the large file: some in the suite, as many as a file may hold on the long way. */
const ROWS = Number(process.env["IMPORT_ROWS"] ?? 60);
const FORMATS: Format[] = ["csv", "xlsx", "json"];

let test: TestCms;
let editor: { id: number; token: string };
let tokens: Record<"sales" | "viewer", string>;
let room: typeof Work & typeof ReadFile & typeof WriteFile & typeof Transferable;

beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  room = {
    ...(await import("./work.ts")),
    ...(await import("./read-file.ts")),
    ...(await import("./write-file.ts")),
    ...(await import("./transferable.ts")),
  };
  editor = await signedIn(test, "editor");
  tokens = { sales: (await signedIn(test, "sales")).token, viewer: (await signedIn(test, "viewer")).token };
});
afterAll(() => test.close());

/** Does the next import that waits, in a process of its own. */
async function doNext(): Promise<boolean> {
  const [{ runNext }, { importQueue }] = await Promise.all([import("../jobs/worker.ts"), import("./job.ts")]);
  return runNext(test.cms, importQueue);
}

async function exported(collection: string, format: Format): Promise<Buffer> {
  const response = await test.api(`/export/${collection}?format=${format}`, { token: editor.token });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function table(collection: string): Promise<Table> {
  return room.readTable("x.csv", await exported(collection, "csv"));
}

/** A file with the first of these records, and what is changed in it. */
async function fileOf({ columns, lines }: Table, changes: Record<string, string>, format: Format = "xlsx"): Promise<Buffer> {
  const record = new Map<string, Cell>([...(lines[0]?.cells ?? []), ...Object.entries(changes)]);
  const all = [...columns, ...Object.keys(changes).filter((name) => !columns.includes(name))];
  return Buffer.from(await room.writeTable(format, all, [record]));
}

/** Validates a file, and writes it if it is to be written. */
async function bring(target: string, fileName: string, content: Buffer, write: { onlyGood: boolean } | null = null): Promise<Report> {
  const data = { user: editor.id, target, fileName, language: "zh", state: "checking" as const, content: content.toString("base64") };
  const { id } = await test.cms.create({ collection: "imports", data: { attempts: 0, ...data } });
  await room.work(test.cms, id);
  if (write) {
    await test.cms.update({ collection: "imports", id, data: { state: "writing", ...write } });
    await room.work(test.cms, id);
  }
  return (await test.cms.findByID({ collection: "imports", id, depth: 0 })).report as unknown as Report;
}

/** A record in both languages, without what each has of its own. */
async function whole(collection: CollectionSlug, slug: string) {
  const { docs } = await test.cms.find({ collection, where: { slug: { equals: slug } }, locale: "all", depth: 0, draft: true, limit: 1 });
  const [doc] = docs as unknown as { specs?: { key?: string }[] }[];
  // In files the specifications stand in the order of the dictionary.
  doc?.specs?.sort((a, b) => (a.key ?? "").localeCompare(b.key ?? ""));
  return JSON.parse(
    JSON.stringify(doc, (name, value: unknown) =>
      ["id", "slug", "code", "createdAt", "updatedAt", "_status", "savedBy"].includes(name) ? undefined : (value ?? undefined),
    ),
  ) as Record<string, unknown>;
}

describe("what was exported", () => {
  it.each(FORMATS)("changes nothing when it is brought back as %s", async (format) => {
    for (const collection of room.transferable(test.cms)) {
      const { same, ...others } = await bring(collection, `${collection}.${format}`, await exported(collection, format));
      expect({ collection, ...others }).toMatchObject({ collection, faults: [], changes: [], new: 0, changed: 0, bad: 0 });
      expect(same).toBe((await test.cms.count({ collection })).totalDocs);
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
    const { docs } = await test.cms.find({ collection: "products", where: { slug: { equals: "a9" } }, locale: "en", depth: 0 });
    expect(docs[0]).toMatchObject({ tagline: "Solar", _status: "published" });
    const entries = await test.cms.find({ collection: "audit-log", where: { recordId: { equals: String(docs[0]?.id) } }, sort: "-id" });
    expect(entries.docs[0]).toMatchObject({ action: "update", userName: "editor" });
    const versions = await test.cms.findVersions({
      collection: "products",
      where: { parent: { equals: docs[0]?.id ?? 0 } },
      sort: "-updatedAt",
      depth: 0,
    });
    expect(versions.totalDocs).toBeGreaterThan(1);
  });

  it("leaves what a save at the desk leaves: the day of the change, the state of the English, who it was, a redirect from where it was", async () => {
    const { docs: articles } = await test.cms.find({ collection: "articles", depth: 0, limit: 1, sort: "id" });
    const [article] = articles;
    const bringArticle = (title: string) =>
      bring("articles", "x.csv", Buffer.from(`id,title\r\n${article?.id},${title}\r\n`), { onlyGood: false });
    expect(await bringArticle("新的标题")).toMatchObject({ written: 1 });
    const now = await test.cms.findByID({ collection: "articles", id: article?.id ?? 0, depth: 0 });
    expect(String(now.updatedOn).slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    expect(now).toMatchObject({ english: "older", englishLacks: [{ name: "title", state: "older" }] });
    expect(now.savedBy).toMatchObject({ name: "editor", through: "import" });

    const { docs } = await test.cms.find({ collection: "services", where: { slug: { equals: "oem-odm" } }, depth: 0 });
    await test.cms.update({ collection: "services", id: docs[0]?.id ?? 0, data: { slug: "made-to-order" }, draft: true });
    await bring("services", "x.csv", Buffer.from("slug,_status\r\nmade-to-order,published\r\n"), { onlyGood: false });
    const redirects = await test.cms.find({ collection: "redirects", where: { from: { equals: "/services/oem-odm" } }, depth: 0 });
    expect(redirects.docs).toMatchObject([{ to: "/services/made-to-order", status: "301" }]);
  });

  it("is taken for no formula, nor for what hides one", async () => {
    const text = "=1+1";
    const file = Buffer.from(
      await room.writeTable(
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

describe("figures as makers write them", () => {
  const specsOf = async (slug: string) => {
    const { docs } = await test.cms.find({
      collection: "products",
      where: { slug: { equals: slug } },
      locale: "zh",
      draft: true,
      depth: 0,
    });
    return new Map((docs[0]?.specs ?? []).map((row) => [row.key, row]));
  };

  it("become numbers, with what is said beside them as their condition, and bringing them again changes nothing", async () => {
    const columns = ["slug", "specs.input_voltage", "specs.temperature", "specs.accuracy", "specs.weight_en", "specs.standby"];
    const file = Buffer.from(`${columns.join(",")}\r\nnew-one,9-36 V DC,-40 ~ +85 °C,<3 m CEP,54 g / 1.9 oz,5 years\r\n`);
    expect(await bring("products", "x.csv", file, { onlyGood: false })).toMatchObject({ bad: 0, written: 1, noticed: 0 });
    const specs = await specsOf("new-one");
    expect(specs.get("input_voltage")).toMatchObject({ min: 9, max: 36 });
    expect(specs.get("temperature")).toMatchObject({ min: -40, max: 85 });
    expect(specs.get("accuracy")).toMatchObject({ value: 3, prefix: "<", condition: "CEP" });
    expect(specs.get("weight")).toMatchObject({ value: 54 });
    expect(specs.get("standby")).toMatchObject({ value: 1825 });
    expect(await bring("products", "x.csv", file)).toMatchObject({ same: 1, changed: 0, noticed: 0 });
  });

  it("are told by line and cell where they stay words, and with them what is written into codes", async () => {
    const columns = ["slug", "specs.backup_battery", "specs.weight", "specs.protection", "specs.satellites", "specs.network"];
    const file = `${columns.join(",")}\r\nnew-two,3 × AA,light,IP 67,"GPS, BeiDou",5G NR\r\n`;
    const report = await bring("products", "x.csv", Buffer.from(file), { onlyGood: false });
    expect(report).toMatchObject({ bad: 0, written: 1, noticed: 2 });
    expect(report.notices).toEqual([
      {
        line: 2,
        title: "new-two",
        column: "specs.backup_battery",
        cell: "3 × AA",
        message: expect.stringContaining("请填乘积，单位 mAh") as string,
      },
      {
        line: 2,
        title: "new-two",
        column: "specs.network",
        cell: "5G NR",
        message: expect.stringContaining("specs.network.codes") as string,
      },
    ]);
    const specs = await specsOf("new-two");
    expect(specs.get("protection")?.codes).toEqual(["ip67"]);
    expect(specs.get("satellites")?.codes).toEqual(["gps", "beidou"]);
    // What the codes are called is written in each language by itself.
    expect(specs.get("satellites")?.text ?? null).toBeNull();
    expect(await bring("products", "x.csv", Buffer.from(file))).toMatchObject({ same: 1, noticed: 0 });
  });

  it("stay words where they name no code alone, as 4G of five kinds does, and that is told", async () => {
    const file = Buffer.from("slug,specs.network\r\nnew-two,4G\r\n");
    expect(await bring("products", "x.csv", file, { onlyGood: false })).toMatchObject({
      bad: 0,
      written: 1,
      noticed: 1,
      notices: [{ column: "specs.network", cell: "4G", message: expect.stringContaining("specs.network.codes") as string }],
    });
    const network = (await specsOf("new-two")).get("network");
    expect(network?.text).toBe("4G");
    expect(network?.codes ?? []).toEqual([]);
  });

  it("keep another condition, and say what was left out", async () => {
    const file = "slug,specs.accuracy,specs.accuracy.condition\r\nnew-one,<2 m CEP,open sky\r\n";
    const report = await bring("products", "x.csv", Buffer.from(file), { onlyGood: false });
    expect(report).toMatchObject({
      bad: 0,
      noticed: 1,
      notices: [{ column: "specs.accuracy", message: expect.stringContaining("“CEP”") as string }],
    });
    expect((await specsOf("new-one")).get("accuracy")).toMatchObject({ value: 2, condition: "open sky" });
  });

  it("have codes by name in any letters, and a wrong one is told those of its row", async () => {
    const file = (codes: string) => Buffer.from(`slug,specs.protection.codes\r\nnew-two,${codes}\r\n`);
    expect(await bring("products", "x.csv", file("ip 65"), { onlyGood: false })).toMatchObject({ bad: 0, written: 1 });
    expect((await specsOf("new-two")).get("protection")?.codes).toEqual(["ip65"]);
    const wrong = await bring("products", "x.csv", file("IP99"));
    expect(wrong).toMatchObject({ bad: 1, faults: [{ column: "specs.protection.codes", cell: "IP99" }] });
    expect(wrong.faults[0]?.message).toMatch(/ip20, .*ip68/);
    expect(wrong.faults[0]?.message).not.toContain("gps");
  });
});

describe("variants of a product", () => {
  const columns = [
    "slug",
    "variants.1.code",
    "variants.1.name_en",
    "variants.1.network",
    "variants.1.bands",
    "variants.2.code",
    "variants.2.regions",
  ];
  const stored = async () => {
    const { docs } = await test.cms.find({ collection: "products", where: { slug: { equals: "v3" } }, locale: "en", depth: 0 });
    return docs[0]?.variants;
  };

  it("come in with codes by name in any letters, and go out as they came", async () => {
    const file = Buffer.from(`${columns.join(",")}\r\nv3,V3-EU,Europe,LTE cat 1 BIS; gsm,B1; b3; B20,V3-US,美国\r\n`);
    expect(await bring("products", "x.csv", file, { onlyGood: false })).toMatchObject({ changed: 1, bad: 0, written: 1 });
    expect(await stored()).toMatchObject([
      { code: "V3-EU", name: "Europe", network: ["cat1bis", "gsm"], bands: ["b1", "b3", "b20"] },
      { code: "V3-US", regions: "美国" },
    ]);
    const { lines } = await table("products");
    const line = lines.find(({ cells }) => cells.get("slug") === "v3");
    expect([line?.cells.get("variants.1.bands"), line?.cells.get("variants.2.code")]).toEqual(["b1; b3; b20", "V3-US"]);
    expect(await bring("products", "x.csv", await exported("products", "csv"))).toMatchObject({ changed: 0, new: 0, bad: 0 });
    expect((await bring("products", "x.csv", file)).changed).toBe(0);
  });

  it("are refused with bands that there are not, and with one order code twice", async () => {
    const bad = Buffer.from("slug,variants.1.code,variants.1.bands,variants.2.code\r\nv3,V3-EU,B999,v3-eu\r\n");
    const { faults } = await bring("products", "x.csv", bad);
    expect(faults.map(({ column }) => column)).toContain("variants.1.bands");
    const twice = Buffer.from("slug,variants.1.code,variants.2.code\r\nv3,V3-EU,v3-eu\r\n");
    expect(await bring("products", "x.csv", twice)).toMatchObject({ bad: 1 });
  });

  it("keep the bands that they have from being deleted", async () => {
    const { docs } = await test.cms.find({ collection: "spec-rows", where: { key: { equals: "bands" } }, depth: 0 });
    const [row] = docs;
    const codes = (row?.codes ?? []).filter(({ key }) => key !== "b25");
    expect(codes.length).toBe((row?.codes ?? []).length - 1);
    await bring("products", "x.csv", Buffer.from("slug,variants.1.code,variants.1.bands\r\nv3,V3-EU,B25\r\n"), { onlyGood: false });
    await expect(test.cms.update({ collection: "spec-rows", id: row?.id ?? 0, data: { codes } })).rejects.toThrow("V3");
    await bring("products", "x.csv", Buffer.from("slug,variants.1.code,variants.2.code\r\nv3,,\r\n"), { onlyGood: false });
    expect(await stored()).toEqual([]);
  });
});

describe("a template", () => {
  const fetched = async (collection: string, format: string) => {
    const response = await test.api(`/export/${collection}/template?format=${format}`, { token: editor.token });
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  };

  it("has every column of a collection, and its line goes in as a draft that is told what it lacks", async () => {
    for (const collection of room.transferable(test.cms)) {
      if (collection === "media") continue;
      for (const format of ["csv", "xlsx"]) {
        const report = await bring(collection, `x.${format}`, await fetched(collection, format));
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
    const { columns } = await room.readTable("x.csv", await fetched("products", "csv"));
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
    const told = await readSheet(await fetched("products", "xlsx"), 2);
    const row = (name: string) => told.find(([column]) => column === name);
    expect(row("specs.protection.codes")?.join(" ")).toContain("ip69k");
    expect(row("specs.weight")?.slice(1, 5)).toEqual(["重量", "Weight", null, "g (10; 9–36; ≤2.5)"]);
  });

  it("is for those alone who write the collection", async () => {
    for (const token of [...Object.values(tokens), undefined])
      expect((await test.api("/export/products/template?format=csv", token ? { token } : {})).status).toBe(403);
    expect((await test.api("/export/products/template?format=pdf", { token: editor.token })).status).toBe(404);
    expect((await test.api("/export/leads/template?format=csv", { token: editor.token })).status).toBe(404);
  });
});

describe("a maker's sheet", () => {
  it("is read by what its columns are called, with the units of their heads, and is found by its code", async () => {
    const file = Buffer.from(
      [
        "Model,Name (zh),名称（英文）,Weight (oz),工作温度,Operating voltage,PROTECTION",
        "GL520(M) / GL530(M)®+,双子,Twins,1.9,-40 ~ +85,9-36 V,IP67",
      ]
        .map((line) => line.replace("Operating voltage", "Input voltage"))
        .join("\r\n"),
    );
    expect(await bring("products", "x.csv", file, { onlyGood: false })).toMatchObject({ bad: 0, written: 1, noticed: 0 });
    const { docs } = await test.cms.find({
      collection: "products",
      where: { code: { equals: "GL520(M) / GL530(M)®+" } },
      locale: "en",
      draft: true,
      depth: 0,
    });
    expect(docs[0]).toMatchObject({ slug: "gl520-m-gl530-m", name: "Twins" });
    const specs = new Map((docs[0]?.specs ?? []).map((row) => [row.key, row]));
    expect(specs.get("weight")).toMatchObject({ value: 53.86 });
    expect(specs.get("temperature")).toMatchObject({ min: -40, max: 85 });
    expect(specs.get("input_voltage")).toMatchObject({ min: 9, max: 36 });
    expect(specs.get("protection")).toMatchObject({ codes: ["ip67"] });
    expect(await bring("products", "x.csv", file)).toMatchObject({ same: 1, changed: 0 });
    // Another model with the same letters gets a slug of its own.
    const other = Buffer.from("code,name\r\nGL520 M GL530 M,另一个\r\n");
    expect(await bring("products", "x.csv", other, { onlyGood: false })).toMatchObject({ bad: 0, written: 1 });
    expect((await test.cms.find({ collection: "products", where: { slug: { equals: "gl520-m-gl530-m-2" } }, draft: true })).totalDocs).toBe(
      1,
    );
    expect(await bring("products", "x.csv", other)).toMatchObject({ same: 1 });
  });

  it("takes the company's terms of purchase where it leaves them empty, and says so", async () => {
    await test.cms.updateGlobal({ slug: "site", data: { purchase: { minimumOrder: 20, leadDays: 25 } } });
    const sheet = (minimum: string) => Buffer.from(`code,name,起订量,质保（月）\r\nTERMS 1,甲,,36\r\nTERMS 2,乙,${minimum},\r\n`);
    const report = await bring("products", "x.csv", sheet("5"), { onlyGood: false });
    expect(report).toMatchObject({ bad: 0, written: 2, notes: [expect.stringContaining("purchase.minimumOrder = 20 (1)")] });
    expect(report.notes[0]).toContain("purchase.leadDays = 25 (2)");
    const { docs } = await test.cms.find({
      collection: "products",
      where: { code: { like: "TERMS" } },
      sort: "code",
      draft: true,
      depth: 0,
    });
    expect(docs.map(({ purchase }) => purchase)).toMatchObject([
      { minimumOrder: 20, leadDays: 25, warrantyMonths: 36, sampleDays: null },
      { minimumOrder: 5, leadDays: 25, warrantyMonths: null },
    ]);
    expect(await bring("products", "x.csv", sheet("5"))).toMatchObject({ same: 2, notes: [] });
    expect(await bring("products", "x.csv", sheet(""))).toMatchObject({
      changed: 1,
      changes: [{ cells: [{ column: "purchase.minimumOrder", before: "5", after: "20" }] }],
    });
    await test.cms.updateGlobal({ slug: "site", data: { purchase: { minimumOrder: null, leadDays: null } } });
  });

  it("without a code is found by nothing", async () => {
    expect((await bring("products", "x.csv", Buffer.from("Name,Weight\r\nA9,12\r\n"))).refusal).toMatch(/缺少列 slug/);
    expect(await bring("products", "x.csv", Buffer.from("code,name\r\n,无名\r\n"))).toMatchObject({ bad: 1, faults: [{ column: "slug" }] });
  });
});

describe("a draft", () => {
  it("may lack what a published record may not, in every collection, and is told what", async () => {
    for (const collection of room.transferable(test.cms)) {
      const { config } = test.cms.collections[collection];
      if (!config.versions?.drafts) continue;
      const { columns } = await table(collection);
      const identity = columns[0] ?? "";
      const head = [identity, ...["name", "title"].filter((name) => columns.includes(name) && name !== identity)];
      const line = [identity === "id" ? "" : "only-a-name", ...head.slice(1).map(() => "新的")];
      const report = await bring(collection, "x.csv", Buffer.from(`${head.join(",")}\r\n${line.join(",")}\r\n`), { onlyGood: false });
      expect({ collection, ...report }).toMatchObject({ collection, bad: 0, new: 1, written: 1, published: 0, faults: [] });
    }
  });

  it("is told with what it lacks, and is published only when it is whole; a draft that is there stays one, too", async () => {
    const bringOne = (status: string, write: { onlyGood: boolean } | null = null) =>
      bring("products", "x.csv", Buffer.from(`slug,name,_status,specs.weight\r\nhalf,一半,${status},62\r\n`), write);
    expect(await bringOne("published")).toMatchObject({ bad: 1, new: 0, incomplete: 0 });
    for (const status of ["", "draft"]) {
      const report = await bringOne(status);
      expect(report).toMatchObject({ bad: 0, new: 1, incomplete: 1, lacking: [{ line: 2, title: "half" }] });
      expect(report.lacking[0]?.columns).toEqual(expect.arrayContaining(["code", "series", "tagline"]));
    }
    expect(await bringOne("", { onlyGood: false })).toMatchObject({ written: 1 });
    expect(await bring("products", "x.csv", Buffer.from("slug,name\r\nhalf,两半\r\n"))).toMatchObject({
      bad: 0,
      changed: 1,
      incomplete: 1,
    });
    expect(await bringOne("published")).toMatchObject({ bad: 1 });
    // What is stated must be right in a draft too.
    expect(await bring("products", "x.csv", Buffer.from("slug,released\r\nhalf,08/02/2026\r\n"))).toMatchObject({ bad: 1 });
    const unwanted = await bring("products", "x.csv", Buffer.from("slug,name\r\na9,\r\n"));
    expect(unwanted).toMatchObject({ bad: 1, faults: [{ column: "name" }] });
  });
});

describe("a file as people send it", () => {
  it("is taken with a title above, other letters and GBK, and all that is told in the report", async () => {
    // 产品清单, and 太阳能 as the tagline.
    const bytes = Buffer.concat([
      Buffer.from("b2fac6b7c7e5b5a5", "hex"),
      Buffer.from(",,\r\nSlug,Tagline,RELEASED\r\na9,"),
      Buffer.from("ccabd1f4c4dc", "hex"),
      Buffer.from(",8-Feb-26\r\n"),
    ]);
    const report = await bring("products", "x.csv", bytes);
    expect(report).toMatchObject({ bad: 0, changed: 1, notes: [expect.stringContaining("GBK"), expect.stringContaining("第 2 行")] });
    expect(report.changes[0]?.cells).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ column: "tagline", after: "太阳能" }),
        expect.objectContaining({ column: "released", after: "2026-02-08" }),
      ]) as unknown,
    );
  });

  it("is told by line and column where a spreadsheet has lost what was there, unless the record has the very same", async () => {
    const { docs } = await test.cms.find({ collection: "marks", where: { number: { equals: "2024011609000000" } }, depth: 0, limit: 1 });
    const mark = docs[0] as unknown as Record<string, string>;
    const { columns } = await table("marks");
    const identity = columns[0] ?? "";
    const line = (number: string) => bring("marks", "x.csv", Buffer.from(`${identity},number\r\n${mark[identity]},${number}\r\n`));
    expect(await line("2024011609000000")).toMatchObject({ same: 1, bad: 0 });
    for (const number of ["2.02401E+15", "2024011609100000", "#N/A"])
      expect(await line(number)).toMatchObject({ bad: 1, faults: [{ line: 2, column: "number", cell: number }] });
    expect(await line("2024011609000001")).toMatchObject({ bad: 0, changed: 1 });
  });

  it("is told where a spreadsheet has made a day of what is none, and takes days where they are meant", async () => {
    const day = (column: string) => [
      ["slug", column].map((value) => ({ value, type: String })),
      [
        { value: "a9", type: String },
        { value: new Date(Date.UTC(2026, 1, 8)), type: Date, format: "m-d" },
      ],
    ];
    const { default: writeExcelFile } = await import("write-excel-file/node");
    const file = async (column: string) => bring("products", "x.xlsx", await writeExcelFile(day(column), {}).toBuffer());
    for (const column of ["specs.mounting", "tagline_en"])
      expect(await file(column)).toMatchObject({ bad: 1, faults: [{ column, message: expect.stringContaining("“文本”格式") as string }] });
    expect(await file("released")).toMatchObject({ bad: 0, changed: 1 });
  });
});

describe("what a colleague saves between the reading and the writing of a line", () => {
  const read = async (slug = "v3") => {
    const { docs } = await test.cms.find({
      collection: "products",
      where: { slug: { equals: slug } },
      locale: "all",
      draft: true,
      depth: 0,
    });
    return docs[0] as unknown as { id: number; tagline: { zh: string; en: string }; seoTitle?: string };
  };
  /** Writes the file; when it has been read, and before the first record is written, the colleague's deed is done. */
  async function writeAfter(deed: (id: number) => Promise<unknown>, slug = "v3", status = ""): Promise<Report> {
    const { id: product } = await read(slug);
    const file = `slug,tagline_en,_status\r\n${slug},Twice as live,${status}\r\n`;
    const data = { user: editor.id, target: "products", fileName: "x.csv", language: "en", state: "writing" as const };
    const content = Buffer.from(file).toString("base64");
    const { id } = await test.cms.create({ collection: "imports", data: { ...data, content, attempts: 0 } });
    const { db } = test.cms;
    const begin = db.beginTransaction.bind(db);
    const spy = vi.spyOn(db, "beginTransaction").mockImplementationOnce(async () => {
      await deed(product);
      return begin();
    });
    await room.work(test.cms, id);
    spy.mockRestore();
    return (await test.cms.findByID({ collection: "imports", id, depth: 0 })).report as unknown as Report;
  }

  it.each([true, false])("stays, as a draft or published: draft %s", async (draft) => {
    const tagline = `同事改的${draft}`;
    const report = await writeAfter((id) => test.cms.update({ collection: "products", id, locale: "zh", data: { tagline }, draft }));
    expect(report).toMatchObject({ changed: 1, written: 1, bad: 0 });
    expect((await read()).tagline).toEqual({ zh: tagline, en: "Twice as live" });
    await test.cms.update({ collection: "products", id: (await read()).id, locale: "en", data: { tagline: "Live" } });
  });

  it("is told where the line cannot be written any more, or is as it should be", async () => {
    const same = await writeAfter((id) =>
      test.cms.update({ collection: "products", id, locale: "en", data: { tagline: "Twice as live" } }),
    );
    expect(same).toMatchObject({ same: 1, written: 0 });
    await test.cms.update({ collection: "products", id: (await read()).id, locale: "en", data: { tagline: "Live" } });
    await test.cms.create({ collection: "products", data: { slug: "unused", code: "UNUSED", name: "没人用" } as never, draft: true });
    const report = await writeAfter((id) => test.cms.delete({ collection: "products", id }), "unused", "draft");
    expect(report).toMatchObject({
      changed: 0,
      written: 0,
      bad: 1,
      faults: [{ column: "slug", message: expect.stringContaining("deleted or renamed") as string }],
    });
    expect(await read("unused")).toBeUndefined();
  });

  it("waits: records of every collection can be held", async () => {
    const { hold } = await import("./store.ts");
    const req = await createLocalReq({}, test.cms);
    for (const collection of room.transferable(test.cms)) await expect(hold(collection, [1, 2], req)).resolves.toBeUndefined();
  });
});

describe("a large file", () => {
  const faults: [number, Record<string, string>, string, RegExp][] = [
    [14, { "specs.weight": "6,2 g" }, "specs.weight", /“6,2 g” 不是这里能读的数字/],
    [21, { slug: "V3 BR 02" }, "slug", /小写字母/],
    [33, { series: "wirelss" }, "series", /没有这条产品系列。现有：.*wireless/],
    [40, { name: "", _status: "published" }, "name", /./],
    [41, { code: "BULK-36" }, "code", /和第 38 行重复/],
    [50, { "specs.temperature": "85…−40" }, "specs.temperature", /最小值在前：−40…85/],
    [61, { released: "2026-02-30" }, "released", /没有这一天/],
  ];

  async function largeFile(changes: typeof faults): Promise<Buffer> {
    const { columns, lines } = await table("products");
    const records = Array.from({ length: ROWS }, (_, index) => {
      const own = { slug: `bulk-${index}`, code: `BULK-${index}`, _status: "" };
      return new Map<string, Cell>([
        ...(lines[index % 28]?.cells ?? []),
        ...Object.entries(own),
        ...Object.entries(changes.find(([at]) => at === index + 2)?.[1] ?? {}),
      ]);
    });
    return Buffer.from(await room.writeTable("xlsx", columns, records));
  }

  it("with seven bad lines names all seven, and writes nothing", async () => {
    const count = () => test.cms.count({ collection: "products" });
    const before = await count();
    const report = await bring("products", "products.xlsx", await largeFile(faults), { onlyGood: false });
    expect(report).toMatchObject({ bad: 7, new: ROWS - 7, written: 0 });
    expect(report.faults.map(({ line, column }) => [line, column])).toEqual(faults.map(([line, , column]) => [line, column]));
    report.faults.forEach(({ message }, index) => expect(message).toMatch(faults[index]?.[3] ?? ""));
    expect(await count()).toEqual(before);
  }, 300_000);

  it("goes in as drafts when it is mended, and then changes nothing any more", async () => {
    const file = await largeFile([]);
    const report = await bring("products", "products.xlsx", file, { onlyGood: false });
    expect(report).toMatchObject({ bad: 0, new: ROWS, written: ROWS, published: 0 });
    expect(await whole("products", "bulk-0")).toEqual(await whole("products", "a3"));
    expect(await bring("products", "products.xlsx", file)).toMatchObject({ same: ROWS });
  }, 600_000);
});

describe("the bad lines of a file", () => {
  const fetched = (id: number, token: string) => test.api(`/imports/${id}/bad-lines`, { token });
  const validated = async (content: string) => {
    const data = { user: editor.id, target: "products", fileName: "产品.csv", language: "zh", state: "checking" as const };
    const job = { attempts: 0, content: Buffer.from(content).toString("base64") };
    const { id } = await test.cms.create({ collection: "imports", data: { ...data, ...job } });
    await room.work(test.cms, id);
    return id;
  };

  it("come as a file with what is wrong with each, and go in again when they are mended", async () => {
    const id = await validated("slug,tagline_en,specs.weight\r\na9,Sun,300\r\na3,=1+1,70-62\r\nv3,Live,70-62\r\n");
    const response = await fetched(id, editor.token);
    expect(response.headers.get("content-disposition")).toContain(encodeURIComponent("产品-2.csv"));
    const file = await response.text();
    expect(file).toContain("slug,tagline_en,specs.weight,_fault\r\na3,'=1+1,70-62,specs.weight: 最小值在前：62…70");
    expect(file).not.toContain("a9");
    const report = await bring("products", "x.csv", Buffer.from(file.replace("70-62", "62")));
    expect(report).toMatchObject({ bad: 1, changed: 1, faults: [{ line: 3, column: "specs.weight" }] });
    expect(report.changes[0]?.cells).toContainEqual(expect.objectContaining({ column: "tagline_en", after: "=1+1" }));
  });

  it("are for whoever brought it, and only where there are any", async () => {
    const id = await validated("slug,specs.weight\r\na3,70-62\r\n");
    const other = await signedIn(test, "administrator");
    expect((await fetched(id, other.token)).status).toBe(404);
    for (const token of [tokens.sales, tokens.viewer]) expect((await fetched(id, token)).status).toBe(403);
    expect((await fetched(await validated("slug,specs.weight\r\na3,62\r\n"), editor.token)).status).toBe(404);
  });
});

describe("a file that is none", () => {
  it.each([
    ["x.xlsx", "slug,name", /读不了/],
    ["x.json", "{}", /读不了/],
    ["x.csv", "slug,nonsense\r\na9,1\r\n", /不认识这些列（1）：nonsense/],
    ["x.csv", "name\r\nA9\r\n", /缺少列 slug/],
    ["x.csv", "slug\r\n", /没有记录/],
  ])("is refused: %s with %s", async (name, content, refusal) => {
    expect((await bring("products", name, Buffer.from(content))).refusal).toMatch(refusal);
  });
});

describe("a file that was brought", () => {
  type State = "checking" | "checked" | "writing" | "written" | "failed";
  let second: { id: number; token: string };
  beforeAll(async () => {
    second = await signedIn(test, "editor", "second");
  });

  const text = "slug,tagline_en\r\na9,Sunny\r\n";
  /** An import as it stands in the table. Of one that is interrupted nothing was heard for ten minutes. */
  async function standing(state: State, { interrupted = false, user = editor.id } = {}): Promise<number> {
    const takenUntil = new Date(Date.now() + (interrupted ? -10 : 10) * 60_000).toISOString();
    const job = { attempts: 1, ...(state.endsWith("ing") && { nextAt: takenUntil, takenUntil }) };
    const data = { user, target: "products", fileName: "a.csv", language: "en", state, ...job };
    const { id } = await test.cms.create({ collection: "imports", data: { ...data, content: Buffer.from(text).toString("base64") } });
    return id;
  }
  const post = async (id: number, deed: "write" | "give-up", token = editor.token) =>
    (await test.api(`/imports/${id}/${deed}`, { method: "POST", body: {}, token })).status;
  const read = (id: number) => test.cms.findByID({ collection: "imports", id, depth: 0, disableErrors: true });

  it("is written and given up by whoever brought it, and is not there for other editors", async () => {
    const id = await standing("checked");
    for (const deed of ["write", "give-up"] as const) expect(await post(id, deed, second.token)).toBe(404);
    expect(await read(id)).toMatchObject({ state: "checked" });
    expect(await post(id, "give-up")).toBe(200);
    expect(await read(id)).toBeNull();
  });

  it("is written once, however often that is asked for at once", async () => {
    const id = await standing("checked");
    const answers = await Promise.all([post(id, "write"), post(id, "write"), post(id, "write")]);
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    await doNext();
    expect(await read(id)).toMatchObject({ state: "written", onlyGood: false, done: 1, nextAt: null });
    expect(await post(id, "write")).toBe(409);
  }, 150_000);

  it.each(["checking", "writing"] as const)("is not given up while it is %s, unless its process has died", async (state) => {
    const id = await standing(state);
    expect(await post(id, "give-up")).toBe(409);
    expect(await read(id)).toMatchObject({ state });
    const dead = await standing(state, { interrupted: true });
    expect(await post(dead, "give-up")).toBe(200);
    expect(await read(dead)).toBeNull();
  });

  it("goes when the same person brings another, unless it is written or somebody is at it", async () => {
    const gone = [
      await standing("checked"),
      await standing("failed"),
      await standing("checking", { interrupted: true }),
      await standing("writing", { interrupted: true }),
    ];
    const kept = [
      await standing("checking"),
      await standing("writing"),
      await standing("written", { interrupted: true }),
      await standing("checked", { user: second.id }),
    ];
    const body = new FormData();
    body.set("collection", "products");
    body.set("file", new File([text], "b.csv"));
    const headers = { Authorization: `JWT ${editor.token}` };
    const request = new Request("http://localhost/api/imports/check", { method: "POST", headers, body });
    const { default: config } = await import("#cms/payload.config.ts");
    const { id } = (await (await handleEndpoints({ config, request })).json()) as { id: number };
    expect(await Promise.all(gone.map(read))).toEqual(gone.map(() => null));
    expect(await Promise.all(kept.map(read))).not.toContain(null);
    await doNext();
    expect(await read(id)).toMatchObject({ state: "checked", nextAt: null });
  }, 150_000);
});

it("an import whose process has ended in the midst of it is shown as interrupted, and can be brought again", async () => {
  const [nextAt, takenUntil] = [-1, 60].map((seconds) => new Date(Date.now() + seconds * 1000).toISOString());
  const data = { user: editor.id, target: "products", fileName: "a.csv", language: "en", state: "writing" as const, content: "" };
  const { id } = await test.cms.create({ collection: "imports", data: { ...data, attempts: 1, nextAt, takenUntil } });
  const seen = async () => (await (await test.api(`/imports/${id}`, { token: editor.token })).json()) as { state: string; report?: Report };
  // As long as its process runs it is none that was interrupted, whatever that process does.
  expect(await doNext()).toBe(false);
  expect(await seen()).toMatchObject({ state: "writing" });
  await test.cms.db.updateOne({ collection: "imports", id, data: { takenUntil: nextAt }, returning: false });
  expect(await doNext()).toBe(true);
  expect(await seen()).toMatchObject({ state: "failed", report: { refusal: "It was interrupted; please try again." }, nextAt: null });
  expect((await test.api(`/imports/${id}/give-up`, { method: "POST", body: {}, token: editor.token })).status).toBe(200);
});

describe("files of records", () => {
  it("are for those alone who write the collection", async () => {
    for (const token of [...Object.values(tokens), undefined]) {
      expect((await test.api("/export/products?format=csv", token ? { token } : {})).status).toBe(403);
      expect((await test.api("/imports/check", { method: "POST", body: {}, ...(token && { token }) })).status).toBeGreaterThanOrEqual(400);
    }
    for (const address of ["/export/leads?format=csv", "/export/users?format=csv", "/export/products?format=pdf"])
      expect((await test.api(address, { token: editor.token })).status).toBe(404);
  });
});
