import type * as files from "node:fs/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openCms, type TestCms } from "../../../test/cms.ts";

const MEGABYTE = 1024 * 1024;
/** What stays free of a disk, whatever is uploaded. */
const RESERVE = 64 * MEGABYTE;

const disk = vi.hoisted(() => ({ free: 0 }));
vi.mock("node:fs/promises", async (original) => ({
  ...(await original<typeof files>()),
  statfs: async () => ({ bavail: disk.free, bsize: 1 }),
}));

let test: TestCms;
beforeAll(async () => {
  test = await openCms();
});
afterAll(() => test?.close());

it("an upload begins where its size fits twice, as parts and where it is stored, and goes on with what is there of it", async () => {
  const { addChunk, beginUpload } = await import("./chunk-store.ts");
  const size = 6 * MEGABYTE;
  const begin = () => beginUpload(1, { name: "film.mp4", size, type: "video/mp4", changed: 1 });
  disk.free = 2 * size + RESERVE - 1;
  await expect(begin()).rejects.toMatchObject({ fault: "full" });
  disk.free += 1;
  const { id } = await begin();
  const { received } = await addChunk(1, id, 0, new Uint8Array(4 * MEGABYTE));
  // Received chunks already take their room.
  disk.free -= received;
  expect(await begin()).toEqual({ id, received });
  disk.free -= 1;
  await expect(begin()).rejects.toMatchObject({ fault: "full" });
});
