import { describe, expect, it } from "vitest";
import { codesNamedIn } from "./code-names.ts";

describe("codes of a row", () => {
  it.each([
    ["inputs_outputs", "1 DIN, 2 DOUT, 1 AIN", ["digital-in", "output", "analogue-in"]],
    ["serial", "RS-232 x 2, RS-485", ["rs232", "rs485"]],
    ["serial", "1-Wire", ["1-wire"]],
    ["battery_type", "Li-Polymer", ["rechargeable"]],
    ["battery_type", "Li-SOCl2", ["primary"]],
    ["vehicle_bus", "CAN × 2, K-Line", ["can", "k-line"]],
    ["input_voltage", "12/24 V", ["12v", "24v"]],
    ["network", "LTE Cat M1/NB2/EGPRS", ["lte-m", "nb-iot", "gsm"]],
    ["satellites", "GPS + GLONASS", ["gps", "glonass"]],
    ["mounting", "Magnets, rivets, screws", ["magnetic", "screws"]],
    ["mounting", "OBD socket", ["plug"]],
    ["certification", "CE/RED, FCC, IC", ["ce", "fcc", "ised"]],
    ["satellites", "GPS GLONASS", ["gps", "glonass"]],
    ["protection", "IP68 / IK07", ["ip68"]],
    ["network", "HSPA", ["umts"]],
    ["network", "4G", []],
    ["certification", "EAC", ["eac"]],
    ["battery_type", "Li-ion primary", ["primary"]],
    ["battery_type", "Li-ion, by a secret recipe", []],
  ])("of %s are read in %j", (key, text, codes) => {
    expect(codesNamedIn(key, text)).toEqual(codes);
  });
});
