import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { cachedFolder } from "./cached-folder.ts";
import { freePort } from "./free-port.ts";
import { openOnce } from "./seeded.ts";

const run = promisify(execFile);

/** Where Debian, Alpine, Homebrew and the PATH keep PostgreSQL's programs. */
const PLACES = ["/usr/lib/postgresql", "/usr/libexec", "/opt/homebrew/opt", "/usr/local/opt"];
const OWNER = "waymark";
/** The database from which migrated ones are copied. */
const MIGRATED = "migrated";
/** The folder of a server's data in its own. */
const DATA = "data";
/** Nothing is to survive a crash of the machine. */
const UNSAFE_BUT_FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export interface TestPostgres {
  /** Address of a fresh, empty database. */
  database: () => Promise<string>;
  /** Address of a fresh database that has been through all migrations and holds nothing. */
  migrated: () => Promise<string>;
  /** Stops the server as a crash would, and starts it again. */
  crash: () => Promise<void>;
  revive: () => Promise<void>;
  /** Holds all processes of the server: connections stay, and nothing answers. Lets them go on. */
  freeze: () => void;
  thaw: () => void;
  /** Leaves no room on the disk of its own, and gives it back. */
  fill: () => Promise<void>;
  empty: () => Promise<void>;
  /** Stops the server and removes all its data. */
  stop: () => Promise<void>;
}

/** The folder with PostgreSQL's programs, the newest first; null when the machine has none. */
export function postgresPrograms(): string | null {
  const versions = PLACES.filter((place) => existsSync(place)).flatMap((place) =>
    readdirSync(place).map((version) => path.join(place, version, "bin")),
  );
  const folders = [
    ...versions.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })),
    ...(process.env["PATH"] ?? "").split(path.delimiter),
  ];
  return folders.find((folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres"))) ?? null;
}

/**
 * A throw-away PostgreSQL server on a free port of the loopback interface. PostgreSQL refuses to run as root, so root
 * runs it as the user `postgres`, or `nobody` where that does not exist.
 * @param megabytes of a disk of its own in memory, which only root can have
 * @throws Error when PostgreSQL is not installed or does not start
 */
export async function startPostgres({ megabytes }: { megabytes?: number } = {}): Promise<TestPostgres> {
  const programs = postgresPrograms();
  if (!programs) throw new Error("PostgreSQL is not installed");
  const made = path.join(await cachedFolder("postgres", (folder) => makeData(programs, folder)), DATA);
  return startServer(programs, (data) => run("cp", ["-a", made, data]), megabytes);
}

/** Makes the data of a server with a migrated database, which takes seven seconds. @param folder to which they are copied */
async function makeData(programs: string, folder: string): Promise<void> {
  const server = await startServer(programs, (data, program) =>
    program("initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"),
  );
  const dataDir = await mkdtemp(path.join(tmpdir(), "waymark-migrated-"));
  try {
    await openOnce("empty", { DATA_DIR: dataDir, DATABASE_URL: await server.createDatabase(MIGRATED) });
    await server.end("fast");
    await run("cp", ["-a", server.data, path.join(folder, DATA)]);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Program = (name: string, ...values: string[]) => Promise<void>;

/** @param fill makes the folder of the server's data, with a function that runs one of PostgreSQL's programs as its user */
async function startServer(programs: string, fill: (data: string, program: Program) => Promise<unknown>, megabytes?: number) {
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-postgres-"));
  if (megabytes) await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "none", folder]);
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, DATA);
  const port = await freePort();
  const options = { cwd: folder, ...user };

  async function program(name: string, ...values: string[]): Promise<void> {
    await run(path.join(programs, name), values, options);
  }
  const end = (mode: "fast" | "immediate") => program("pg_ctl", "-D", data, "-m", mode, "stop");
  const crash = () => end("immediate");
  function signal(name: NodeJS.Signals): void {
    const [first = ""] = readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
    const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8").trim().split(" ");
    for (const pid of [first, ...children]) process.kill(Number(pid), name);
  }
  async function stop(): Promise<void> {
    await crash().catch(() => undefined);
    if (megabytes) await run("umount", ["-l", folder]);
    await rm(folder, { recursive: true, force: true });
  }

  const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: folder, ...UNSAFE_BUT_FAST };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const revive = () => program("pg_ctl", "-D", data, "-l", path.join(folder, "log"), "-o", flags.join(" "), "-w", "start");

  try {
    await fill(data, program);
    await revive();
  } catch (error) {
    await stop();
    throw error;
  }
  async function createDatabase(name: string, ...how: string[]): Promise<string> {
    await program("createdb", "-h", "127.0.0.1", "-p", String(port), "-U", OWNER, ...how, name);
    return `postgres://${OWNER}@127.0.0.1:${port}/${name}`;
  }
  let made = 0;
  const database = () => createDatabase(`test${(made += 1)}`);
  const createMigrated = () => createDatabase(`test${(made += 1)}`, "-T", MIGRATED);
  const filler = path.join(folder, "filler");
  async function fillDisk(): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
  }
  return {
    data,
    createDatabase,
    database,
    migrated: createMigrated,
    end,
    crash,
    revive,
    freeze: () => signal("SIGSTOP"),
    thaw: () => signal("SIGCONT"),
    fill: fillDisk,
    empty: () => rm(filler),
    stop,
  };
}

function unprivilegedUser(): { uid: number; gid: number } {
  const entries = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const entry = entries.find(([name]) => name === "postgres") ?? entries.find(([name]) => name === "nobody");
  if (!entry) throw new Error("There is no user to run PostgreSQL as");
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}
