import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { create, extract, Header } from "tar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Settings } from "../config/settings.ts";
import { makeBackup, restoreBackup } from "./archive.ts";

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);
const settingsOf = (name: string) => ({ dataDir: at(name), databaseUrl: `file:${at(name, "waymark.db")}` }) as Settings;
const backUp = (others: string[] = []) => makeBackup(settingsOf("site"), at("one.tar.gz"), others);
const restore = (name: string, file = at("one.tar.gz")) => restoreBackup(settingsOf(name), file);

/** Writes files into a folder, by their names below it. */
async function fill(name: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(at(name, file)), { recursive: true });
    await writeFile(at(name, file), text);
  }
}
const filesIn = async (name: string) =>
  (await readdir(at(name), { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(at(name), path.join(entry.parentPath, entry.name)))
    .toSorted();

/** Holds the database until the uploads were copied once, stores one more, and lets go. */
const UPLOADER = `
  const { existsSync, readdirSync, writeFileSync } = require("node:fs");
  const { DatabaseSync } = require("node:sqlite");
  const [folder] = process.argv.slice(1);
  const database = new DatabaseSync(folder + "/site/waymark.db");
  database.exec("begin exclusive");
  console.log("holds it");
  const isCopied = () => readdirSync(folder).some((name) => name.startsWith(".waymark-backup-") && existsSync(folder + "/" + name + "/media/first.txt"));
  const look = setInterval(() => {
    if (!isCopied()) return;
    clearInterval(look);
    writeFileSync(folder + "/site/media/second.txt", "second");
    database.exec("insert into uploads values ('second.txt')");
    database.exec("commit");
  }, 5);
`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-archive-"));
  await fill("site", { "media/first.txt": "first", "payload-secret": "s".repeat(64), "pictures/small.webp": "made anew" });
  const database = new DatabaseSync(at("site", "waymark.db"));
  database.exec("create table uploads (name text); insert into uploads values ('first.txt')");
  database.close();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("a backup", () => {
  it("has every upload that its database names, also one that is stored while the database is copied", async () => {
    const uploader = spawn(process.execPath, ["--eval", UPLOADER, folder], { stdio: ["ignore", "pipe", "inherit"] });
    await once(uploader.stdout, "data");
    await backUp();
    await restore("elsewhere");
    const database = new DatabaseSync(at("elsewhere", "waymark.db"));
    const named = database.prepare("select name from uploads order by name").all();
    database.close();
    expect(named).toEqual([{ name: "first.txt" }, { name: "second.txt" }]);
    expect(await filesIn("elsewhere/media")).toEqual(["first.txt", "second.txt"]);
  });

  it("takes the leads that wait in the journals of all processes", async () => {
    await fill("site", { "journal/own.json": "{}" });
    await fill("another", { "journal/waiting.json": "{}", "journal/refused/put-aside.json": "{}" });
    await backUp([at("another")]);
    await restore("elsewhere");
    expect(await filesIn("elsewhere/journal")).toEqual(["own.json", "refused/put-aside.json", "waiting.json"]);
    for (const process of ["site", "another"]) expect(await filesIn(process)).toContain("last-backup.json");
  });

  it("leaves nothing behind of pictures and documents of another site, which are made anew", async () => {
    await backUp();
    await fill("elsewhere", { "pictures/old.webp": "", "cards/old.png": "", "documents/old.pdf": "", "parts/old": "" });
    await restore("elsewhere");
    expect(await filesIn("elsewhere")).toEqual(["media/first.txt", "payload-secret", "waymark.db"]);
  });

  it.each([
    ["a link within it", "../payload-secret"],
    ["a link out of it", "/etc/passwd"],
  ])("is refused with %s among its uploads, and nothing is restored", async (_name, target) => {
    await backUp();
    await mkdir(at("evil"));
    await extract({ file: at("one.tar.gz"), cwd: at("evil") });
    await symlink(target, at("evil", "media", "linked.txt"));
    await create({ file: at("evil.tar.gz"), cwd: at("evil"), gzip: true }, await readdir(at("evil")));
    await expect(restore("elsewhere", at("evil.tar.gz"))).rejects.toThrow("media/linked.txt in it is neither a file nor a folder");
    expect(await readdir(at("elsewhere"))).toEqual([]);
  });

  it("that would unpack to more than any site has for its size is refused, and nothing of it is left", async () => {
    const head = new Header({ path: "media/zeros.bin", size: 1_100_000_000, type: "File", mode: 0o600 });
    head.encode();
    await writeFile(at("bomb.tar.gz"), gzipSync(Buffer.concat([head.block ?? Buffer.alloc(0), Buffer.alloc(1_000_000)])));
    await expect(restore("elsewhere", at("bomb.tar.gz"))).rejects.toThrow(
      "is no backup: unpacked it has more than 1 GB, and 30 times its size",
    );
    expect(await readdir(at("elsewhere"))).toEqual([]);
  });

  it("is restored over no database, no uploads and no leads that wait, and written over no file", async () => {
    await backUp();
    await expect(backUp()).rejects.toThrow("is there already");
    const before = await readFile(at("site", "waymark.db"));
    await expect(restore("site")).rejects.toThrow("There is a database already");
    expect(await readFile(at("site", "waymark.db"))).toEqual(before);
    for (const [file, content] of [
      ["media/mine.txt", "uploads"],
      ["journal/mine.json", "leads that no database has taken yet"],
    ] as const) {
      await fill("holding", { [file]: "mine" });
      await expect(restore("holding")).rejects.toThrow(`There are ${content}`);
      expect(await filesIn("holding")).toEqual([file]);
      await rm(at("holding"), { recursive: true });
    }
    await restore("holding");
    expect(await filesIn("holding")).toContain("waymark.db");
  });

  it("that is cut off is refused, and changes nothing", async () => {
    await backUp();
    const whole = await readFile(at("one.tar.gz"));
    await writeFile(at("half.tar.gz"), whole.subarray(0, whole.length / 2));
    await expect(restore("elsewhere", at("half.tar.gz"))).rejects.toThrow("not whole");
    expect(await readdir(at("elsewhere"))).toEqual([]);
  });
});
