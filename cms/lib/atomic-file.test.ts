import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { storeIfPossible } from "./atomic-file.ts";
import { log } from "./log/index.ts";

test("a folder keeps no more files than it may, and of those the latest", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-kept-"));
  for (const [age, name] of ["c", "a", "d", "b"].entries()) {
    await storeIfPossible(path.join(folder, name), Buffer.from(name), 4);
    await utimes(path.join(folder, name), 1000 - age, 1000 - age);
  }
  expect((await readdir(folder)).toSorted()).toEqual(["a", "b", "c", "d"]);
  await storeIfPossible(path.join(folder, "e"), Buffer.from("e"), 3);
  expect((await readdir(folder)).toSorted()).toEqual(["a", "c", "e"]);
  await rm(folder, { recursive: true });
});

test("what cannot be kept is let go", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-kept-"));
  const file = path.join(folder, "file");
  await writeFile(file, "");
  await expect(storeIfPossible(path.join(file, "below"), Buffer.from("x"), 4)).resolves.toBeUndefined();
  expect(await readdir(folder)).toEqual(["file"]);
  await rm(folder, { recursive: true });
});

test("what two make at once is kept whole, and neither fails", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-kept-"));
  const warned = vi.spyOn(log, "warn");
  await Promise.all(Array.from({ length: 8 }, () => storeIfPossible(path.join(folder, "same"), Buffer.alloc(100_000, "x"))));
  expect(warned).not.toHaveBeenCalled();
  expect(await readdir(folder)).toEqual(["same"]);
  expect((await readFile(path.join(folder, "same"))).length).toBe(100_000);
  await rm(folder, { recursive: true });
});
