import { describe, expect, it } from "vitest";
import { clientAddress, clientKey, trustedProxies } from "./client-address.ts";

/** What nginx, Caddy, Traefik, HAProxy, Apache and CDNs add of whom they speak for. */
const ADDED_BY_PROXIES = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

const isTrusted = trustedProxies(["10.0.0.0/8", "2001:db8:1::/48", "192.0.2.7"]);
const addressOf = (headers: Record<string, string>, peer = "10.0.0.1") => clientAddress(peer, headers, isTrusted);

describe("the client's address", () => {
  it("is the connection's when that is no trusted proxy's, whatever the headers say", () => {
    const lies = { "x-forwarded-for": "1.1.1.1", forwarded: "for=1.1.1.1", "x-real-ip": "1.1.1.1" };
    expect(addressOf(lies, "203.0.113.5")).toBe("203.0.113.5");
    expect(addressOf(lies, "::ffff:203.0.113.5")).toBe("203.0.113.5");
    expect(clientAddress("10.0.0.1", lies, trustedProxies([]))).toBe("10.0.0.1");
  });

  it.each([
    [{ "x-forwarded-for": "198.51.100.9" }, "198.51.100.9"],
    [{ "x-forwarded-for": "198.51.100.9:5100" }, "198.51.100.9"],
    [{ "x-forwarded-for": "::ffff:198.51.100.9" }, "198.51.100.9"],
    [{ "x-forwarded-for": "[2001:db8:cafe::9]" }, "2001:db8:cafe::9"],
    [{ "x-forwarded-for": "[2001:db8:cafe::9]:5100" }, "2001:db8:cafe::9"],
    [{ "x-forwarded-for": "fe80::9%eth0" }, "fe80::9%eth0"],
    // Two trusted proxies in a row.
    [{ "x-forwarded-for": "198.51.100.9, 192.0.2.7, 10.9.9.9" }, "198.51.100.9"],
    // A visitor within the proxies' own network.
    [{ "x-forwarded-for": "10.0.0.3" }, "10.0.0.3"],
  ])("is what a trusted proxy says: %j", (headers, address) => {
    expect(addressOf(headers)).toBe(address);
  });

  it("cannot be made up by who stands before the proxy", () => {
    // nginx appends to what came.
    expect(addressOf({ "x-forwarded-for": "1.1.1.1, 198.51.100.9" })).toBe("198.51.100.9");
    expect(addressOf({ "x-forwarded-for": "10.0.0.3, 198.51.100.9" })).toBe("198.51.100.9");
    expect(addressOf({ "x-forwarded-for": "127.0.0.1, 198.51.100.9" })).toBe("198.51.100.9");
    // Headers that the proxy does not write itself.
    for (const header of ["forwarded", "x-real-ip", "via", "client-ip", "true-client-ip"])
      for (const lie of ["1.1.1.1", "for=1.1.1.1", "127.0.0.1", ""])
        expect(addressOf({ [header]: lie, "x-forwarded-for": "198.51.100.9" })).toBe("198.51.100.9");
  });

  it.each([
    [{}],
    [{ "x-real-ip": "198.51.100.9" }],
    [{ forwarded: "for=198.51.100.9" }],
    [{ "x-forwarded-for": "127.0.0.1" }],
    [{ "x-forwarded-for": "::1" }],
    [{ "x-forwarded-for": "::2" }],
    [{ "x-forwarded-for": "::ffff:127.0.0.1" }],
  ])("is unknown when a trusted proxy names none: %j", (headers: Record<string, string>) => {
    expect(addressOf(headers)).toBeNull();
  });

  it.each(["127.0.0.1", "127.0.0.9", "::1", "::ffff:127.0.0.1"])(
    "of a program on this machine is that of %s, unless it speaks for others",
    (peer) => {
      const nobody = trustedProxies([]);
      expect(clientKey(clientAddress(peer, {}, nobody))).toMatch(/^(?:127\.0\.0\.\d|0:0:0:0::\/64)$/);
      for (const header of ADDED_BY_PROXIES) expect(clientAddress(peer, { [header]: "198.51.100.9" }, nobody)).toBeNull();
      expect(clientAddress(peer, {}, trustedProxies(["127.0.0.0/8", "::1"]))).toBeNull();
    },
  );

  it("is that of the one proxy that is trusted, and not of its neighbours", () => {
    const isOne = trustedProxies(["192.0.2.7", "2001:db8:9::7"]);
    const headers = { "x-forwarded-for": "198.51.100.9" };
    for (const peer of ["192.0.2.7", "2001:db8:9::7"]) expect(clientAddress(peer, headers, isOne)).toBe("198.51.100.9");
    for (const peer of ["192.0.2.8", "192.0.2.6", "2001:db8:9::8"]) expect(clientAddress(peer, headers, isOne)).toBe(peer);
    expect(clientAddress("no address", headers, isOne)).toBeNull();
  });

  it.each([
    "unknown",
    "_hidden",
    "",
    "0x7f.1",
    "017700000001",
    "1",
    "1.2.3",
    "'; drop table",
    "1.1.1.1 2.2.2.2",
    "[::1",
    "x[2001:db8::1]",
    "[2001:db8::1]x",
    "[2001:db8::1]:x",
    "[2001:db8::1]:8x",
    "x198.51.100.9:80",
    "198.51.100.9:80x",
    "198.51.100.9x",
    "x2001:db8::1",
    "2001:db8::1x",
    "fe80::9%e-0",
    `fe80::9%${"e".repeat(60)}`,
  ])("is unknown for the entry %j, or the hop before it", (entry) => {
    expect(addressOf({ "x-forwarded-for": entry })).toBeNull();
    expect(addressOf({ "x-forwarded-for": `${entry}, 10.0.0.2` })).toBe("10.0.0.2");
    // Entries before it are no more trustworthy than it is.
    expect(addressOf({ "x-forwarded-for": `198.51.100.9, ${entry}, 10.0.0.2` })).toBe("10.0.0.2");
  });

  it("is walked along for a bounded number of hops", () => {
    expect(addressOf({ "x-forwarded-for": `198.51.100.9${", 10.0.0.2".repeat(10_000)}` })).toBe("10.0.0.2");
  });
});

describe("what limits are counted by", () => {
  it("is the network of an IPv6 address, and an IPv4 address itself", () => {
    expect(clientKey("2001:db8:cafe:1:2:3:4:5")).toBe(clientKey("2001:db8:cafe:1::9"));
    expect(clientKey("2001:db8:cafe:1::9")).not.toBe(clientKey("2001:db8:cafe:2::9"));
    expect(clientKey("198.51.100.9")).toBe("198.51.100.9");
    expect(clientKey(null)).toBe("unknown");
    expect(clientKey("2001:db8:cafe:1::9")).toBe("2001:db8:cafe:1::/64");
  });
});
