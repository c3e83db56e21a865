import { execFile, spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SqliteClient } from "./client.ts";

/** Turns of the event loop in which this process reads while another one holds the lock. */
const TURNS = 20;
/** Milliseconds for which one reads again and again. */
const LONG = 300;

let folder: string;
let file: string;
let client: SqliteClient;
let foreign: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-sqlite-"));
  file = path.join(folder, "test.db");
  client = await SqliteClient.open(`file:${file}`);
  await client.execute("create table notes (text text unique)");
});
afterEach(async () => {
  foreign?.kill("SIGKILL");
  client?.close();
  await rm(folder, { recursive: true, force: true });
});

const add = (text: string) => ({ sql: "insert into notes values (?)", args: [text] });
const notes = async () => (await client.execute("select text from notes order by rowid")).rows.map(({ text }) => text);

/** Another process that holds the file's lock for writing until it is told to let go. */
async function lockFromOutside(): Promise<() => void> {
  const script = `import { DatabaseSync } from "node:sqlite";
    const db = new DatabaseSync(${JSON.stringify(file)});
    db.exec("begin immediate; insert into notes values ('foreign')");
    console.log("locked");
    process.stdin.once("data", () => { db.exec("commit"); process.exit(0); });`;
  foreign = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["pipe", "pipe", "inherit"] });
  const { stdin, stdout } = foreign;
  if (!stdin || !stdout) throw new Error("The other process has no pipes");
  for await (const line of createInterface({ input: stdout })) if (line === "locked") break;
  return () => stdin.write("let go\n");
}

it("leaves others a turn, however many reads follow one another", async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  for (const end = performance.now() + LONG; performance.now() < end;) await notes();
  clearInterval(others);
  expect(turns).toBeGreaterThan(1);
});

describe("a transaction", () => {
  it("is seen by others when it is committed, and not before", async () => {
    const transaction = await client.transaction();
    await transaction.execute(add("mine"));
    expect((await transaction.execute("select count(*) as n from notes")).rows[0]?.["n"]).toBe(1);
    expect(await notes()).toEqual([]);
    await transaction.commit();
    expect(await notes()).toEqual(["mine"]);
  });

  it("does not mix with others that run at the same time: they take turns", async () => {
    const save = async (name: string, keep: boolean) => {
      const transaction = await client.transaction();
      await transaction.execute(add(`${name} 1`));
      await transaction.execute(add(`${name} 2`));
      await (keep ? transaction.commit() : transaction.rollback());
    };
    await Promise.all([save("a", true), client.execute(add("single")), save("b", false), save("c", true)]);
    expect(await notes()).toEqual(["single", "a 1", "a 2", "c 1", "c 2"]);
  });

  it("takes no turn as long as it only reads", async () => {
    const reading = await client.transaction();
    await reading.execute("select * from notes");
    await client.execute(add("meanwhile"));
    expect((await reading.execute("select * from notes")).rows).toHaveLength(1);
    await reading.commit();
  });

  it("leaves nothing after a statement that failed, and cannot be committed then", async () => {
    await client.execute(add("taken"));
    const transaction = await client.transaction();
    await transaction.execute(add("new"));
    await expect(transaction.execute(add("taken"))).rejects.toThrow("UNIQUE");
    await expect(transaction.commit()).rejects.toThrow("failed before");
    expect(await notes()).toEqual(["taken"]);
    await client.execute(add("next"));
    expect(await notes()).toEqual(["taken", "next"]);
  });
});

describe("a lock of another process", () => {
  it("does not hold up this one: it reads on, and writes when the lock is gone", async () => {
    const letGo = await lockFromOutside();
    const done: string[] = [];
    const written = client.execute(add("after")).then(() => done.push("written"));
    const saved = client.transaction().then(async (transaction) => {
      await transaction.execute(add("saved"));
      await transaction.commit();
      done.push("saved");
    });
    // Were the process held up, it would be so until the writes have given up: the other one lets go when this one tells it to.
    for (let turns = 0; turns < TURNS; turns += 1) {
      expect(await notes()).toEqual([]);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(done).toEqual([]);
    letGo();
    await Promise.all([written, saved]);
    expect(await notes()).toEqual(["foreign", "after", "saved"]);
  });

  it("fails what has waited for five seconds, with SQLITE_BUSY", async () => {
    await lockFromOutside();
    const started = performance.now();
    await expect(Promise.all([client.execute(add("a")), client.execute(add("b"))])).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    expect(performance.now() - started).toBeGreaterThan(4900);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe("a file", () => {
  it("is written with every safety: nothing committed is lost, and references hold", async () => {
    const pragmas = await Promise.all(
      ["synchronous", "foreign_keys", "busy_timeout"].map((name) => client.execute(`PRAGMA ${name}`).then(({ rows }) => rows[0]?.[0])),
    );
    expect(pragmas).toEqual([2, 1, 0]);
    const { stdout } = await promisify(execFile)(process.execPath, [
      "-e",
      `console.log(new (require("node:sqlite").DatabaseSync)(${JSON.stringify(file)}).prepare("pragma journal_mode").get().journal_mode)`,
    ]);
    expect(stdout.trim()).toBe("wal");
  });
});
