import { describe, expect, it } from "vitest";
import { importsTest } from "../../test/imports.ts";

const { desk, bring, exported, table } = importsTest();

describe("figures as makers write them", () => {
  const specsOf = async (slug: string) => {
    const { docs } = await desk.test.cms.find({
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
    expect(report).toMatchObject({ bad: 0, written: 1, noticed: 3 });
    expect(report.notices).toEqual([
      {
        line: 2,
        title: "new-two",
        column: "specs.backup_battery",
        cell: "3 × AA",
        message: expect.stringContaining("请填乘积，单位 mAh") as string,
      },
      expect.objectContaining({ column: "specs.weight", cell: "light", message: expect.stringContaining("这里没有数值") as string }),
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

  it("are nothing where a cell says that nothing is known", async () => {
    const columns = ["slug", "width", "released", "specs.weight", "specs.protection", "specs.standby", "specs.accuracy", "specs.voice"];
    const file = Buffer.from(`${columns.join(",")}\r\nnew-three,-,TBD,N/A,/,待定,k. A.,—\r\n`);
    expect(await bring("products", "x.csv", file, { onlyGood: false })).toMatchObject({ bad: 0, written: 1, noticed: 0 });
    expect([...(await specsOf("new-three")).keys()]).toEqual([]);
    const emptied = Buffer.from("slug,specs.weight\r\nnew-one,N/A\r\n");
    expect(await bring("products", "x.csv", emptied)).toMatchObject({ changed: 1, bad: 0 });
  });

  it("have the unit that the name of their column says, and are asked where they become ten times what they were", async () => {
    const file = Buffer.from("slug,Width (cm),Warranty (years),specs.weight\r\nnew-three,6.4,3,62.5\r\n");
    expect(await bring("products", "x.csv", file, { onlyGood: false })).toMatchObject({ bad: 0, written: 1, noticed: 0 });
    const { docs } = await desk.test.cms.find({ collection: "products", where: { slug: { equals: "new-three" } }, draft: true, depth: 0 });
    expect(docs).toMatchObject([{ width: 64, purchase: { warrantyMonths: 36 } }]);
    const tenfold = Buffer.from("slug,width,specs.weight\r\nnew-three,640,6.25\r\n");
    const report = await bring("products", "x.csv", tenfold);
    expect(report).toMatchObject({ changed: 1, noticed: 2 });
    expect(report.notices.map(({ column, message }) => [column, message])).toEqual([
      ["width", expect.stringContaining("原来是 64，现在是 640") as string],
      ["specs.weight", expect.stringContaining("原来是 62.5，现在是 6.25") as string],
    ]);
    const bytes = Buffer.from("slug,width,specs.weight\r\nnew-three,70,60.5\r\n");
    expect(await bring("products", "x.csv", bytes)).toMatchObject({ changed: 1, noticed: 0 });
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
  const readVariants = async () => {
    const { docs } = await desk.test.cms.find({ collection: "products", where: { slug: { equals: "v3" } }, locale: "en", depth: 0 });
    return docs[0]?.variants;
  };

  it("come in with codes by name in any letters, and go out as they came", async () => {
    const file = Buffer.from(`${columns.join(",")}\r\nv3,V3-EU,Europe,LTE cat 1 BIS; gsm,B1; b3; B20,V3-US,美国\r\n`);
    expect(await bring("products", "x.csv", file, { onlyGood: false })).toMatchObject({ changed: 1, bad: 0, written: 1 });
    expect(await readVariants()).toMatchObject([
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
    const { docs } = await desk.test.cms.find({ collection: "spec-rows", where: { key: { equals: "bands" } }, depth: 0 });
    const [row] = docs;
    const codes = (row?.codes ?? []).filter(({ key }) => key !== "b25");
    expect(codes.length).toBe((row?.codes ?? []).length - 1);
    await bring("products", "x.csv", Buffer.from("slug,variants.1.code,variants.1.bands\r\nv3,V3-EU,B25\r\n"), { onlyGood: false });
    await expect(desk.test.cms.update({ collection: "spec-rows", id: row?.id ?? 0, data: { codes } })).rejects.toThrow("V3");
    await bring("products", "x.csv", Buffer.from("slug,variants.1.code,variants.2.code\r\nv3,,\r\n"), { onlyGood: false });
    expect(await readVariants()).toEqual([]);
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
    const { docs } = await desk.test.cms.find({
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
    expect(
      (await desk.test.cms.find({ collection: "products", where: { slug: { equals: "gl520-m-gl530-m-2" } }, draft: true })).totalDocs,
    ).toBe(1);
    expect(await bring("products", "x.csv", other)).toMatchObject({ same: 1 });
  });

  it("takes the company's terms of purchase where it leaves them empty, and says so", async () => {
    await desk.test.cms.updateGlobal({ slug: "site", data: { purchase: { minimumOrder: 20, leadDays: 25 } } });
    const sheet = (minimum: string) => Buffer.from(`code,name,起订量,质保（月）\r\nTERMS 1,甲,,36\r\nTERMS 2,乙,${minimum},\r\n`);
    const report = await bring("products", "x.csv", sheet("5"), { onlyGood: false });
    expect(report).toMatchObject({ bad: 0, written: 2, notes: [expect.stringContaining("purchase.minimumOrder = 20 (1)")] });
    expect(report.notes[0]).toContain("purchase.leadDays = 25 (2)");
    const { docs } = await desk.test.cms.find({
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
    await desk.test.cms.updateGlobal({ slug: "site", data: { purchase: { minimumOrder: null, leadDays: null } } });
  });

  it("without a code is found by nothing", async () => {
    expect((await bring("products", "x.csv", Buffer.from("Name,Weight\r\nA9,12\r\n"))).refusal).toMatch(/缺少列 slug/);
    expect(await bring("products", "x.csv", Buffer.from("code,name\r\n,无名\r\n"))).toMatchObject({ bad: 1, faults: [{ column: "slug" }] });
  });
});
