import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command, folderWithSite, sums } from "../../test/backups.ts";
import { postgresPrograms, startPostgres, type TestPostgres } from "../../test/postgres.ts";

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

const at = folderWithSite();

/** Makes a backup of the site while files come into one of its folders and go from it. @returns what the command said */
async function backupWhileChanging(changing: string, target: string) {
  const replayer = spawn(process.execPath, ["--eval", REPLAYER, changing], { stdio: ["ignore", "pipe", "inherit"] });
  await once(replayer.stdout, "data");
  const outcome = await command("backup", at("site"), ["--to", target]);
  replayer.kill();
  await once(replayer, "exit");
  return outcome;
}

describe("a backup", () => {
  it("holds a lead that goes from the journal into the database meanwhile", async () => {
    const entry = at("site", "journal", "lead.json");
    await mkdir(path.dirname(entry), { recursive: true });
    await writeFile(entry, '{"words":{}}');
    const backup = command("backup", at("site"), ["--to", at("replayed", "one.tar.gz")]);
    // The backup copies the database now: later writes are not in the copy.
    await expect.poll(() => globSync(at("replayed", ".waymark-backup-*", "database")), { interval: 1, timeout: 60_000 }).toHaveLength(1);
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
    await command("backup", at("site"), ["--to", at("kept", "one.tar.gz")]);
    const bucket = { S3_BUCKET: "uploads", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
    expect(await command("restore", at("with bucket"), [at("kept", "one.tar.gz")], "", bucket)).toMatchObject({
      stdout: expect.stringContaining(`in the bucket uploads: copy what is in ${at("with bucket", "media")} there`) as string,
    });
    await command("backup", at("with bucket"), ["--to", at("bucket.tar.gz")], "", bucket);
    expect(await command("restore", at("without bucket"), [at("bucket.tar.gz")])).toMatchObject({
      stdout: expect.stringContaining("Its uploads are in a bucket") as string,
    });
  });
});

describe.skipIf(!postgresPrograms())("a backup of PostgreSQL", () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres?.stop());

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
