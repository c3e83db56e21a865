import { spawn, type ChildProcess } from "node:child_process";
import { createSocket, type Socket } from "node:dgram";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Resolver } from "node:dns/promises";

const NSD = "/usr/sbin/nsd";
/** Milliseconds between looks, and in which a name server must have come up or taken a change over. */
const LOOK = 50;
const TIMEOUT_MS = 10_000;

export interface NameServer {
  address: string;
  port: number;
  /** Puts other records in place of a zone's, and returns when they are served. */
  change: (zone: string, records: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a real name server (NSD) on a loopback address, with zones given as the lines of a zone file below its SOA record. */
export async function startNameServer(address: string, port: number, zones: Record<string, string>): Promise<NameServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "waymark-nsd-"));
  let serial = 1;
  const write = (zone: string, records: string) =>
    writeFile(
      path.join(folder, zone),
      `$ORIGIN ${zone}.\n$TTL 300\n@ 3600 IN SOA ns1 hostmaster ${serial} 7200 3600 1209600 300\n${records}\n`,
    );
  for (const [zone, records] of Object.entries(zones)) await write(zone, records);
  await writeFile(path.join(folder, "nsd.conf"), configuration(folder, address, port, Object.keys(zones)));
  const child = spawn(NSD, ["-d", "-c", path.join(folder, "nsd.conf")], { stdio: "ignore" });
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers([`${address}:${port}`]);
  const serves = async (zone: string) => (await resolver.resolveSoa(zone).catch(() => undefined))?.serial === serial;
  await until(async () => (await Promise.all(Object.keys(zones).map(serves))).every(Boolean));
  return {
    address,
    port,
    async change(zone, records) {
      serial += 1;
      await write(zone, records);
      await until(async () => {
        child.kill("SIGHUP");
        return serves(zone);
      });
    },
    async stop() {
      await waitForExit(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Passes questions on to a name server, and its answers back after a while; with `Infinity` never. */
export async function startSlowRelay(address: string, port: number, to: NameServer, milliseconds: number): Promise<{ stop: () => void }> {
  const front = createSocket("udp4");
  const backs = new Set<Socket>();
  front.on("message", (question, asker) => {
    if (milliseconds === Infinity) return;
    const back = createSocket("udp4");
    backs.add(back);
    back.on("message", (answer) => {
      backs.delete(back);
      back.close();
      setTimeout(() => front.send(answer, asker.port, asker.address), milliseconds);
    });
    back.send(question, to.port, to.address);
  });
  await new Promise<void>((resolve) => front.bind(port, address, resolve));
  return {
    stop() {
      for (const back of backs) back.close();
      front.close();
    },
  };
}

function configuration(folder: string, address: string, port: number, zones: string[]): string {
  const server = [
    "server:",
    `ip-address: ${address}@${port}`,
    'username: ""',
    'chroot: ""',
    `zonesdir: "${folder}"`,
    `database: ""`,
    `pidfile: "${folder}/pid"`,
    `xfrdfile: "${folder}/xfrd"`,
    `zonelistfile: "${folder}/zones"`,
    `xfrdir: "${folder}"`,
    "server-count: 1",
    "rrl-ratelimit: 0",
    "rrl-whitelist-ratelimit: 0",
    "remote-control:",
    "control-enable: no",
  ];
  return [...server, ...zones.flatMap((zone) => ["zone:", `name: ${zone}`, `zonefile: ${zone}`])].join("\n");
}

function waitForExit(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.on("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error("The name server did not come up");
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}
