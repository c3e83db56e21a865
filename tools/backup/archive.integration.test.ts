import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { extract } from "tar";
import { describe, expect, it } from "vitest";
import { command, folderWithSite, sums } from "../../test/backups.ts";
import { SLOW } from "../../test/slow.ts";

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

  it("is restored to a database in a folder of its own, which is made", async () => {
    await command("restore", at("eighth"), [at("kept", "one.tar.gz")], `file:${at("databases", "site.db")}`);
    expect(await readdir(at("databases"))).toEqual(["site.db"]);
  });

  it("takes the leads that wait in the journals of all processes, and says when there is no data folder", SLOW, async () => {
    await mkdir(at("another", "journal", "refused"), { recursive: true });
    await writeFile(at("another", "journal", "waiting.json"), "{}");
    await writeFile(at("another", "journal", "refused", "put-aside.json"), "{}");
    const target = at("sets", "several.tar.gz");
    await command("backup", at("nowhere"), ["--to", target, "--data", at("site"), "--data", at("another")]);
    const held = await mkdtemp(at("several-"));
    await extract({ file: target, cwd: held });
    expect((await readdir(path.join(held, "journal"), { recursive: true })).toSorted()).toEqual(
      ["refused", "refused/put-aside.json", "waiting.json"].toSorted(),
    );
    expect(await readdir(at("another"))).toContain("last-backup.json");
    for (const made of [target, held, at("another")]) await rm(made, { recursive: true });

    expect(await command("backup", at("nowhere"), ["--to", at("sets", "none.tar.gz")])).toMatchObject({
      stderr: expect.stringContaining(`There is no data folder ${at("nowhere")}`) as string,
    });
    expect(await readdir(at("sets"))).toEqual([]);
  });
});
