import { afterEach, expect, it, vi } from "vitest";
import { readNiceness } from "../../../test/read-niceness.ts";
import { FileFault, inFileWorker } from "./file-worker.ts";

const MODULE = "cms/lib/file-worker/hostile-tasks.test-data.ts";
/** Seconds that a worker may take to start and to end on a busy machine. */
const PATIENT = 60;
const task = (name: string, seconds = PATIENT) => inFileWorker<unknown, unknown>(MODULE, name, seconds);
const echo = task("echo");
const pid = task("pid");

/** Why a file was not read. */
const faultOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: unknown) => (error instanceof FileFault ? error.reason : String(error)),
  );

afterEach(() => {
  vi.useRealTimers();
});

it("reads in another process, the same one for the next file, and hands on what comes out", async () => {
  const input = { name: "a", bytes: new Uint8Array([1, 2, 3]), map: new Map([["a", 1]]) };
  expect(await echo(input)).toEqual(input);
  const first = await pid(null);
  expect(first).not.toBe(process.pid);
  expect(await pid(null)).toBe(first);
});

it.runIf(process.platform === "linux")("leaves the processor to others with all its threads", async () => {
  expect(readNiceness((await pid(null)) as number)).toEqual([10]);
});

it("says what a reader says of a file", async () => {
  await expect(task("fail")(null)).rejects.toThrow("It cannot be read");
});

it.each([
  ["spin", 1, "time"],
  ["takeMemory", PATIENT, "memory"],
  ["fillHeap", PATIENT, "memory"],
  ["crash", PATIENT, "crash"],
] as const)("ends a file that would %s, and reads the next one", { timeout: 4 * PATIENT * 1000 }, async (name, seconds, reason) => {
  expect(await faultOf(task(name, seconds)(null))).toBe(reason);
  expect(await echo("next")).toBe("next");
});

it("reads what has no room beside another file alone, and others after it", async () => {
  const results = await Promise.all([task("holdMemory")(180_000_000), echo(1), echo(2), task("holdMemory")(180_000_000)]);
  expect(results).toEqual([180_000_000, 1, 2, 180_000_000]);
});

it("reads others beside a file that does not end", async () => {
  const spinning = faultOf(task("spin", 3)(null));
  const others = await Promise.all([echo(1), echo(2), echo(3)]);
  const isOver = await Promise.race([spinning.then(() => true), Promise.resolve(false)]);
  expect([others, isOver]).toEqual([[1, 2, 3], false]);
  expect(await spinning).toBe("time");
});

it("refuses what would wait behind too many", async () => {
  const readings = Array.from({ length: 320 }, (_, number) => faultOf(echo(number)));
  const reasons = await Promise.all(readings);
  expect(new Set(reasons)).toEqual(new Set(["read", "busy"]));
  expect(reasons.filter((reason) => reason === "busy").length).toBeLessThan(20);
});

it("refuses what has waited too long for others, before whoever sent it counts the connection as lost", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const others = Promise.all([task("wait")(2000), task("wait")(2000)]);
  const late = faultOf(echo("late"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toBe("busy");
  vi.useRealTimers();
  await others;
  expect(await echo("next")).toBe("next");
});
