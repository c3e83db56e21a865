import { Readable } from "node:stream";
import { setImmediate as othersTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { webStream } from "./web-stream.ts";

it("hands on all bytes in order, and ends", async () => {
  const chunks = Array.from({ length: 50 }, (_, number) => Buffer.from(`${number},`));
  expect(await new Response(webStream(() => Readable.from(chunks, { objectMode: false }))).text()).toBe(chunks.join(""));
});

it("stops what it reads from when its reader leaves, and bears data that comes after that", async () => {
  const source = new Readable({ read: () => undefined });
  source.push("one");
  const reader = webStream(() => source).getReader();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe("one");
  const waiting = reader.read();
  await reader.cancel();
  expect((await waiting).done).toBe(true);
  expect(source.destroyed).toBe(true);
  expect(() => source.emit("data", Buffer.from("late"))).not.toThrow();
});

it("tells its reader of a fault, and nobody else when nobody reads", async () => {
  const brokenStream = (fault: string) => new Readable({ read: (): void => undefined }).destroy(new Error(fault));
  await expect(
    webStream(() => brokenStream("read"))
      .getReader()
      .read(),
  ).rejects.toThrow("read");
  const reader = webStream(() => brokenStream("unread")).getReader();
  const read = reader.read().catch(() => undefined);
  await reader.cancel().catch(() => undefined);
  await read;
  await othersTurn();
});

it("opens nothing for an answer that nobody reads", async () => {
  let opened = 0;
  const answer = webStream(() => {
    opened += 1;
    return Readable.from(["bytes"]);
  });
  await othersTurn();
  expect(opened).toBe(0);
  await answer.cancel();
  expect(opened).toBe(0);
});
