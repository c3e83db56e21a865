import { expect, it } from "vitest";
import { bandsText, bestSharedBands, REGIONS, type Region } from "./use.ts";
import { devicesOf } from "./variants.ts";

const region = (key: string) => REGIONS[key] as Region;

/** Where devices find enough bands of one technology. */
function suitable(networks: readonly string[], ...bands: readonly (readonly string[])[]): string[] {
  const devices = bands.map((own) => ({ networks, bands: own }));
  return Object.keys(REGIONS).filter((key) => bestSharedBands(region(key), devices).isEnough);
}

it("knows where devices of every technology work", () => {
  expect(suitable(["gsm"], ["gsm850", "gsm900", "gsm1800", "gsm1900"])).toEqual([
    "china",
    "europe",
    "southeast-asia",
    "middle-east-africa",
    "latin-america",
  ]);
  expect(suitable(["gsm"], ["gsm850", "gsm1900"])).toEqual(["latin-america"]);
  expect(suitable(["umts"], ["umts900", "umts2100"])).toEqual(["southeast-asia", "middle-east-africa"]);
  expect(suitable(["lorawan"], ["eu868"])).toEqual(["europe", "middle-east-africa"]);
  expect(suitable(["lorawan"], ["us915"])).toEqual(["north-america", "latin-america"]);
  expect(suitable(["lorawan"], ["cn470"])).toEqual(["china"]);
  expect(suitable(["cat1"], ["b1", "b3", "b8"])).toContain("europe");
  expect(suitable([], ["b1", "b3", "b8"])).toContain("europe");
  // One band alone, or bands of two technologies, one of each, are not enough.
  expect(suitable(["cat1"], ["b20"])).toEqual([]);
  expect(suitable(["cat1", "gsm"], ["b20", "gsm900"])).toEqual([]);
  // China has no LTE-M, and Europe runs it and NB-IoT on some of its bands of LTE alone.
  expect(suitable(["lte-m"], ["b3", "b8"])).toEqual(["europe", "southeast-asia", "middle-east-africa"]);
  expect(suitable(["nb-iot"], ["b5", "b8"])).toEqual(["china", "southeast-asia"]);
  expect(suitable(["lte-m"], ["b1", "b7"])).toEqual([]);
  expect(suitable(["lte-m", "cat1"], ["b1", "b7"])).toContain("europe");
});

it("says which bands a device shares with a region, of the one that suits it best", () => {
  const devices = devicesOf(
    [
      { key: "network", codes: ["gsm"] },
      { key: "bands", codes: ["gsm900", "gsm1800"] },
    ],
    [{}, { network: ["cat1"], bands: ["b2", "b4", "b5", "b7"] }],
  );
  expect(bestSharedBands(region("europe"), devices)).toEqual({ bands: ["gsm900", "gsm1800"], isEnough: true });
  expect(bestSharedBands(region("north-america"), devices)).toEqual({ bands: ["b2", "b4", "b5"], isEnough: true });
  expect(bestSharedBands(region("other"), devices)).toEqual({ bands: [], isEnough: false });
});

it("lists the bands of a region by technology", () => {
  expect(bandsText(region("china"), "en")).toBe(
    "LTE B1 / B3 / B5 / B8 / B34 / B39 / B40 / B41; NB-IoT B3 / B5 / B8; GSM 900 / GSM 1800; CN470",
  );
  expect(bandsText(region("other"), "en")).toBe("");
});
