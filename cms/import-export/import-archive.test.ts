import { strToU8, zipSync } from "fflate";
import sharp from "sharp";
import { expect, it } from "vitest";
import { HOSTILE_FILES } from "../../test/hostile-kinds.ts";
import { openImportArchive } from "./import-archive.ts";
import { UnreadableFile } from "./unreadable.ts";

const SHEET = strToU8("code,name\r\nA,甲\r\n");
const png = new Uint8Array(
  await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .png()
    .toBuffer(),
);
const MEGABYTE = 1024 * 1024;

/** The refusal of an archive, in English. */
async function refusalOf(bytes: Uint8Array, most?: number): Promise<string> {
  const error: unknown = await openImportArchive("x.zip", bytes, { maxBytes: most }).catch((caught: unknown) => caught);
  return error instanceof UnreadableFile ? error.reason.en : "";
}

it("takes a sheet alone as it is", async () => {
  const { sheet, pictures } = await openImportArchive("a.csv", SHEET);
  expect({ ...sheet, size: pictures.size }).toEqual({ name: "a.csv", bytes: SHEET, size: 0 });
});

it("finds pictures by name, by folder and name, in any letters, and of two of a name in folders neither", async () => {
  const files = { "list/products.csv": SHEET, "Front.PNG": png, "gt 06n/4g (EU)® #2.png": png, "a/same.png": png, "b/same.png": png };
  const { sheet, pictures } = await openImportArchive("x.zip", zipSync({ ...files, "__MACOSX/._Front.PNG": SHEET, ".DS_Store": SHEET }));
  expect(sheet.name).toBe("products.csv");
  expect([...pictures.keys()].toSorted()).toEqual(["4g (eu)® #2.png", "a/same.png", "b/same.png", "front.png", "gt 06n/4g (eu)® #2.png"]);
  expect(pictures.get("front.png")).toMatchObject({ name: "Front.png", type: "image/png" });
});

it("takes an archive of pictures beside the sheet", async () => {
  const { sheet, pictures } = await openImportArchive("x.csv", zipSync({ "x.csv": SHEET, "pictures.zip": zipSync({ "1.png": png }) }));
  expect(sheet).toEqual({ name: "x.csv", bytes: SHEET });
  expect([...pictures.keys()]).toEqual(["1.png"]);
  const archive = await openImportArchive("x.csv", SHEET, { sent: zipSync({ "2.png": png }) });
  expect(archive.sheet).toEqual(sheet);
  expect([...archive.pictures.keys()]).toEqual(["2.png"]);
});

it("reads names of Windows that are GBK", async () => {
  const archive = zipSync({ "x.csv": SHEET, "#####.png": png });
  const bytes = Buffer.from(archive);
  const gbk = Buffer.from([0xd5, 0xfd, 0xc3, 0xe6, 0x31]);
  for (let at = bytes.indexOf("#####"); at !== -1; at = bytes.indexOf("#####")) gbk.copy(bytes, at);
  expect([...(await openImportArchive("x.zip", bytes)).pictures.keys()]).toEqual(["正面1.png"]);
});

it("knows pictures by what is in them, and gives no name that leads anywhere", async () => {
  const { pictures } = await openImportArchive(
    "x.zip",
    zipSync({ "x.csv": SHEET, "page.png": strToU8("<html>"), "../../etc/shadow.png": png, "C:\\w\\a.png": png }),
  );
  expect(pictures.get("page.png")?.type).toBeNull();
  expect([...pictures.values()].map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/[/\\:]|\.\./));
});

it("refuses what it cannot bear or read", async () => {
  const bomb = zipSync({ "x.csv": SHEET, "bomb.png": new Uint8Array(3 * MEGABYTE) });
  expect(bomb.length).toBeLessThan(10_000);
  expect(await refusalOf(bomb, 2 * MEGABYTE)).toContain("larger than 2 MB");
  expect(await refusalOf(zipSync({ "x.csv": SHEET, "in.zip": bomb }), 2 * MEGABYTE)).toContain("larger than 2 MB");
  expect(await refusalOf(zipSync({ "x.csv": new Uint8Array(51 * MEGABYTE) }))).toContain("larger than 50 MB");
  expect(await refusalOf(zipSync({ "1.png": png }))).toContain("only one");
  expect(await refusalOf(zipSync({ "a.csv": SHEET, "b.csv": SHEET }))).toContain("only one");
  expect(await refusalOf(zipSync({ "x.csv": SHEET, "1.png": png }).subarray(0, 120))).toContain("damaged");
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.png`, png]));
  expect(await refusalOf(zipSync({ "x.csv": SHEET, ...many }))).toContain("1,000 pictures");
});

it.each(["overlapping.zip", "overlapping-large.zip"])("refuses entries that share their bytes: %s", async (name) => {
  const file = HOSTILE_FILES.find((each) => each.name === name);
  expect(await refusalOf((await file?.bytes()) ?? new Uint8Array())).toContain("damaged");
});
