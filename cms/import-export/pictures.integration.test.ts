import { handleEndpoints } from "payload";
import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAsEditor, type TestCms } from "../../test/cms.ts";
import type { Report } from "./report.ts";
import { SLOW } from "../../test/slow.ts";

const PRODUCTS = 60;

let test: TestCms;
let token: string;

beforeAll(async () => {
  ({ test, token } = await openAsEditor());
});
afterAll(() => test?.close());

/** A picture that no other is equal to. */
async function picture(number: number): Promise<Uint8Array> {
  const background = { r: number % 256, g: Math.floor(number / 256), b: 90 };
  return new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer(),
  );
}

/** Sends files as the desk does. */
async function send(files: Record<string, [name: string, bytes: Uint8Array<ArrayBuffer>]>): Promise<Response> {
  const body = new FormData();
  body.set("collection", "products");
  for (const [field, [name, bytes]] of Object.entries(files)) body.set(field, new File([bytes], name));
  const { default: config } = await import("#cms/payload.config.ts");
  const headers = { Authorization: `JWT ${token}`, "Accept-Language": "en" };
  return handleEndpoints({ config, request: new Request("http://localhost/api/imports/check", { method: "POST", headers, body }) });
}

/** Has files checked, and written if they are to be. */
async function bring(files: Parameters<typeof send>[0], { isWritten = true } = {}): Promise<Report> {
  const { doImport } = await import("./do-import.ts");
  const response = await send(files);
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: number };
  await doImport(test.cms, id);
  if (isWritten) {
    await test.cms.update({ collection: "imports", id, data: { state: "writing", onlyGood: true } });
    await doImport(test.cms, id);
  }
  return (await test.cms.findByID({ collection: "imports", id, depth: 0 })).report as unknown as Report;
}

async function library() {
  const { docs } = await test.cms.find({ collection: "media", locale: "all", depth: 0, pagination: false, sort: "id" });
  return docs as unknown as { id: number; filename: string; alt: Record<string, string>; mimeType: string }[];
}

it("brings 60 products with 120 pictures, each of which is stored once", SLOW, async () => {
  const lines = Array.from(
    { length: PRODUCTS },
    (_, index) => `T-${index},型号${index},Model ${index},"${index}-a.png; sub/${index}-B.png"`,
  );
  const sheet = strToU8(["code,name,name_en,pictures", ...lines].join("\r\n"));
  const names = Array.from({ length: PRODUCTS }, (_, index) => [`${index}-a.png`, `sub/${index}-b.png`]).flat();
  const pictures = await Promise.all(names.map(async (name, number) => [name, await picture(number)] as const));
  const archive = zipSync(Object.fromEntries([...pictures, ["unused.png", await picture(500)]]), { level: 0 });
  const files: Parameters<typeof send>[0] = { file: ["products.csv", sheet], pictures: ["pictures.zip", archive] };

  const checked = await bring(files, { isWritten: false });
  expect(checked.faults.slice(0, 3)).toEqual([]);
  expect(checked).toMatchObject({ new: PRODUCTS, bad: 0, notes: [expect.stringMatching(/^Pictures: 120 for .*0 are there.*1 files/)] });
  expect(await library()).toEqual([]);

  const started = performance.now();
  expect(await bring(files)).toMatchObject({ written: PRODUCTS, bad: 0 });
  expect(performance.now() - started).toBeLessThan(120_000);
  const stored = await library();
  expect(stored).toHaveLength(2 * PRODUCTS);
  expect(stored[0]).toMatchObject({ filename: "0-a.png", mimeType: "image/png", alt: { zh: "型号0", en: "Model 0" } });
  const { docs } = await test.cms.find({ collection: "products", where: { code: { equals: "T-7" } }, draft: true, depth: 1 });
  expect(docs[0]?.pictures?.map((one) => typeof one === "object" && one.filename)).toEqual(["7-a.png", "7-b.png"]);

  expect(await bring(files)).toMatchObject({
    same: PRODUCTS,
    written: 0,
    notes: [expect.stringMatching(/^Pictures: 0 for .*120 are there/)],
  });
  expect(await library()).toHaveLength(2 * PRODUCTS);
});

it("takes one archive with the sheet, the same picture under two names once, and what a column says as description", async () => {
  const before = (await library()).length;
  const one = await picture(1000);
  const sheet = strToU8(`code,name,pictures,picturesAlt,picturesAlt_en\r\nZ 1,乙,"x/1.png; 2.png",正面；背面,Front\r\n`);
  expect(await bring({ file: ["all.zip", zipSync({ "products.csv": sheet, "x/1.png": one, "2.png": one })] })).toMatchObject({
    written: 1,
  });
  const added = (await library()).slice(before);
  expect(added).toMatchObject([{ filename: "1.png", alt: { zh: "正面", en: "Front" } }]);
});

it("knows each picture that the library has, however many are asked for at a time", async () => {
  const two = await Promise.all([1001, 1002].map(picture));
  const sheet = strToU8("code,name,pictures\r\nK 1,甲,k1.png;k2.png\r\n");
  await bring({ file: ["k.zip", zipSync({ "k.csv": sheet, "k1.png": two[0] as Uint8Array, "k2.png": two[1] as Uint8Array })] });
  const { Pictures } = await import("./pictures.ts");
  const { docs } = await test.cms.find({ collection: "media", depth: 0, sort: "-id", limit: 2 });
  const sent = docs.map(
    ({ filename, sha256 }) => [filename ?? "", { name: filename ?? "", sum: sha256 ?? "", type: null, bytes: new Uint8Array() }] as const,
  );
  const pictures = await Pictures.open(test.cms, new Map(sent), 1);
  expect(docs.map(({ filename }) => pictures.find(filename ?? "")?.id)).toEqual(docs.map(({ id }) => id));
});

it("names what is no picture, what is not in the archive and what lies elsewhere by its cell, and stores nothing of bad lines", async () => {
  const before = (await library()).length;
  const sheet = strToU8(
    [
      "code,name,pictures",
      "B 1,甲,page.png",
      "B 2,乙,none.png",
      "B 3,丙,https://example.com/0-a.png",
      "B 4,丁,cut.png",
      "B 5,戊,1.png",
    ].join("\r\n"),
  );
  const cut = (await picture(2000)).slice(0, 30);
  const archive = zipSync({ "page.png": strToU8("<html>"), "cut.png": cut });
  const report = await bring({ file: ["p.csv", sheet], pictures: ["p.zip", archive] });
  expect(report).toMatchObject({ bad: 4, written: 1 });
  expect(report.faults.map(({ title, column, message }) => [title, column, message.split(/[.:]/)[0]])).toEqual([
    ["B 1", "pictures", "In the ZIP this file is no picture (PNG, JPEG, WebP, AVIF or GIF)"],
    ["B 2", "pictures", "There is no such record"],
    ["B 3", "pictures", "There is no such record"],
    ["B 4", "pictures", expect.any(String)],
  ]);
  expect(await library()).toHaveLength(before);
});

it("refuses two archives, and pictures that are no archive", async () => {
  const zip: [string, Uint8Array<ArrayBuffer>] = ["a.zip", zipSync({ "a.csv": strToU8("code\r\nA\r\n") })];
  expect((await send({ file: zip, pictures: zip })).status).toBe(400);
  expect(
    (await send({ file: ["a.csv", strToU8("code\r\nA\r\n")], pictures: ["a.png", (await picture(1)) as Uint8Array<ArrayBuffer>] })).status,
  ).toBe(400);
});
