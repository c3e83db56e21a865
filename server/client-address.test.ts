import { describe, expect, it } from "vitest";
import { clientAddress, clientKey, trustedProxies } from "./client-address.ts";

const isTrusted = trustedProxies(["10.0.0.0/8", "2001:db8:1::/48", "192.0.2.7"]);
const told = (headers: Record<string, string>, peer = "10.0.0.1") => clientAddress(peer, headers, isTrusted);

describe("the client's address", () => {
  it("is the connection's when that is no trusted proxy's, whatever the headers say", () => {
    const lies = { "x-forwarded-for": "1.1.1.1", forwarded: "for=1.1.1.1", "x-real-ip": "1.1.1.1" };
    expect(told(lies, "203.0.113.5")).toBe("203.0.113.5");
    expect(told(lies, "::ffff:203.0.113.5")).toBe("203.0.113.5");
    expect(clientAddress("10.0.0.1", lies, trustedProxies([]))).toBe("10.0.0.1");
  });

  it.each([
    [{ "x-forwarded-for": "198.51.100.9" }, "198.51.100.9"],
    [{ "x-real-ip": "198.51.100.9" }, "198.51.100.9"],
    [{ forwarded: "for=198.51.100.9;proto=https;by=10.0.0.1" }, "198.51.100.9"],
    [{ forwarded: 'proto=https;For="[2001:db8:cafe::17]:4711"' }, "2001:db8:cafe::17"],
    [{ "x-forwarded-for": "198.51.100.9:5100" }, "198.51.100.9"],
    [{ "x-forwarded-for": "::ffff:198.51.100.9" }, "198.51.100.9"],
    // Two trusted proxies in a row.
    [{ "x-forwarded-for": "198.51.100.9, 192.0.2.7, 10.9.9.9" }, "198.51.100.9"],
    [{}, "10.0.0.1"],
  ])("is what a trusted proxy says: %j", (headers, address) => {
    expect(told(headers as Record<string, string>)).toBe(address);
  });

  it("cannot be made up by who stands before the proxy", () => {
    // nginx appends to what came.
    expect(told({ "x-forwarded-for": "1.1.1.1, 198.51.100.9" })).toBe("198.51.100.9");
    expect(told({ "x-forwarded-for": "10.0.0.3, 198.51.100.9" })).toBe("198.51.100.9");
    expect(told({ forwarded: "for=1.1.1.1, for=198.51.100.9" })).toBe("198.51.100.9");
    // A header that the proxy does not write itself contradicts it.
    expect(told({ forwarded: "for=1.1.1.1", "x-forwarded-for": "198.51.100.9" })).toBe("10.0.0.1");
    expect(told({ "x-real-ip": "1.1.1.1", "x-forwarded-for": "198.51.100.9" })).toBe("10.0.0.1");
  });

  it.each(["unknown", "_hidden", "", "0x7f.1", "017700000001", "1", "1.2.3", "'; drop table", "1.1.1.1 2.2.2.2", "[::1"])(
    "stays the proxy's for the entry %j",
    (entry) => {
      expect(told({ "x-forwarded-for": entry })).toBe("10.0.0.1");
      expect(told({ "x-forwarded-for": `${entry}, 10.0.0.2` })).toBe("10.0.0.2");
    },
  );

  it("is walked along for a bounded number of hops", () => {
    expect(told({ "x-forwarded-for": `198.51.100.9${", 10.0.0.2".repeat(10_000)}` })).toBe("10.0.0.2");
  });
});

describe("what limits are counted by", () => {
  it("is the network of an IPv6 address, and an IPv4 address itself", () => {
    expect(clientKey("2001:db8:cafe:1:2:3:4:5")).toBe(clientKey("2001:db8:cafe:1::9"));
    expect(clientKey("2001:db8:cafe:1::9")).not.toBe(clientKey("2001:db8:cafe:2::9"));
    expect(clientKey("198.51.100.9")).toBe("198.51.100.9");
  });
});
