import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DiskFull, FURTHER, HAD_NO_ROOM, Halted, runInOwnProcess } from "./run-import.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-process-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function script(name: string, text: string): Promise<string> {
  const file = path.join(folder, `${name}.mjs`);
  await writeFile(file, text);
  return file;
}

it("is killed when it comes no further, even if it spins", async () => {
  const spinning = await script("spinning", "for (;;);");
  await expect(runInOwnProcess(1, { script: spinning, longestHalt: 1000 })).rejects.toThrow(Halted);
});

it("goes on as long as it comes further", async () => {
  // Longer than it may halt, also on a machine on which it is slow to begin.
  const busy = `
    let remaining = 50;
    const goOn = () => {
      if (remaining === 0) process.exit(0);
      remaining -= 1;
      process.send(${JSON.stringify(FURTHER)});
      setTimeout(goOn, 100);
    };
    goOn();`;
  expect(await runInOwnProcess(1, { script: await script("busy", busy), longestHalt: 3000 })).toEqual([]);
});

it("tells what visitors may see changed, and that it failed, and has a bounded heap", async () => {
  const bounded = `
    import { getHeapStatistics } from "node:v8";
    const code = getHeapStatistics().heap_size_limit < 2 ** 31 ? Number(process.argv[2]) : 1;
    process.send({ changed: [7, 9] }, undefined, undefined, () => process.exit(code));`;
  const ending = { script: await script("bounded", bounded) };
  expect(await runInOwnProcess(0, ending)).toEqual([7, 9]);
  await expect(runInOwnProcess(HAD_NO_ROOM, ending)).rejects.toThrow(DiskFull);
  await expect(runInOwnProcess(3, ending)).rejects.toThrow("ended with 3");
});
