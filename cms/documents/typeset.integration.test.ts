import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type * as Typeset from "./index.ts";
import type * as Kept from "./stored-documents.ts";

let folder: string;
let typeset: typeof Typeset;
let store: typeof Kept;
/** Processes that files before this one, in the same process, have left to end by themselves. */
let others: number[] = [];

beforeAll(async () => {
  others = compilers();
  folder = await mkdtemp(path.join(tmpdir(), "waymark-documents-"));
  vi.stubEnv("DATA_DIR", folder);
  typeset = await import("./index.ts");
  store = await import("./stored-documents.ts");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

const PDF = new TextEncoder().encode("%PDF-");
const documents = () => readdir(path.join(folder, "documents"));
/** The processes of this one's own that set documents. */
const compilers = () =>
  execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes("documents/typeset-process.ts"))
    .map((line) => Number.parseInt(line, 10))
    .filter((pid) => !others.includes(pid));

/** @throws Error when there is none: a signal to nobody would go to all */
function compiler(): number {
  const [first] = compilers();
  if (!first) throw new Error("No process sets documents");
  return first;
}

it("makes a document once of the same parts, and another of others", async () => {
  const make = vi.fn<() => Promise<Kept.MadeDocument>>(async () => ({ pdf: PDF, isWhole: true }));
  const first = await store.cachedDocument("datasheet", { code: "A9" }, make);
  expect(Buffer.from(await store.cachedDocument("datasheet", { code: "A9" }, make))).toEqual(Buffer.from(first));
  expect(make).toHaveBeenCalledTimes(1);
  await store.cachedDocument("datasheet", { code: "V3" }, make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(await documents()).toHaveLength(2);
});

it("keeps none that lacks a part", async () => {
  const before = await documents();
  await store.cachedDocument("datasheet", { code: "P2" }, async () => ({ pdf: PDF, isWhole: false }));
  expect(await documents()).toEqual(before);
});

it("sets what waits when all processes are told to stop", { timeout: 60_000 }, async () => {
  await expect(typeset.typesetDocument("datasheet", {}, {})).rejects.toThrow("dictionary does not contain key");
  const waiting = typeset.typesetDocument("datasheet", {}, {});
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.kill(compiler(), signal);
  await expect(waiting).rejects.toThrow("dictionary does not contain key");
});

it("fails what waits when the process that sets documents is killed, and sets the next in another", { timeout: 60_000 }, async () => {
  // The template fails without data, with the compiler's own message.
  await expect(typeset.typesetDocument("datasheet", {}, {})).rejects.toThrow("dictionary does not contain key");
  const halted = compiler();
  process.kill(halted, "SIGSTOP");
  const waiting = typeset.typesetDocument("datasheet", {}, {});
  process.kill(halted, "SIGKILL");
  await expect(waiting).rejects.toThrow("has ended");
  await expect(typeset.typesetDocument("datasheet", {}, {})).rejects.toThrow("dictionary does not contain key");
  expect(compilers()).toHaveLength(1);
  expect(compilers()).not.toContain(halted);
});
