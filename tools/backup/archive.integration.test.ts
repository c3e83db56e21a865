import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { Client } from "pg";
import { create, extract } from "tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";
import { copySeeded } from "../../test/seeded.ts";

const run = promisify(execFile);

/** Adds rows to a table as fast as it can, until it is ended. */
const WRITER = `
  const { DatabaseSync } = require("node:sqlite");
  const database = new DatabaseSync(process.argv[1], { timeout: 10_000 });
  database.exec("create table if not exists scribble (number integer, half text)");
  const insert = database.prepare("insert into scribble values (?, ?)");
  console.log("writing");
  for (let number = 0; ; number += 1) {
    database.exec("begin immediate");
    insert.run(number, "first");
    insert.run(number, "second");
    database.exec("commit");
  }
`;

/** Adds files to a folder and takes them away as fast as it can, as when a database comes back, until it is ended. */
const REPLAYER = `
  const { rmSync, writeFileSync } = require("node:fs");
  const [, folder] = process.argv;
  const names = Array.from({ length: 300 }, (_, number) => number + ".json");
  for (let round = 0; ; round += 1) {
    for (const name of names) writeFileSync(folder + "/" + name, "{}");
    if (round === 0) console.log("writing");
    for (const name of names) rmSync(folder + "/" + name);
  }
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-backup-test-"));
  await copySeeded(path.join(folder, "site"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (...parts: string[]) => path.join(folder, ...parts);

/** Makes a backup of the site while files come into one of its folders and go from it. @returns what the command said */
async function backupWhileChanging(changing: string, target: string) {
  const replayer = spawn(process.execPath, ["--eval", REPLAYER, changing], { stdio: ["ignore", "pipe", "inherit"] });
  await once(replayer.stdout, "data");
  const outcome = await command("backup", at("site"), ["--to", target]);
  replayer.kill();
  await once(replayer, "exit");
  return outcome;
}

/** Runs one of the two commands as an operator does. */
function command(name: "backup" | "restore", dataDir: string, values: string[], databaseUrl = "", bucket = {}) {
  const env = { ...process.env, NODE_ENV: "production" as const, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...bucket };
  return run(process.execPath, [`tools/${name}.ts`, ...values], { env }).catch((error: { stderr: string }) => error);
}

/** A sum over each file below a folder. */
async function sums(below: string): Promise<Record<string, string>> {
  const files = (await readdir(below, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const entries = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [
      path.relative(below, file),
      createHash("sha256")
        .update(await readFile(file))
        .digest("hex"),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Every row of every table but one. */
function rowsOf(file: string, without = ""): Record<string, unknown[]> {
  const database = new DatabaseSync(file);
  const tables = database.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name").all();
  const names = tables.map(({ name }) => String(name)).filter((name) => name !== without);
  const rows = Object.fromEntries(names.map((name) => [name, database.prepare(`select * from "${name}"`).all()]));
  database.close();
  return rows;
}

describe("a backup", () => {
  it("taken while somebody writes is whole, and restored elsewhere is the same site", async () => {
    const before = rowsOf(at("site", "waymark.db"));
    const writer = spawn(process.execPath, ["--eval", WRITER, at("site", "waymark.db")], { stdio: ["ignore", "pipe", "inherit"] });
    await once(writer.stdout, "data");
    expect(await command("backup", at("site"), ["--to", at("kept", "one.tar.gz")])).toMatchObject({
      stdout: expect.stringContaining("the sqlite database and all uploads") as string,
    });
    writer.kill();
    await once(writer, "exit");

    expect(await command("restore", at("elsewhere"), [at("kept", "one.tar.gz")])).toMatchObject({
      stdout: expect.stringContaining("Start the site") as string,
    });
    expect(rowsOf(at("elsewhere", "waymark.db"), "scribble")).toEqual(before);
    const scribble = rowsOf(at("elsewhere", "waymark.db"))["scribble"] as { number: number; half: string }[];
    expect(scribble.length).toBeGreaterThan(0);
    expect(scribble.filter(({ half }) => half === "first")).toHaveLength(scribble.length / 2);
    expect(await sums(at("elsewhere", "media"))).toEqual(await sums(at("site", "media")));
    expect(await readFile(at("elsewhere", "payload-secret"), "utf8")).toBe(await readFile(at("site", "payload-secret"), "utf8"));
    expect((await readdir(at("kept"))).toSorted(), "nothing half made is left").toEqual(["one.tar.gz"]);
    for (const part of ["waymark.db", "payload-secret"])
      expect([part, (await stat(at("elsewhere", part))).mode & 0o777]).toEqual([part, 0o600]);
  });

  it.each([
    ["a link within it", "../payload-secret"],
    ["a link out of it", "/etc/passwd"],
  ])("is refused with %s among its uploads", async (_name, leadsTo) => {
    const evil = await mkdtemp(at("evil-"));
    await extract({ file: at("kept", "one.tar.gz"), cwd: evil });
    await symlink(leadsTo, path.join(evil, "media", "linked.txt"));
    await create({ file: `${evil}.tar.gz`, cwd: evil, gzip: true }, await readdir(evil));
    expect(await command("restore", `${evil}-restored`, [`${evil}.tar.gz`])).toMatchObject({
      stderr: expect.stringContaining("media/linked.txt in it is neither a file nor a folder") as string,
    });
    expect(await readdir(`${evil}-restored`)).toEqual(["payload-secret"]);
    for (const made of [evil, `${evil}.tar.gz`, `${evil}-restored`]) await rm(made, { recursive: true });
  });

  it("holds a lead that goes from the journal into the database meanwhile", async () => {
    const entry = at("site", "journal", "lead.json");
    await mkdir(path.dirname(entry), { recursive: true });
    await writeFile(entry, '{"words":{}}');
    const backup = command("backup", at("site"), ["--to", at("replayed", "one.tar.gz")]);
    // The database is copied now: what goes into it from now on is not in the copy.
    while (globSync(at("replayed", ".waymark-backup-*", "database")).length === 0) await pause(1);
    await rm(entry);
    expect(await backup).toMatchObject({ stdout: expect.stringContaining("all uploads") as string });
    await command("restore", at("sixth"), [at("replayed", "one.tar.gz")]);
    expect(await readFile(at("sixth", "journal", "lead.json"), "utf8")).toBe('{"words":{}}');
  });

  it("is made while uploads come and are deleted", async () => {
    expect(await backupWhileChanging(at("site", "media"), at("deleting.tar.gz"))).toMatchObject({
      stdout: expect.stringContaining("all uploads") as string,
    });
    for (const file of globSync(at("site", "media", "*.json"))) await rm(file);
  });

  it("is made while leads go into the journal and from it", async () => {
    await mkdir(at("site", "journal", "refused"), { recursive: true });
    await writeFile(at("site", "journal", "refused", "kept.json"), "{}");
    expect(await backupWhileChanging(at("site", "journal"), at("busy.tar.gz"))).toMatchObject({
      stdout: expect.stringContaining("all uploads") as string,
    });
    await command("restore", at("seventh"), [at("busy.tar.gz")]);
    expect(await readdir(at("seventh", "journal", "refused"))).toEqual(["kept.json"]);
    await rm(at("site", "journal"), { recursive: true });
  });

  it("says where uploads are wanted that are not where the site will look for them", async () => {
    const bucket = { S3_BUCKET: "uploads", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    expect(await command("restore", at("with bucket"), [at("kept", "one.tar.gz")], "", bucket)).toMatchObject({
      stdout: expect.stringContaining(`in the bucket uploads: copy what is in ${at("with bucket", "media")} there`) as string,
    });
    await command("backup", at("with bucket"), ["--to", at("bucket.tar.gz")], "", bucket);
    expect(await command("restore", at("without bucket"), [at("bucket.tar.gz")])).toMatchObject({
      stdout: expect.stringContaining("Its uploads are in a bucket") as string,
    });
  });

  it("is restored to a database in a folder of its own, which is made", async () => {
    await command("restore", at("eighth"), [at("kept", "one.tar.gz")], `file:${at("databases", "site.db")}`);
    expect(await readdir(at("databases"))).toEqual(["site.db"]);
  });

  it("is never written over a file, nor restored over a site, and a broken one changes nothing", async () => {
    expect(await command("backup", at("site"), ["--to", at("kept", "one.tar.gz")])).toMatchObject({
      stderr: expect.stringContaining("is there already") as string,
    });
    expect(await command("restore", at("site"), [at("kept", "one.tar.gz")])).toMatchObject({
      stderr: expect.stringContaining("There is a database already") as string,
    });
    for (const [part, message] of [
      ["media", "There are uploads in"],
      ["journal", "There are leads that no database has taken yet in"],
    ] as const) {
      await mkdir(at("holding", part), { recursive: true });
      await writeFile(at("holding", part, "one"), "");
      expect(await command("restore", at("holding"), [at("kept", "one.tar.gz")])).toMatchObject({
        stderr: expect.stringContaining(message) as string,
      });
      expect((await readdir(at("holding"))).toSorted()).toEqual([part, "payload-secret"].toSorted());
      await rm(at("holding"), { recursive: true });
    }
    const whole = await readFile(at("kept", "one.tar.gz"));
    await writeFile(at("half.tar.gz"), whole.subarray(0, whole.length / 2));
    expect(await command("restore", at("third"), [at("half.tar.gz")])).toMatchObject({
      stderr: expect.stringContaining("not whole") as string,
    });
    expect(await readdir(at("third"))).toEqual(["payload-secret"]);
  });
});

describe.skipIf(!postgresPrograms())("a backup of PostgreSQL", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  const onDatabase = async (url: string, statement: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    await client.end();
    return rows;
  };

  it("holds the database and the uploads, and goes into an empty database only", async () => {
    const [source, target] = [await postgres.database(), await postgres.database()];
    await onDatabase(source, "create table lead (id serial, words text); insert into lead (words) values ('你好'), ('Olá')");
    await command("backup", at("site"), ["--to", at("postgres.tar.gz")], source);
    expect(await command("restore", at("fourth"), [at("postgres.tar.gz")], target)).toMatchObject({
      stdout: expect.stringContaining("in the database") as string,
    });
    expect(await onDatabase(target, "select words from lead order by id")).toEqual([{ words: "你好" }, { words: "Olá" }]);
    expect(await sums(at("fourth", "media"))).toEqual(await sums(at("site", "media")));
    expect(await command("restore", at("fifth"), [at("postgres.tar.gz")], target)).toMatchObject({
      stderr: expect.stringContaining("There is a database already") as string,
    });
    expect(await command("restore", at("fifth"), [at("postgres.tar.gz")])).toMatchObject({
      stderr: expect.stringContaining("another kind") as string,
    });
  });
});
