import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { freePort } from "../../test/free-port.ts";
import { startNameServer, type NameServer } from "./name-server.ts";

const ZONE = "example.test";
const CALLS: [string, object][] = [
  ["records", { host: ZONE, type: "A" }],
  ["reachability", { host: ZONE }],
  ["local", { host: ZONE, count: 3, resolver: "Test" }],
  ["verification", { host: ZONE, type: "TXT", expected: "token" }],
  ["search-engines", {}],
];

let server: NameServer;
let desk: TestCms;
let token: string;

beforeAll(async () => {
  server = await startNameServer("127.0.0.1", await freePort(), {
    [ZONE]: '@ IN NS ns1\nns1 IN A 127.0.0.1\n@ IN A 10.0.0.7\n@ IN TXT "token"',
  });
  process.env["DNS_RESOLVERS"] = `Test=127.0.0.1:${server.port}`;
  desk = await openCms();
  const account = { email: "staff@example.com", password: "correct-horse-battery" };
  await desk.cms.create({ collection: "users", data: { ...account, name: "Staff", role: "viewer" } });
  ({ token } = (await (await desk.api("/users/login", { method: "POST", body: account })).json()) as { token: string });
}, 60_000);
afterAll(async () => {
  await desk?.close();
  await server?.stop();
});

const ask = (name: string, body: unknown, signedIn = true) =>
  desk.api(`/diagnostics/${name}`, { method: "POST", body, ...(signedIn && { token }) });

describe("the diagnostic calls", () => {
  it.each(CALLS)("%s is refused to a stranger", async (name, body) => {
    const response = await ask(name, body, false);
    expect([response.status, await response.json()]).toEqual([403, { refusal: "staff" }]);
  });

  it("answer staff with what the name server says", async () => {
    expect(await (await ask("records", { host: ` ${ZONE.toUpperCase()}. `, type: "A" })).json()).toMatchObject([
      { server: "Test", outcome: "answer", records: [{ name: ZONE, ttl: 300, value: "10.0.0.7" }] },
    ]);
    expect(await (await ask("verification", { host: ZONE, type: "TXT", expected: " token " })).json()).toMatchObject({
      zone: ZONE,
      everywhere: true,
    });
    const local = (await (await ask("local", { host: ZONE, count: 3, resolver: "Test" })).json()) as {
      measured: { way: string; tries: unknown[]; addresses: string[] }[];
    };
    expect(local.measured.at(-1)).toMatchObject({
      way: "chosen",
      addresses: ["10.0.0.7"],
      tries: [{ outcome: "answer" }, { outcome: "answer" }, { outcome: "answer" }],
    });
  });

  it("do not connect to internal addresses", async () => {
    const reachability = await (await ask("reachability", { host: ZONE })).json();
    expect(reachability).toEqual({
      connections: [80, 443].map((port) => ({ address: "10.0.0.7", family: 4, port, outcome: "internal", milliseconds: 0 })),
      certificate: null,
    });
  });

  it.each([
    ["records", { host: "127.0.0.1", type: "A" }, "address"],
    ["records", { host: "db.internal", type: "A" }, "internal"],
    ["records", { host: "https://example.com/", type: "A" }, "form"],
    ["records", { host: ZONE, type: "AXFR" }, "input"],
    ["records", { host: "a".repeat(500), type: "A" }, "input"],
    ["records", { type: "A" }, "input"],
    ["records", undefined, "input"],
    ["local", { host: ZONE, count: 31, resolver: "Test" }, "input"],
    ["local", { host: ZONE, count: 1, resolver: "192.168.0.1" }, "resolver"],
    ["local", { host: ZONE, count: 1, resolver: "127.0.0.53" }, "resolver"],
    ["local", { host: ZONE, count: 1, resolver: "resolver.example.com" }, "resolver"],
    ["verification", { host: "nowhere.example.org", type: "TXT", expected: "token" }, "zone"],
    ["verification", { host: ZONE, type: "TXT", expected: "  " }, "input"],
  ])("%s with %j is refused: %s", async (name, body, refusal) => {
    const response = await ask(name, body);
    expect([response.status, await response.json()]).toEqual([422, { refusal }]);
  });
});
