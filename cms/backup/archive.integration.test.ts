import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, stat, utimes, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { command, folderWithSite, sums } from "../../test/backups.ts";

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

const at = folderWithSite();

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
  it("taken while somebody writes is whole, with the leads of all processes, and restored elsewhere is the same site", async () => {
    await mkdir(at("another", "journal"), { recursive: true });
    await writeFile(at("another", "journal", "waiting.json"), "{}");
    const since = new Date("2026-01-05T09:08:00Z");
    await utimes(at("another", "journal", "waiting.json"), since, since);
    const before = rowsOf(at("site", "waymark.db"));
    const writer = spawn(process.execPath, ["--eval", WRITER, at("site", "waymark.db")], { stdio: ["ignore", "pipe", "inherit"] });
    await once(writer.stdout, "data");
    const folders = ["--data", at("site"), "--data", at("another")];
    expect(await command("backup", at("nowhere"), ["--to", at("kept", "one.tar.gz"), ...folders])).toMatchObject({
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
    expect(await readdir(at("elsewhere", "journal"))).toEqual(["waiting.json"]);
    expect((await stat(at("elsewhere", "journal", "waiting.json"))).mtime).toEqual(since);
    expect(await readFile(at("elsewhere", "payload-secret"), "utf8")).toBe(await readFile(at("site", "payload-secret"), "utf8"));
    expect((await readdir(at("kept"))).toSorted(), "nothing half made is left").toEqual(["one.tar.gz"]);
    for (const part of ["waymark.db", "payload-secret"])
      expect([part, (await stat(at("elsewhere", part))).mode & 0o777]).toEqual([part, 0o600]);
  });

  it("is restored to a database in a folder of its own, which is made", async () => {
    await command("restore", at("eighth"), [at("kept", "one.tar.gz")], `file:${at("databases", "site.db")}`);
    expect(await readdir(at("databases"))).toEqual(["site.db"]);
  });

  it("says why it is not made, or not restored", async () => {
    const saying = (text: string) => ({ stderr: expect.stringContaining(text) as string });
    expect(await command("backup", at("nowhere"), ["--to", at("kept", "none.tar.gz")])).toMatchObject(
      saying(`There is no data folder ${at("nowhere")}`),
    );
    expect(await command("restore", at("site"), [at("kept", "one.tar.gz")])).toMatchObject(saying("There is a database already"));
    expect(await readdir(at("kept"))).toEqual(["one.tar.gz"]);
  });
});
