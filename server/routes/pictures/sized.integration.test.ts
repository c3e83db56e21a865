import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { PICTURE_WIDTHS } from "#app/lib/picture.ts";
import { animation } from "../../../test/animations.ts";
import { openCms, type TestCms } from "../../../test/cms.ts";
import type * as formats from "./formats.ts";
import { SLOW } from "../../../test/slow.ts";

/** Holds back the making of pictures until `open` is called. */
const gate = vi.hoisted(() => ({ wait: Promise.resolve(), open: () => {}, made: 0, atOnce: 0, most: 0 }));
vi.mock("./formats.ts", async (original) => {
  const real = await original<typeof formats>();
  return {
    ...real,
    async encode(...args: Parameters<typeof real.encode>) {
      gate.made += 1;
      gate.atOnce += 1;
      gate.most = Math.max(gate.most, gate.atOnce);
      await gate.wait;
      return real.encode(...args).finally(() => (gate.atOnce -= 1));
    },
  };
});

/** Numbers of the uploads that something published shows. */
const shown = vi.hoisted(() => ({ ids: Array.from({ length: 200 }, (_, index) => index + 1) }));
vi.mock("#cms/publishing/references/shown-uploads.ts", () => ({ shownUploads: async () => new Set(shown.ids) }));

const { pictures } = await import("./routes.ts");
const { sizedPictures } = await import("./sized.ts");

let site: TestCms;
let folder: string;
let routes: ReturnType<typeof pictures>;

beforeAll(async () => {
  site = await openCms();
  folder = path.join(site.folder, "pictures");
  routes = pictures(sizedPictures(site.cms, folder));
});
afterAll(() => site?.close());

async function file(name: string, background: string) {
  const data = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, data, mimetype: "image/png", size: data.length };
}

async function upload(name: string, background: string): Promise<number> {
  const { id } = await site.cms.create({ collection: "media", data: { alt: name }, file: await file(name, background) });
  return id as number;
}

const replace = async (id: number, name: string, background: string) =>
  site.cms.update({ collection: "media", id, data: {}, file: await file(name, background), overwriteExistingFiles: true });

function hold() {
  gate.wait = new Promise((resolve) => (gate.open = resolve));
}

/** The answer at an address: status, type, caching, and the colour in the middle. */
async function ask(address: string, accept = "image/webp,*/*") {
  const answer = await routes.request(address, { headers: { accept } });
  if (!answer.ok) return { status: answer.status };
  const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = (data[0] ?? 0) > (data[2] ?? 0) ? "red" : "blue";
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    vary: answer.headers.get("vary"),
    cacheControl: answer.headers.get("cache-control"),
    colour,
  };
}

const versionOf = async (id: number) => {
  const { updatedAt } = await site.cms.findByID({ collection: "media", id });
  return `${id}-${Date.parse(updatedAt).toString(36)}`;
};

it("sends the format that a browser knows best, in the layout's widths alone", async () => {
  const id = await upload("formats.png", "#f00");
  const address = `/media/160/formats.png?v=${await versionOf(id)}`;
  const fine = { status: 200, vary: "Accept", cacheControl: "public, max-age=31536000, immutable", colour: "red" };
  expect(await ask(address, "image/avif,image/webp,*/*")).toEqual({ ...fine, type: "image/avif" });
  expect(await ask(address, "image/webp,*/*")).toEqual({ ...fine, type: "image/webp" });
  expect(await ask(address, "*/*")).toEqual({ ...fine, type: "image/jpeg" });
  for (const wrong of ["/media/161/formats.png", "/media/160/none.png", "/media/160/..%2Fpayload-secret", "/media/160/formats.svg"])
    expect(await ask(wrong)).toEqual({ status: 404 });
});

it("serves pictures whatever their names, in any script and as long as one is taken", async () => {
  for (const name of ["产品 图片 (新).png", "a(b),c.png", "câmera d'água 📷.png", `${"长".repeat(75)}.png`]) {
    const id = await upload(name, "#f00");
    const { filename } = await site.cms.findByID({ collection: "media", id });
    const address = `/media/160/${encodeURIComponent(filename ?? "")}?v=${await versionOf(id)}`;
    expect([name, await ask(address)]).toMatchObject([name, { status: 200, colour: "red" }]);
    const before = gate.made;
    expect([name, await ask(address)]).toMatchObject([name, { status: 200, colour: "red" }]);
    expect(gate.made).toBe(before);
  }
});

/** Uploads a picture of one colour, and looks at it in each format. */
async function expectServed(width: number, height: number): Promise<void> {
  const data = await sharp({ create: { width, height, channels: 3, background: "#f00" } })
    .png()
    .toBuffer();
  const name = `long-${width}-${height}.png`;
  const { id } = await site.cms.create({
    collection: "media",
    data: { alt: name },
    file: { name, data, mimetype: "image/png", size: data.length },
  });
  const address = `/media/720/${name}?v=${await versionOf(id)}`;
  for (const accept of ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"]) {
    const answer = await routes.request(address, { headers: { accept } });
    expect([accept, answer.status]).toEqual([accept, 200]);
    const served = sharp(Buffer.from(await answer.arrayBuffer()), { limitInputPixels: false });
    const { format, ...size } = await served.metadata();
    const expectedWidth = Math.min(width, 720);
    expect(size).toMatchObject({ width: expectedWidth, height: Math.round((height * expectedWidth) / width) });
    expect(answer.headers.get("content-type")).toBe(`image/${format === "heif" ? "avif" : format}`);
  }
}

it.each([
  [80, 20_000],
  [1, 4000],
  [20_000, 60],
  [70, 70_000],
])("serves a picture of %i × %i in a format that can hold it", expectServed);

// As wide as the layout asks for, and of nearly as many pixels as are borne.
it.each([
  [750, 20_000],
  [20_000, 600],
  [700, 70_000],
])("serves a large picture of %i × %i in a format that can hold it", SLOW, expectServed);

it.each([
  ["gif", "image/webp", "image/gif"],
  ["webp", "image/webp", "image/gif"],
  ["png", "image/png", "image/png"],
] as const)("what moves goes on moving, in whichever format a browser knows: %s", async (kind, best, plain) => {
  const data = await animation(kind, 400, 300);
  const name = `moves.${kind}`;
  const { id } = await site.cms.create({
    collection: "media",
    data: { alt: name },
    file: { name, data, mimetype: `image/${kind}`, size: data.length },
  });
  const address = `/media/320/${name}?v=${await versionOf(id)}`;
  for (const [accept, type] of [
    ["image/avif,image/webp,*/*", best],
    ["image/webp,*/*", best],
    ["*/*", plain],
  ]) {
    const answer = await routes.request(address, { headers: { accept: accept ?? "" } });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    const served = Buffer.from(await answer.arrayBuffer());
    // libvips reads the first picture of an animated PNG alone, which is sent as it came.
    const moves = kind === "png" ? served.equals(data) : (await sharp(served).metadata()).pages === 2;
    expect([kind, moves]).toEqual([kind, true]);
  }
});

it("serves a picture that is narrower than the width asked for as wide as it is", async () => {
  const id = await upload("narrow.png", "#f00");
  for (const accept of ["image/avif,*/*", "image/webp,*/*", "*/*"]) {
    const answer = await routes.request(`/media/480/narrow.png?v=${await versionOf(id)}`, { headers: { accept } });
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 400, height: 300 });
  }
});

it("answers 404 for what is no picture any more, and for one of more pixels than are borne", async () => {
  const { pathOf } = await import("#cms/media/stored-files.ts");
  const large = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#f00" }, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const [name, data] of [
    ["broken.png", Buffer.from("words")],
    ["large.png", large],
  ] as const) {
    const stored = await site.cms.findByID({ collection: "media", id: await upload(name, "#f00") });
    expect((await ask(`/media/160/${name}`)).status).toBe(200);
    await writeFile(pathOf(stored), data);
    expect(await ask(`/media/320/${name}`)).toEqual({ status: 404 });
  }
});

it("has nobody keep a picture that only a preview shows", async () => {
  const id = await upload("draft.png", "#f00");
  const address = `/media/160/draft.png?v=${await versionOf(id)}`;
  const { ids } = shown;
  shown.ids = ids.filter((other) => other !== id);
  expect(await ask(address)).toMatchObject({ status: 200, cacheControl: "private, no-store" });
  expect(await ask(address)).toMatchObject({ status: 200, cacheControl: "private, no-store" });
  expect(await ask("/media/160/draft.png")).toEqual({ status: 404 });
  shown.ids = ids;
  expect(await ask(address)).toMatchObject({ status: 200, cacheControl: "public, max-age=31536000, immutable" });
});

it("makes a size once, and serves it without asking the database from then on", async () => {
  const id = await upload("once.png", "#f00");
  const address = `/media/320/once.png?v=${await versionOf(id)}`;
  const before = gate.made;
  await Promise.all(Array.from({ length: 20 }, () => ask(address)));
  const find = vi.spyOn(site.cms, "find");
  await ask(address);
  expect(gate.made).toBe(before + 1);
  expect(find).not.toHaveBeenCalled();
  find.mockRestore();
});

it("never brings a replaced picture back, also by what was being made meanwhile", async () => {
  const id = await upload("replaced.png", "#f00");
  const old = await versionOf(id);
  hold();
  const before = gate.made;
  const underway = ask(`/media/160/replaced.png?v=${old}`);
  await expect.poll(() => gate.made).toBe(before + 1);
  await replace(id, "replaced.png", "#00f");
  gate.open();
  expect(await underway).toMatchObject({ colour: "blue", cacheControl: "public, max-age=300" });
  const version = await versionOf(id);
  expect(await ask(`/media/160/replaced.png?v=${version}`)).toMatchObject({
    colour: "blue",
    cacheControl: expect.stringContaining("immutable"),
  });
  expect(await ask(`/media/160/replaced.png?v=${old}`)).toMatchObject({ colour: "blue", cacheControl: "public, max-age=300" });
  expect(await readdir(path.join(folder, String(id)))).toEqual([version.split("-")[1]]);
});

it("drops the sizes of what changed and no others", async () => {
  const [changed, other] = [await upload("changed.png", "#f00"), await upload("other.png", "#f00")];
  await ask(`/media/160/changed.png?v=${await versionOf(changed)}`);
  await ask(`/media/160/other.png?v=${await versionOf(other)}`);
  await replace(changed, "changed.png", "#00f");
  await expect.poll(() => readdir(path.join(folder, String(changed)))).toEqual([]);
  expect(existsSync(path.join(folder, String(other)))).toBe(true);
  await site.cms.delete({ collection: "media", id: other });
  await expect.poll(() => readdir(path.join(folder, String(other)))).toEqual([]);
  expect(await ask("/media/160/other.png")).toEqual({ status: 404 });
});

it("makes two at a time, and refuses what would wait too long", SLOW, async () => {
  const names = Array.from({ length: 20 }, (_, index) => `many-${index}.png`);
  for (const name of names) await upload(name, "#f00");
  hold();
  gate.most = 0;
  const requests = names.flatMap((name) =>
    PICTURE_WIDTHS.flatMap((width) => ["image/avif", "image/webp", "*/*"].map((accept) => ask(`/media/${width}/${name}`, accept))),
  );
  const refused = await Promise.any(
    requests.map(async (answer) => ((await answer).status === 503 ? true : Promise.reject(new Error("not refused")))),
  );
  expect(refused).toBe(true);
  gate.open();
  const statuses = (await Promise.all(requests)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(gate.most).toBe(2);
});
