import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../../test/free-port.ts";
import { startNameServer, startSlowRelay, type NameServer } from "./name-server.ts";
import { findingsOf, type Report } from "./findings.ts";
import { MAX_CONCURRENT } from "./look-up-queue.ts";
import { lookUp } from "./look-up.ts";
import { RECORD_TYPES } from "./record-types.ts";
import { askAll } from "./ask-servers.ts";
import type { Resolver } from "../config/resolvers.ts";
import { verify } from "./verification.ts";
import { zoneOf } from "./zones.ts";

const ZONE = "example.test";
const TOKEN = "google-site-verification=right-token";
const LONG = "x".repeat(250);
const SERVERS = `
@ IN NS ns1
@ IN NS ns2
@ IN NS ns3
ns1 IN A 127.0.0.1
ns2 IN A 127.0.0.2
ns3 IN A 127.0.0.3
`;
const RIGHT = `${SERVERS}
@ 600 IN A 192.0.2.10
@ 600 IN AAAA 2001:db8::10
@ IN MX 10 mail
@ IN TXT "${TOKEN}"
@ IN TXT "v=spf1 " "-all"
@ IN CAA 0 issue "letsencrypt.org"
shop IN CNAME ${ZONE}.
token IN CNAME verify.bing.com.
long IN TXT "${LONG}" "${LONG}" "${LONG}" "${LONG}" "${LONG}" "${LONG}"
`;
const WRONG = RIGHT.replace("192.0.2.10", "192.0.2.99").replace("right-token", "wrong-token");
const MISSING = SERVERS;
const signal = new AbortController().signal;

let port: number;
let right: NameServer;
let wrong: NameServer;
let missing: NameServer;
const at = (address: string, name = address): Resolver => ({ name, address, port });

beforeAll(async () => {
  port = await freePort();
  right = await startNameServer("127.0.0.1", port, { [ZONE]: RIGHT });
  wrong = await startNameServer("127.0.0.2", port, { [ZONE]: WRONG });
  missing = await startNameServer("127.0.0.3", port, { [ZONE]: MISSING });
}, 30_000);
afterAll(async () => {
  await Promise.all([right, wrong, missing].map((server) => server?.stop()));
});

describe("a look-up", () => {
  it.each([
    ["A", "192.0.2.10", 600],
    ["AAAA", "2001:db8::10", 600],
    ["NS", "ns1.example.test", 300],
    ["SOA", "ns1.example.test hostmaster.example.test 1 7200 3600 1209600 300", 3600],
    ["MX", "10 mail.example.test", 300],
    ["TXT", TOKEN, 300],
    ["CAA", '0 issue "letsencrypt.org"', 300],
  ] as const)("reads %s records with their time to live", async (type, value, ttl) => {
    const lookup = await lookUp(ZONE, type, at("127.0.0.1"), signal);
    expect(lookup).toMatchObject({ outcome: "answer", authoritative: true });
    expect(lookup.records).toContainEqual({ name: ZONE, ttl, value });
  });

  it("reads an alias, and joins the strings of a text", async () => {
    expect((await lookUp(`shop.${ZONE}`, "CNAME", at("127.0.0.1"), signal)).records).toEqual([
      { name: `shop.${ZONE}`, ttl: 300, value: ZONE },
    ]);
    expect((await lookUp(ZONE, "TXT", at("127.0.0.1"), signal)).records).toContainEqual({ name: ZONE, ttl: 300, value: "v=spf1 -all" });
  });

  it("asks over TCP when the answer is too long for UDP", async () => {
    const { outcome, records } = await lookUp(`long.${ZONE}`, "TXT", at("127.0.0.1"), signal);
    expect(outcome).toBe("answer");
    expect(records[0]?.value).toMatch(/^x{1000}$/);
  });

  it("tells a missing record from a missing name, and a server that refuses", async () => {
    expect(await lookUp(ZONE, "A", at("127.0.0.3"), signal)).toMatchObject({ outcome: "none", records: [] });
    expect(await lookUp(`nobody.${ZONE}`, "A", at("127.0.0.1"), signal)).toMatchObject({ outcome: "no-name" });
    expect(await lookUp("example.org", "A", at("127.0.0.1"), signal)).toMatchObject({ outcome: "refused" });
  });

  it("waits for a slow server, and gives one up that never answers or is not there", async () => {
    const slow = await startSlowRelay("127.0.0.4", port, right, 700);
    const dead = await startSlowRelay("127.0.0.5", port, right, Infinity);
    const lookup = await lookUp(ZONE, "A", at("127.0.0.4"), signal);
    expect(lookup.outcome).toBe("answer");
    expect(lookup.milliseconds).toBeGreaterThanOrEqual(699);
    expect(await lookUp(ZONE, "A", at("127.0.0.5"), signal)).toMatchObject({ outcome: "timeout", records: [] });
    expect(await lookUp(ZONE, "A", at("127.0.0.6"), signal)).toMatchObject({ outcome: "unreachable", records: [] });
    slow.stop();
    dead.stop();
  }, 15_000);

  it("ends when whoever asked has gone", async () => {
    const dead = await startSlowRelay("127.0.0.5", port, right, Infinity);
    const leaving = new AbortController();
    const lookup = lookUp(ZONE, "A", at("127.0.0.5"), leaving.signal);
    leaving.abort(new Error("gone"));
    await expect(lookup).rejects.toThrow("gone");
    dead.stop();
  });

  it("sees a change as soon as the server has it", async () => {
    const look = async () => (await lookUp(ZONE, "A", at("127.0.0.2"), signal)).records.map(({ value }) => value);
    expect(await look()).toEqual(["192.0.2.99"]);
    await wrong.change(ZONE, WRONG.replace("192.0.2.99", "192.0.2.77"));
    expect(await look()).toEqual(["192.0.2.77"]);
    await wrong.change(ZONE, WRONG);
  }, 15_000);
});

describe("asking several servers", () => {
  it("never has more than five look-ups under way", async () => {
    const relayed = await startSlowRelay("127.0.0.4", port, right, 100);
    const started = performance.now();
    const answers = await askAll(
      ZONE,
      "A",
      Array.from({ length: 3 * MAX_CONCURRENT }, () => at("127.0.0.4")),
      signal,
    );
    expect(answers.every(({ outcome }) => outcome === "answer")).toBe(true);
    // Three rounds of at least 100 ms each: they cannot all have run at once.
    expect(performance.now() - started).toBeGreaterThanOrEqual(299);
    relayed.stop();
  });

  it("finds the zone and its name servers from a name below it", async () => {
    const zone = await zoneOf(`deep.shop.${ZONE}`, [at("127.0.0.9"), at("127.0.0.1"), at("127.0.0.2"), at("127.0.0.3")], signal);
    expect(zone).toEqual({
      name: ZONE,
      nameServers: [
        { name: "ns1.example.test", address: "127.0.0.1", port },
        { name: "ns2.example.test", address: "127.0.0.2", port },
        { name: "ns3.example.test", address: "127.0.0.3", port },
      ],
      unusable: [],
    });
  });

  it("does not ask name servers at internal addresses that the operator has not named", async () => {
    const zone = await zoneOf(ZONE, [at("127.0.0.1")], signal);
    expect(zone).toMatchObject({ nameServers: [{ name: "ns1.example.test" }], unusable: ["ns2.example.test", "ns3.example.test"] });
  });
});

describe("the check of a value on all name servers", () => {
  const nameServers = () => [at("127.0.0.1"), at("127.0.0.2"), at("127.0.0.3")];

  it("tells where it stands, where another stands, and where none is", async () => {
    const verification = await verify(ZONE, "TXT", TOKEN, nameServers(), signal);
    expect(verification).toMatchObject({ zone: ZONE, everywhere: false });
    expect(verification?.servers.map(({ server, found: here }) => [server, here])).toEqual([
      ["ns1.example.test", true],
      ["ns2.example.test", false],
      ["ns3.example.test", false],
    ]);
    expect(verification?.servers[1]?.records).toContainEqual({ name: ZONE, ttl: 300, value: "google-site-verification=wrong-token" });
    expect(verification?.servers[2]?.outcome).toBe("none");
  });

  it("holds once every server has it", async () => {
    await wrong.change(ZONE, RIGHT);
    await missing.change(ZONE, RIGHT);
    expect(await verify(ZONE, "TXT", TOKEN, nameServers(), signal)).toMatchObject({ everywhere: true });
    expect(await verify(`token.${ZONE}`, "CNAME", "Verify.Bing.com.", nameServers(), signal)).toMatchObject({ everywhere: true });
    await wrong.change(ZONE, WRONG);
    await missing.change(ZONE, MISSING);
  }, 20_000);

  it("knows no zone that is not there", async () => {
    expect(await verify("nowhere.invalid-zone", "TXT", "x", nameServers(), signal)).toBeNull();
  });
});

describe("what is found out", () => {
  const report = async (servers: Resolver[]): Promise<Report> => ({
    host: ZONE,
    records: Object.fromEntries(
      await Promise.all(RECORD_TYPES.map(async (type) => [type, await askAll(ZONE, type, servers, signal)])),
    ) as Report["records"],
    reachability: { connections: [], certificate: null },
  });
  const keys = async (servers: Resolver[]) => findingsOf(await report(servers), Date.now()).map(({ key }) => key);

  it("is nothing when all is well", async () => {
    expect(await keys([at("127.0.0.1")])).toEqual(["healthy"]);
  });
  it("names servers that differ, are silent, or know no address", async () => {
    const findings = findingsOf(await report([at("127.0.0.1"), at("127.0.0.2"), at("127.0.0.6")]), Date.now());
    expect(findings).toContainEqual({ key: "differ", level: "warning", values: { types: expect.stringMatching(/^A, .*TXT$/) } });
    expect(findings).toContainEqual({ key: "silent", level: "warning", values: { servers: "127.0.0.6" } });
    expect(await keys([at("127.0.0.3")])).toEqual(["noAddress", "noCaa"]);
  });
});
