import { expect, it } from "vitest";
import { compareUse, countryUse, transportNumber, type UsedProduct } from "./country-use.ts";

const v3: UsedProduct = {
  devices: [{ networks: ["cat1", "gsm"], bands: ["b1", "b3", "b5", "b7", "b8", "b20", "b28", "gsm900", "gsm1800"] }],
  needsNetwork: true,
  approvals: new Set(["ce", "fcc"]),
  pendingApprovals: [],
};
const tag: UsedProduct = { devices: [], needsNetwork: false, approvals: new Set(), pendingApprovals: [] };

it("counts the bands of the technology that works best, and says whether the country's approval is held", () => {
  expect(countryUse("BR", v3)).toMatchObject({
    standing: "unapproved",
    network: "enough",
    shared: 4,
    run: 7,
    approval: "missing",
    approvals: [{ code: "anatel", state: "missing" }],
  });
  expect(countryUse("BR", { ...v3, pendingApprovals: ["anatel"] })).toMatchObject({ standing: "pending", approval: "pending" });
  expect(countryUse("DE", v3)).toMatchObject({ standing: "ready", network: "enough", shared: 6, run: 7, approval: "held" });
  expect(countryUse("US", v3)).toMatchObject({ standing: "unfit", network: "few", shared: 1, run: 9, approval: "held" });
});

it("goes by the first of several approvals that a country asks for", () => {
  const inBritain = (...codes: string[]) => countryUse("GB", { ...v3, approvals: new Set(codes) });
  expect(inBritain("ce")).toMatchObject({
    standing: "ready",
    approval: "held",
    approvals: [
      { code: "ce", state: "held" },
      { code: "ukca", state: "missing" },
    ],
  });
  expect(inBritain("ukca")).toMatchObject({ standing: "unapproved", approval: "missing" });
});

it("leads with the network that has enough bands for it, before one with as many that are too few", () => {
  const { networks } = countryUse("DE", { ...v3, devices: [{ networks: ["cat1", "lorawan"], bands: ["b20", "eu868"] }] });
  expect(networks.map(({ technology, isEnough }) => [technology, isEnough])).toEqual([
    ["lorawan", true],
    ["lte", false],
  ]);
});

it("leads with the networks that it works by, and leaves out those of which it has no band", () => {
  const { networks } = countryUse("DE", v3);
  expect(networks.map(({ technology }) => technology)).toEqual(["lte", "gsm"]);
  expect(networks[0]?.bands.filter(({ isShared }) => !isShared).map(({ band }) => band)).toEqual(["b38"]);
  expect(countryUse("US", { ...v3, devices: [{ networks: ["cat1"], bands: ["b1"] }] })).toMatchObject({
    network: "none",
    shared: 0,
    run: 9,
  });
});

it("asks where nothing is listed: the country's bands, its authority, a device without a transmitter", () => {
  expect(countryUse("JP", v3)).toMatchObject({ network: "unknown", networks: [], approval: "missing", standing: "unapproved" });
  expect(countryUse("NG", v3)).toMatchObject({ network: "enough", approval: "unknown", approvals: [], standing: "unapproved" });
  expect(countryUse("US", tag)).toMatchObject({ network: "unneeded", approval: "unknown", standing: "unapproved" });
  expect(countryUse("US", { ...tag, approvals: new Set(["fcc"]) }).standing).toBe("ready");
});

it("orders by standing, then by the part of the bands", () => {
  const [br, de, us] = ["BR", "DE", "US"].map((country) => countryUse(country, v3));
  const fewer = countryUse("DE", { ...v3, devices: [{ networks: ["cat1"], bands: ["b1", "b3"] }] });
  if (!br || !de || !us) throw new Error("no use");
  expect([us, br, fewer, de].sort(compareUse)).toEqual([de, fewer, br, us]);
});

it("knows the UN number of a tested lithium battery", () => {
  const rows = (...entries: [string, string[]][]) => new Map(entries);
  expect(transportNumber(rows(["certification", ["un383"]], ["battery_type", ["primary"]]))).toBe("UN 3091");
  expect(transportNumber(rows(["certification", ["ce", "un383"]]))).toBe("UN 3481");
  expect(transportNumber(rows(["certification", ["ce"]], ["battery_type", ["rechargeable"]]))).toBeNull();
});
