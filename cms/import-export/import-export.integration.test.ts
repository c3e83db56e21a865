import { createLocalReq } from "payload";
import { describe, expect, it, vi } from "vitest";
import { importsTest } from "../../test/imports.ts";
import type { Cell } from "../schema/data.ts";
import type { Report } from "./report.ts";
import { SLOW } from "../../test/slow.ts";
import { packContent } from "./stored-content.ts";

/** Records of the large file: some in the suite, as many as a file may hold on the long way. */
const ROWS = Number(process.env["IMPORT_ROWS"] ?? 60);

const { desk, bring, table, whole } = importsTest();

describe("a draft", () => {
  it("may lack what a published record may not, in every collection, and is told what", SLOW, async () => {
    for (const collection of desk.modules.importableCollections(desk.test.cms)) {
      const { config } = desk.test.cms.collections[collection];
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
    // Stated values must be valid in a draft too.
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
    const { docs } = await desk.test.cms.find({
      collection: "marks",
      where: { number: { equals: "2024011609000000" } },
      depth: 0,
      limit: 1,
    });
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

describe("a line that cannot be written", () => {
  const one = (collection: string, text: string) => bring(collection, "x.csv", Buffer.from(text));
  const faultsOf = ({ bad, faults }: Report) => ({ bad, faults: faults.map(({ column, message }) => [column, message]) });

  it("is told whose value it has, of those that each record has for itself", async () => {
    const [existing] = (await desk.test.cms.find({ collection: "products", where: { slug: { equals: "a9" } }, depth: 0 })).docs;
    const report = await one("products", `slug,code,name\r\nanother,${existing?.code},另一个\r\n`);
    expect(faultsOf(report)).toEqual({ bad: 1, faults: [["code", "已被另一条记录使用：a9"]] });
    // Its own value is no other record's.
    expect(await one("products", `slug,code,name\r\na9,${existing?.code},改名\r\n`)).toMatchObject({ bad: 0, changed: 1 });
  });

  it("is told that its record is in the trash, where it waits under a name of its own; the name that it had is free", async () => {
    const { cms } = desk.test;
    const data = { topic: "choosing", slug: "trashed", question: "问", answer: "答", order: 1, _status: "published" } as const;
    const { id } = await cms.create({ collection: "faqs", data });
    await cms.update({ collection: "faqs", id, data: { deletedAt: new Date().toISOString() } });
    const line = (slug: string) => one("faqs", `slug,question\r\n${slug},另问\r\n`);
    expect(faultsOf(await line(`trashed~${id}`))).toEqual({ bad: 1, faults: [["slug", "这条记录在回收站里，请先恢复。"]] });
    expect(await line("trashed")).toMatchObject({ bad: 0, new: 1 });
    await cms.delete({ collection: "faqs", id, trash: true });
  });

  it("is told where its status is none", async () => {
    for (const status of ["live", "PUBLISHED!", "0"])
      expect(faultsOf(await one("products", `slug,_status\r\na9,${status}\r\n`))).toEqual({
        bad: 1,
        faults: [["_status", "写 draft（草稿）或 published（已发布）。"]],
      });
    expect(await one("products", "slug,_status\r\na9,draft\r\n")).toMatchObject({ bad: 0, changed: 1 });
  });

  it("is told where it is about a file that the library has not", async () => {
    const report = await one("media", "filename,alt\r\nnot-there.webp,…\r\n");
    expect(faultsOf(report)).toEqual({ bad: 1, faults: [["filename", expect.stringContaining("媒体库里没有这个文件")]] });
    const [file] = (await desk.test.cms.find({ collection: "media", limit: 1, depth: 0 })).docs;
    expect(await one("media", `filename,alt\r\n${file?.filename},新的说明\r\n`)).toMatchObject({ bad: 0, changed: 1 });
  });
});

describe("what a colleague saves between the reading and the writing of a line", () => {
  const read = async (slug = "v3") => {
    const { docs } = await desk.test.cms.find({
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
    const data = { user: desk.editor.id, target: "products", fileName: "x.csv", language: "en", state: "writing" as const };
    const content = await packContent(file);
    const { id } = await desk.test.cms.create({ collection: "imports", data: { ...data, content, attempts: 0 } });
    const { db } = desk.test.cms;
    const begin = db.beginTransaction.bind(db);
    const spy = vi.spyOn(db, "beginTransaction").mockImplementationOnce(async () => {
      await deed(product);
      return begin();
    });
    await desk.modules.doImport(desk.test.cms, id);
    spy.mockRestore();
    return (await desk.test.cms.findByID({ collection: "imports", id, depth: 0 })).report as unknown as Report;
  }

  it.each([true, false])("stays, as a draft or published: draft %s", async (draft) => {
    const tagline = `同事改的${draft}`;
    const report = await writeAfter((id) => desk.test.cms.update({ collection: "products", id, locale: "zh", data: { tagline }, draft }));
    expect(report).toMatchObject({ changed: 1, written: 1, bad: 0 });
    expect((await read()).tagline).toEqual({ zh: tagline, en: "Twice as live" });
    await desk.test.cms.update({ collection: "products", id: (await read()).id, locale: "en", data: { tagline: "Live" } });
  });

  it("is told where the line cannot be written any more, or is as it should be", async () => {
    const same = await writeAfter((id) =>
      desk.test.cms.update({ collection: "products", id, locale: "en", data: { tagline: "Twice as live" } }),
    );
    expect(same).toMatchObject({ same: 1, written: 0 });
    await desk.test.cms.update({ collection: "products", id: (await read()).id, locale: "en", data: { tagline: "Live" } });
    await desk.test.cms.create({ collection: "products", data: { slug: "unused", code: "UNUSED", name: "没人用" } as never, draft: true });
    const report = await writeAfter((id) => desk.test.cms.delete({ collection: "products", id }), "unused", "draft");
    expect(report).toMatchObject({
      changed: 0,
      written: 0,
      bad: 1,
      faults: [{ column: "slug", message: expect.stringContaining("deleted or renamed") as string }],
    });
    expect(await read("unused")).toBeUndefined();
  });

  it("waits: records of every collection can be held", async () => {
    const { lockRecords } = await import("./store-records.ts");
    const req = await createLocalReq({}, desk.test.cms);
    for (const collection of desk.modules.importableCollections(desk.test.cms))
      await expect(lockRecords(collection, [1, 2], req)).resolves.toBeUndefined();
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
    return Buffer.from(await desk.modules.writeTable("xlsx", columns, records));
  }

  it("with seven bad lines names all seven, and writes nothing", SLOW, async () => {
    const count = () => desk.test.cms.count({ collection: "products" });
    const before = await count();
    const report = await bring("products", "products.xlsx", await largeFile(faults), { onlyGood: false });
    expect(report).toMatchObject({ bad: 7, new: ROWS - 7, written: 0 });
    expect(report.faults.map(({ line, column }) => [line, column])).toEqual(faults.map(([line, , column]) => [line, column]));
    report.faults.forEach(({ message }, index) => expect(message).toMatch(faults[index]?.[3] ?? ""));
    expect(await count()).toEqual(before);
  });

  it("goes in as drafts when it is mended, and then changes nothing any more", SLOW, async () => {
    const file = await largeFile([]);
    const report = await bring("products", "products.xlsx", file, { onlyGood: false });
    expect(report).toMatchObject({ bad: 0, new: ROWS, written: ROWS, published: 0 });
    expect(await whole("products", "bulk-0")).toEqual(await whole("products", "a3"));
    expect(await bring("products", "products.xlsx", file)).toMatchObject({ same: ROWS });
  });
});

describe("an import whose process is ended", () => {
  it("has visitors' pages read anew only where it was writing", async () => {
    const { cms } = desk.test;
    const [{ importQueue }, { TooHeavy }, { onChange }] = await Promise.all([
      import("./import-queue.ts"),
      import("./run-import.ts"),
      import("../cache/event-bus.ts"),
    ]);
    const listener = vi.fn<Parameters<typeof onChange>[0]>();
    const stop = onChange(listener);
    const end = async (state: "checking" | "writing") => {
      const file = { fileName: "x.csv", content: await packContent("slug\r\n") };
      const data = { user: desk.editor.id, target: "products", language: "en", state, attempts: 1, ...file };
      const { id } = await cms.create({ collection: "imports", data });
      listener.mockClear();
      const job = { id, attempts: 1, stalled: 0, takenUntil: "" };
      expect(await importQueue.failed?.(cms, job, new TooHeavy("It was ended"))).toMatchObject({ state: "failed" });
      return listener.mock.calls.map(([{ collection, id: record }]) => ({ collection, record }));
    };
    expect(await end("checking")).toEqual([]);
    expect(await end("writing")).toEqual([{ collection: "products", record: null }]);
    stop();
  });
});
