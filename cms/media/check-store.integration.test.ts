import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { wrongUploads } from "../../test/colliding-uploads.ts";
import type { Media } from "../config/payload-types.ts";

let test: TestCms;

beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test.close());

/** Puts a file beside the others, as files lay before each had a folder of its own. */
async function together(name: string, data: Buffer): Promise<Media> {
  const { pathOf } = await import("./stored-files.ts");
  const upload = await test.cms.create({ collection: "media", data: { alt: name }, file: { name, data, mimetype: "", size: data.length } });
  const stored = await test.cms.findByID({ collection: "media", id: upload.id });
  await rename(pathOf(stored), path.join(test.folder, "media", name));
  await test.cms.db.updateOne({ collection: "media", id: upload.id, data: { _objectKey: null, updatedAt: null } as never });
  return stored;
}

const picture = (background: string) => sharp({ create: { width: 60, height: 40, channels: 3, background } });
const at = (name: string) => path.join(test.folder, "media", name);

it("names what is not what it was, puts back what is there once more, and removes small pictures, once", async () => {
  const { checkStore } = await import("./check-store.ts");
  const [red, blue] = [await picture("#f00").png().toBuffer(), await picture("#00f").png().toBuffer()];
  await together("plan.png", red);
  await together("twin.png", red);
  await together("plan-400x300.webp", await picture("#0f0").webp().toBuffer());
  await together("gone.png", blue);
  const turned = await together("turned.jpg", await picture("#ff0").withMetadata({ orientation: 6 }).jpeg().toBuffer());
  await test.cms.db.updateOne({ collection: "media", id: turned.id, data: { width: 60, height: 40, updatedAt: null } as never });
  const small = await picture("#fff").webp().toBuffer();
  for (const name of ["plan-400x300.webp", "twin.png", "twin-400x267.webp"]) await writeFile(at(name), small);
  await writeFile(at("foreign-400x267.webp"), small);
  await rename(at("gone.png"), at("elsewhere.png"));

  expect((await checkStore(test.cms)).toSorted()).toEqual(["gone.png", "plan-400x300.webp"]);
  expect((await wrongUploads(test.cms)).toSorted()).toEqual(["gone.png", "plan-400x300.webp"]);
  expect(["plan-400x300.webp", "twin-400x267.webp", "foreign-400x267.webp"].map((name) => existsSync(at(name)))).toEqual([
    true,
    false,
    true,
  ]);
  expect(await test.cms.findByID({ collection: "media", id: turned.id })).toMatchObject({
    width: 40,
    height: 60,
    updatedAt: turned.updatedAt,
  });
  expect(await checkStore(test.cms)).toEqual([]);
});

it("still serves, replaces and removes what lies beside the others", async () => {
  const data = await picture("#123").png().toBuffer();
  const [one, two] = [await together("old-1.png", data), await together("old-2.png", data)];
  expect(await wrongUploads(test.cms)).not.toContain("old-1.png");
  const file = { name: "old-1.png", data: await picture("#321").png().toBuffer(), mimetype: "", size: 1 };
  await test.cms.update({ collection: "media", id: one.id, data: {}, file });
  await expect.poll(() => existsSync(at("old-1.png"))).toBe(false);
  expect(await wrongUploads(test.cms)).not.toContain("old-1.png");
  await test.cms.delete({ collection: "media", id: two.id });
  await expect.poll(() => existsSync(at("old-2.png"))).toBe(false);
});
