import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isTransient } from "#cms/db/database-faults.ts";
import { readUpload } from "#cms/media/uploads.ts";
import { openCms, type TestCms } from "./cms.ts";
import { chanceOf } from "./fuzz/chance.ts";
import { startStore, type Store } from "./store.ts";

/** Uploads, replacements and deletions that are tried, and how many at a time. `UPLOADS=2000` goes the long way. */
const TRIES = Number(process.env["UPLOADS"] ?? 120);
const AT_ONCE = 8;
/** How often one is tried where others hold up the database, as on a busy machine. */
const MAX_TRIES = 5;
/** Names that meet: equal ones, those that Payload would give to another's small picture, and those that a second one of a name gets. */
const NAMES = [
  "plan.png",
  "plan-8x8.webp",
  "plan-400x400.webp",
  "plan.webp",
  "PLAN.PNG",
  "plan-1.png",
  "plan-1-1.png",
  "con.png",
  ".plan.png",
  "Mu\u0308n.png",
  "München.png",
];

/** The names of uploads whose stored file has another size or checksum than its record says, or is not there. */
export async function wrongUploads(cms: Payload): Promise<string[]> {
  const { docs } = await cms.find({ collection: "media", pagination: false, depth: 0, trash: true });
  const wrong: string[] = [];
  for (const upload of docs) {
    const file = await readUpload(cms, upload);
    const isRight = file && file.length === upload.filesize && createHash("sha256").update(file).digest("hex") === upload.sha256;
    if (!isRight) wrong.push(upload.filename ?? "");
  }
  return wrong;
}

/**
 * Describes uploads of colliding names, many at once, in one of two places: the data folder, or a store.
 * @param openDatabase returns the address of a database; undefined for a SQLite file
 * @param place where files are kept, unless `UPLOADS_IN` says so: disk or store
 */
export function describeCollidingUploads(
  database: string,
  openDatabase: () => Promise<string | undefined>,
  place: string,
  isSkipped = false,
): void {
  const uploads = process.env["UPLOADS_IN"] ?? place;
  describe.skipIf(isSkipped)(
    `${TRIES} uploads of colliding names on ${database}, kept ${uploads === "store" ? "in a store" : "on disk"}`,
    () => {
      let test: TestCms;
      let store: Store | undefined;
      let folder: string;

      beforeAll(async () => {
        folder = await mkdtemp(path.join(tmpdir(), "waymark-store-"));
        if (uploads === "store") {
          store = await startStore(folder);
          Object.assign(process.env, store.env);
        }
        test = await openCms(await openDatabase());
      });
      afterAll(async () => {
        await test?.close();
        await store?.stop();
        await rm(folder, { recursive: true, force: true });
      });

      const files = async () => (store ? await store.files() : await readdir(path.join(test.folder, "media"))).length;

      it(
        "leave every record with its own file, and no file without a record",
        async () => {
          const failures = await collide(test.cms);
          expect(failures).toEqual([]);
          const { docs, totalDocs } = await test.cms.find({ collection: "media", pagination: false, depth: 0, select: { filename: true } });
          expect(totalDocs).toBeGreaterThan(TRIES / 3);
          expect(new Set(docs.map(({ filename }) => filename)).size).toBe(totalDocs);
          expect(await wrongUploads(test.cms)).toEqual([]);
          await expect.poll(files).toBe(totalDocs);
        },
        TRIES * 500 + 60_000,
      );
    },
  );
}

/** Uploads, replaces, fails to replace and deletes, several at a time. @returns what failed and should not have */
async function collide(cms: Payload): Promise<string[]> {
  const chance = chanceOf(TRIES);
  const ids: number[] = [];
  const failures: string[] = [];
  const steps = Array.from({ length: TRIES }, (_, number) => ({
    number,
    name: chance.pick(NAMES),
    deed: chance.below(10),
    which: chance.below(TRIES),
  }));
  const waiting = steps.values();
  const work = async () => {
    for (const { number, name, deed, which } of waiting) {
      const file = await picture(number, name);
      const id = ids.length > 0 ? ids.splice(which % ids.length, 1)[0] : undefined;
      const replace = (data: object) => again(() => cms.update({ collection: "media", id: id ?? 0, data, file: { ...file } }));
      try {
        if (id === undefined || deed < 6) ids.push((await again(() => cms.create({ collection: "media", data: { alt: name }, file }))).id);
        else if (deed === 6) await replace({});
        else if (deed === 7) await Promise.all([replace({}), replace({})]);
        else if (deed === 8) await again(() => cms.delete({ collection: "media", id }));
        else if (await isTaken(replace({ alt: "" }))) failures.push(`${number} ${name}: taken without a description`);
        if (id !== undefined && deed !== 8) ids.push(id);
      } catch (error) {
        failures.push(`${number} ${name}: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}

function isTaken(save: Promise<unknown>): Promise<boolean> {
  return save.then(
    () => true,
    () => false,
  );
}

/** Retries a call that a busy database refuses, as clients do on 503. */
async function again<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (tries === MAX_TRIES || !isTransient(error)) throw error;
    }
  }
}

/** A picture that no other number has. */
async function picture(number: number, name: string) {
  const background = `#${(number * 7 + 1).toString(16).padStart(6, "0")}`;
  const format = name.endsWith("webp") ? "webp" : "png";
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .toFormat(format, format === "webp" ? { lossless: true } : {})
    .toBuffer();
  return { name, data, mimetype: `image/${format}`, size: data.length };
}
