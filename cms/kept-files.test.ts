import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { dropOldest, keep } from "./kept-files.ts";

test("a folder keeps no more files than it may, and of those the latest", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-kept-"));
  for (const [age, name] of ["c", "a", "d", "b"].entries()) {
    await keep(path.join(folder, name), Buffer.from(name));
    await utimes(path.join(folder, name), 1000 - age, 1000 - age);
  }
  await dropOldest(folder, 4);
  expect((await readdir(folder)).toSorted()).toEqual(["a", "b", "c", "d"]);
  await dropOldest(folder, 2);
  expect((await readdir(folder)).toSorted()).toEqual(["a", "c"]);
  await rm(folder, { recursive: true });
});
