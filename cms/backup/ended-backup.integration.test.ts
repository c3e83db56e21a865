import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { create, extract } from "tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "../../test/backups.ts";

/** Uploads, and how large each is: enough that a command is in the midst of them when it is ended. */
const UPLOADS = 60;
const BYTES = 1024 * 1024;

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-ended-"));
  await mkdir(at("site", "media"), { recursive: true });
  const database = new DatabaseSync(at("site", "waymark.db"));
  database.exec("create table leads (words text); insert into leads values ('my words')");
  database.close();
  await writeFile(at("site", "payload-secret"), "s".repeat(40));
  for (let upload = 0; upload < UPLOADS; upload += 1) await writeFile(at("site", "media", `${upload}.jpg`), Buffer.alloc(BYTES, upload));
  await command("backup", at("site"), ["--to", at("kept", "whole.tar.gz")]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Begins a command. @param launcher what npm starts it by */
function begin(name: "backup" | "restore", dataDir: string, values: string[], launcher: string[] = []): ChildProcess {
  const env = { ...process.env, NODE_ENV: "production" as const, DATA_DIR: dataDir, DATABASE_URL: "" };
  return spawn(process.execPath, [...launcher, "tools/cli.ts", name, ...values], { env, stdio: "ignore" });
}

const namesIn = (...parts: string[]) => readdir(at(...parts)).catch(() => []);
const leftIn = async (...parts: string[]) => (await namesIn(...parts)).filter((name) => /^\.(?:waymark-backup|restore)-/.test(name));

describe.each([
  ["a backup", "backup", ["backups"], () => ["--to", at("backups", "one.tar.gz")], "site"],
  ["a restore", "restore", ["restored"], () => [at("kept", "whole.tar.gz")], "restored"],
] as const)("%s", (_name, name, place, values, dataDir) => {
  it("that is ended by a signal leaves no copies behind", async () => {
    const backup = begin(name, at(dataDir), values(), ["tools/with-node.mjs"]);
    await expect.poll(() => leftIn(...place), { interval: 5 }).toHaveLength(1);
    backup.kill("SIGTERM");
    expect(await once(backup, "exit")).toEqual([143, null]);
    expect(await leftIn(...place)).toEqual([]);
  });

  it("removes what one left that was killed, and nothing of one that runs", async () => {
    const killed = begin(name, at(dataDir), values());
    await expect.poll(() => leftIn(...place), { interval: 5 }).toHaveLength(1);
    killed.kill("SIGKILL");
    await once(killed, "exit");
    expect(await leftIn(...place)).toHaveLength(1);
    const running = at(...place, `.${name === "backup" ? "waymark-backup" : "restore"}-elsewhere-1-abcdef`);
    await mkdir(running, { recursive: true });
    expect(await command(name, at(dataDir), values())).toMatchObject({ stderr: "" });
    expect(await leftIn(...place)).toEqual([path.basename(running)]);
  });
});

describe("a restore", () => {
  /** Whatever else is in a backup, a refusal is not about all of its uploads. */
  beforeAll(async () => {
    await mkdir(at("small"));
    await extract({ file: at("kept", "whole.tar.gz"), cwd: at("small") });
    for (let upload = 2; upload < UPLOADS; upload += 1) await rm(at("small", "media", `${upload}.jpg`));
  });

  /** The message about a backup with other parts. */
  async function saidOf(change: (backup: string) => Promise<unknown>): Promise<string> {
    const backup = await mkdtemp(at("changed-"));
    await cp(at("small"), backup, { recursive: true });
    await change(backup);
    await create({ file: `${backup}.tar.gz`, cwd: backup, gzip: true }, await readdir(backup));
    const { stderr } = await command("restore", `${backup}-restored`, [`${backup}.tar.gz`]);
    expect((await readdir(`${backup}-restored`)).filter((name) => name !== "payload-secret")).toEqual([]);
    return stderr;
  }

  it.each<[string, (backup: string) => Promise<unknown>, string]>([
    ["whose database is none", (backup) => writeFile(path.join(backup, "database"), "words"), "the database in it is none"],
    ["without a database", (backup) => rm(path.join(backup, "database")), "there is no database in it"],
    [
      "with a folder in the place of it",
      async (backup) => {
        await rm(path.join(backup, "database"));
        await mkdir(path.join(backup, "database"));
      },
      "there is no database in it",
    ],
    [
      "whose database is damaged",
      async (backup) => {
        const file = path.join(backup, "database");
        const whole = await readFile(file);
        await writeFile(file, whole.fill(0xff, 100, whole.length));
      },
      "the database in it is damaged",
    ],
    ["with half a secret", (backup) => writeFile(path.join(backup, "payload-secret"), "short"), "no whole secret"],
    ["whose description is none", (backup) => writeFile(path.join(backup, "backup.json"), "{"), "no backup that this version can read"],
  ])("refuses one %s in a sentence, and leaves nothing", async (_name, change, message) => {
    const stderr = await saidOf(change);
    expect(stderr.trim().split("\n")).toEqual([expect.stringContaining(message)]);
  });

  it("gives nothing to others, and nothing that runs", async () => {
    const backup = await mkdtemp(at("open-"));
    await cp(at("small"), backup, { recursive: true });
    await chmod(path.join(backup, "media", "1.jpg"), 0o4755);
    await create({ file: `${backup}.tar.gz`, cwd: backup, gzip: true }, await readdir(backup));
    expect(await command("restore", `${backup}-restored`, [`${backup}.tar.gz`])).toMatchObject({ stderr: "" });
    expect((await stat(path.join(`${backup}-restored`, "media", "1.jpg"))).mode & 0o7777).toBe(0o600);
    expect((await stat(path.join(`${backup}-restored`, "media"))).mode & 0o7777).toBe(0o700);
  });
});
