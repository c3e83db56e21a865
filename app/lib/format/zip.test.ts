import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zipStream, type ZipFile } from "./zip.server.ts";

const FILES: ZipFile[] = [
  { name: "规格书.txt", bytes: Buffer.from("one"), changed: new Date("2026-11-22T07:00:02Z") },
  { name: "empty.bin", bytes: new Uint8Array(), changed: new Date("1970-01-01") },
];

async function* files() {
  yield* FILES;
}

it("is read by another program, names and all", async () => {
  const archive = new Uint8Array(await new Response(zipStream(files())).arrayBuffer());
  const read = unzipSync(archive);
  expect(Object.entries(read).map(([name, bytes]) => [name, Buffer.from(bytes)])).toEqual(
    FILES.map(({ name, bytes }) => [name, Buffer.from(bytes)]),
  );
});

it("begins with nothing before somebody reads, and holds one file at a time", async () => {
  let read = 0;
  async function* counted() {
    for (const file of FILES) {
      read += 1;
      yield file;
    }
  }
  const reader = zipStream(counted()).getReader();
  expect(read).toBe(0);
  await reader.read();
  expect(read).toBe(1);
  await reader.cancel();
});

it("reads no further when nobody takes the rest", async () => {
  let isCancelled = false;
  async function* endless(): AsyncGenerator<ZipFile> {
    try {
      for (;;) yield { name: "more", bytes: Buffer.alloc(1000), changed: new Date() };
    } finally {
      isCancelled = true;
    }
  }
  const reader = zipStream(endless()).getReader();
  await reader.read();
  await reader.cancel();
  expect(isCancelled).toBe(true);
});
