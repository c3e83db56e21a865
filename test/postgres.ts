import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);

/** Where Debian, Alpine, Homebrew and the PATH keep PostgreSQL's programs. */
const PLACES = ["/usr/lib/postgresql", "/usr/libexec", "/opt/homebrew/opt", "/usr/local/opt"];
const OWNER = "waymark";
/** Nothing is to survive a crash of the machine. */
const UNSAFE_BUT_FAST = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

export interface TestPostgres {
  /** Address of a fresh, empty database. */
  database: () => Promise<string>;
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
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null;
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-postgres-"));
  if (megabytes) await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "none", folder]);
  if (user) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const port = await freePort();
  const options = { cwd: folder, ...user };

  async function program(name: string, ...values: string[]): Promise<void> {
    await run(path.join(programs as string, name), values, options);
  }
  const crash = () => program("pg_ctl", "-D", data, "-m", "immediate", "stop");
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
    await program("initdb", "-D", data, "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
    await revive();
  } catch (error) {
    await stop();
    throw error;
  }
  let made = 0;
  async function database(): Promise<string> {
    made += 1;
    const name = `test${made}`;
    await program("createdb", "-h", "127.0.0.1", "-p", String(port), "-U", OWNER, name);
    return `postgres://${OWNER}@127.0.0.1:${port}/${name}`;
  }
  const filler = path.join(folder, "filler");
  async function fill(): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    await writeFile(filler, Buffer.alloc(bavail * bsize)).catch(() => undefined);
  }
  return { database, crash, revive, freeze: () => signal("SIGSTOP"), thaw: () => signal("SIGCONT"), fill, empty: () => rm(filler), stop };
}

function unprivilegedUser(): { uid: number; gid: number } {
  const entries = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const entry = entries.find(([name]) => name === "postgres") ?? entries.find(([name]) => name === "nobody");
  if (!entry) throw new Error("There is no user to run PostgreSQL as");
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}
