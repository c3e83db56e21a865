import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const COMMANDS = [
  ["server/main.ts"],
  ["tools/cli.ts", "admin:create", "--email", "ana@example.com"],
  ["tools/cli.ts", "backup"],
  ["tools/cli.ts", "restore", "backup.tar.gz"],
  ["tools/cli.ts", "person", "export", "--email", "ana@example.com"],
  ["tools/cli.ts", "demo:remove"],
  ["tools/cli.ts", "site:new", "--name", "Company"],
];
/** Milliseconds for the start of a command. */
const START = 60_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "waymark-settings-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(command: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, NODE_ENV: "production" as const, DATA_DIR: folder, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: "utf8" });
  return { status, stdout, stderr };
}

it.each(COMMANDS)("%s tells a wrong setting in one line", { timeout: START }, (...command) => {
  expect(run(command, { PORT: "banana" })).toEqual({ status: 1, stdout: "", stderr: "PORT: must be a whole number\n" });
});

it("tells a port in use before it touches the database", { timeout: START }, async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const output = run(["server/main.ts"], { PORT: port, HOST: "127.0.0.1" });
  other.close();
  expect(output).toEqual({ status: 1, stdout: "", stderr: "PORT: the port is in use\n" });
  expect((await readdir(folder)).filter((file) => file.endsWith(".db"))).toEqual([]);
});

it.each(["nosuch.invalid", "192.0.2.1"])("tells in one line that it cannot listen at %s", { timeout: START }, (host) => {
  const output = run(["server/main.ts"], { PORT: "0", HOST: host });
  expect(output).toEqual({ status: 1, stdout: "", stderr: "HOST: must be an address of this machine\n" });
});

it("tells in one line that a database is to be in a folder that is not there", { timeout: START }, () => {
  const output = run(["server/main.ts"], { PORT: "0", HOST: "127.0.0.1", DATABASE_URL: `file:${path.join(folder, "missing", "site.db")}` });
  expect(output).toEqual({ status: 1, stdout: "", stderr: "DATABASE_URL: the folder of its file is not there\n" });
});
