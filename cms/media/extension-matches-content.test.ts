import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { matchesItsExtension } from "./extension-matches-content.ts";

const matches = (name: string, content: string | Uint8Array) => {
  const data = Buffer.from(content);
  return matchesItsExtension({ name, data, mimetype: "application/octet-stream" });
};

const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8("<x/>")])));
/** Longer than the part of a file that detection reads: the bytes that tell its kind come after that. */
const long = new Uint8Array(9000).map((_byte, index) => (index * index) % 251);

it.each(
  "mp4 webm docx xlsx pptx odt ods odp zip glb pdf rtf exe msi deb apk doc xls ppt png jpg jpeg webp avif gif woff2 MP4 Pdf".split(" "),
)("a text by the name of .%s is not what its name says, nor is one that holds nothing else", async (end) => {
  expect(await matches(`text.${end}`, "These are words, and nothing else.")).toBe(false);
  expect(await matches(`page.${end}`, "<!doctype html><script>alert(1)</script>")).toBe(false);
  expect(await matches(`one.${end}`, "M")).toBe(false);
});

it.each([
  ["film.mp4", Buffer.from("\0\0\0\u0018ftypisom")],
  ["setup.exe", Buffer.from(`MZ${"\0".repeat(90)}`)],
  ["setup.msi", COMPOUND],
  ["tools.deb", Buffer.from("!<arch>\ndebian-binary   ")],
  ["app.apk", zip("AndroidManifest.xml")],
  ["app.apk", zip("META-INF/MANIFEST.MF", "classes.dex")],
  ["old.doc", COMPOUND],
  ["old.xls", COMPOUND],
  ["old.ppt", COMPOUND],
  ["rich.doc", Buffer.from("{\\rtf1 words}")],
  ["rich.rtf", Buffer.from("{\\rtf1 words}")],
  ["letter.docx", zipSync({ "word/media/picture.png": [long, { level: 0 }], "[Content_Types].xml": strToU8("<Types/>") })],
  ["table.xlsx", zipSync({ "[Content_Types].xml": [long, { level: 0 }], "xl/workbook.xml": strToU8("<x/>") })],
  ["slides.odp", zipSync({ mimetype: [strToU8("application/vnd.oasis.opendocument.presentation"), { level: 0 }] })],
  ["packed.zip", zip("readme.txt")],
  ["nothing.zip", zipSync({})],
  ["jpeg-by-name.png", Buffer.from("ffd8ffe000104a464946", "hex")],
])("%s is", async (name, content) => {
  expect(await matches(name, content)).toBe(true);
});

it("is one kind by its name and another by its content", async () => {
  expect(await matches("film.mp4", zip("a.txt"))).toBe(false);
  expect(await matches("film.webm", Buffer.from("\0\0\0\u0018ftypisom"))).toBe(false);
  expect(await matches("setup.exe", zip("a.txt"))).toBe(false);
  expect(await matches("paper.pdf", Buffer.from("{\\rtf1 words}"))).toBe(false);
  expect(await matches("picture.png", Buffer.from("%PDF-1.4"))).toBe(false);
});

it.each(["notes.txt", "notes.md", "table.csv", "film.vtt", "outline.dxf", "README", "constructor", "of.constructor"])(
  "%s begins as it likes",
  async (name) => {
    expect(await matches(name, "words")).toBe(true);
  },
);

it("is true of all the demonstration content, of whose files not more than the beginning is read", async () => {
  const files = (await Promise.all(["demo/content/media", "demo/content/files"].map(filesIn))).flat();
  expect(files.length).toBeGreaterThan(200);
  const wrong = [];
  for (const file of files) if (!(await onDisk(file))) wrong.push(file);
  expect(wrong).toEqual([]);

  const folder = await mkdtemp(path.join(tmpdir(), "named-kind-"));
  try {
    const file = path.join(folder, "large.mp4");
    await writeFile(file, (await readFile("demo/content/media/videos/d2-inside.mp4")).subarray(0, 4100));
    // As long as no memory could hold it; the disk keeps nothing of it.
    await truncate(file, 2 ** 40);
    expect(await onDisk(file)).toBe(true);
    await writeFile(file, "words");
    expect(await onDisk(file)).toBe(false);
  } finally {
    await rm(folder, { recursive: true });
  }
});

function onDisk(file: string): Promise<boolean> {
  return matchesItsExtension({ name: path.basename(file), data: Buffer.alloc(0), mimetype: "", tempFilePath: file });
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
