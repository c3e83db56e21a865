import { describe, expect, it } from "vitest";
import { isInternal } from "./addresses.ts";
import { findingsOf, type Report } from "./findings.ts";
import { hostName, HostNameError, type HostNameFault } from "./host-name.ts";
import { readHosts, wordsAfter } from "./local.ts";
import type { Certificate, Connection } from "./reachability.ts";
import { RECORD_TYPES } from "./record-types.ts";
import { readResolvers } from "../config/resolvers.ts";
import { ownSite } from "./own-site.ts";

describe("a host name", () => {
  it.each([
    ["Example.COM", "example.com"],
    [" www.example.com. ", "www.example.com"],
    ["途标物联.中国", "xn--iwv04uotlzkp.xn--fiqs8s"],
    ["_dmarc.example.com", "_dmarc.example.com"],
    ["a-1.b-2.example", "a-1.b-2.example"],
    ["localhost", "localhost"],
  ])("%j is asked for as %s", (typed, host) => expect(hostName(typed, "localhost")).toBe(host));

  const faults: [string, HostNameFault][] = [
    ["", "empty"],
    [" . ", "empty"],
    ["127.0.0.1", "address"],
    ["[::1]", "address"],
    ["2130706433.1", "address"],
    ["1.2.3.4.", "address"],
    ["0x7f.1", "address"],
    ["intranet", "internal"],
    ["router", "single"],
    ["db.internal", "internal"],
    ["printer.local", "internal"],
    ["LOCALHOST", "internal"],
    ["a.localhost", "internal"],
    ["1.0.0.127.in-addr.arpa", "internal"],
    ["https://example.com", "form"],
    ["example.com:53", "form"],
    ["example.com/path", "form"],
    ["user@example.com", "form"],
    ["ex ample.com", "form"],
    ["example..com", "form"],
    ["-a.example.com", "form"],
    ["a-.example.com", "form"],
    ["exa\u0000mple.com", "form"],
    [`${"a".repeat(64)}.com`, "form"],
    [`${"a.".repeat(127)}com`, "form"],
  ];
  it.each(faults)("%j is refused: %s", (typed, fault) => {
    expect(() => hostName(typed, "www.example.com")).toThrow(new HostNameError(fault));
  });
});

describe("an address", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "nonsense",
  ])("%s is internal", (address) => expect(isInternal(address)).toBe(true));
  it.each(["8.8.8.8", "223.5.5.5", "2400:3200::1", "::ffff:8.8.8.8"])("%s is public", (address) => expect(isInternal(address)).toBe(false));
});

describe("the setting of resolvers", () => {
  it("is the public ones when it is empty", () => expect(readResolvers("").map(({ address }) => address)).toContain("223.5.5.5"));
  it.each([
    ["8.8.8.8", { name: "8.8.8.8", address: "8.8.8.8", port: 53 }],
    ["Office=192.0.2.1:5353", { name: "Office", address: "192.0.2.1", port: 5353 }],
    ["2001:db8::1", { name: "2001:db8::1", address: "2001:db8::1", port: 53 }],
    ["Six=[2001:db8::1]:5300", { name: "Six", address: "2001:db8::1", port: 5300 }],
  ])("reads %s", (entry, resolver) => expect(readResolvers(entry)).toEqual([resolver]));
  it.each(["dns.example.com", "8.8.8.8:0", "8.8.8.8:99999", "=", "300.1.1.1"])("refuses %s", (entry) =>
    expect(() => readResolvers(entry)).toThrow(TypeError),
  );
});

describe("the machine's own files", () => {
  it("tell search domains and options of the last line that counts", () => {
    const file =
      "# made by hand\nnameserver 192.0.2.53\nsearch old.example\nsearch office.example lab.example\noptions ndots:2 timeout:1\n";
    expect(wordsAfter("search", file)).toEqual(["office.example", "lab.example"]);
    expect(wordsAfter("options", file)).toEqual(["ndots:2", "timeout:1"]);
    expect(wordsAfter("search", "")).toEqual([]);
  });
  it("tell the entries of the hosts file", () => {
    expect(readHosts("127.0.0.1\tlocalhost\n# a remark\n::1 ip6-localhost ip6-loopback # more\nbroken line\n192.0.2.1\n")).toEqual([
      { address: "127.0.0.1", names: ["localhost"] },
      { address: "::1", names: ["ip6-localhost", "ip6-loopback"] },
    ]);
  });
});

describe("the site's own address", () => {
  it.each([
    ["http://localhost:3000", { host: "localhost", port: 3000, secure: false }],
    ["https://www.example.com", { host: "www.example.com", port: 443, secure: true }],
    ["http://[::1]:8080", { host: "::1", port: 8080, secure: false }],
  ])("of %s", (address, site) => expect(ownSite(address)).toEqual(site));
});

describe("findings about connections and certificates", () => {
  const now = Date.parse("2026-06-01T00:00:00Z");
  const open: Connection = { address: "198.51.100.1", family: 4, port: 443, outcome: "open", milliseconds: 9 };
  const certificate = (validTo: string, fault: string | null = null): Certificate => ({
    subject: "www.example.com",
    issuer: "Example CA",
    names: ["www.example.com"],
    validFrom: "2026-01-01T00:00:00.000Z",
    validTo,
    fault,
  });
  const report = (connections: Connection[], served: Certificate | null): Report => ({
    host: "www.example.com",
    records: Object.fromEntries(RECORD_TYPES.map((type) => [type, []])) as unknown as Report["records"],
    reachability: { connections, certificate: served },
  });
  const keys = (connections: Connection[], served: Certificate | null) =>
    findingsOf(report(connections, served), now).map(({ key, level }) => `${level} ${key}`);

  it.each([
    ["2026-09-01T00:00:00.000Z", null, "good certificateGood"],
    ["2026-06-10T00:00:00.000Z", null, "warning certificateEnds"],
    ["2026-05-31T00:00:00.000Z", "CERT_HAS_EXPIRED", "problem certificateExpired"],
    ["2026-09-01T00:00:00.000Z", "ERR_TLS_CERT_ALTNAME_INVALID", "problem certificateFault"],
  ])("a certificate until %s with %s: %s", (validTo, fault, expected) =>
    expect(keys([open], certificate(validTo, fault))).toContain(expected),
  );

  it("tell one closed door from all of them, and leave internal addresses alone", () => {
    expect(keys([open, { ...open, address: "2001:db8::1", family: 6, outcome: "timeout" }], null)).toContain("warning unreachable");
    expect(keys([{ ...open, outcome: "refused" }], null)).toContain("problem unreachable");
    expect(keys([{ ...open, address: "10.0.0.1", outcome: "internal" }], null)).toContain("problem internal");
  });
});
