import { describe, expect, it } from "vitest";
import { codesNamedIn, codesSpelt } from "./read-codes.ts";

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
    ["satellites", "GPS+GLONASS+Galileo+BeiDou", ["gps", "glonass", "galileo", "beidou"]],
    ["inputs_outputs", "2 digital inputs, 1 output, 1 analogue input", ["digital-in", "output", "analogue-in"]],
    ["inputs_outputs", "DIN 3, DOUT 2", ["digital-in", "output"]],
    ["inputs_outputs", "Digital inputs: 2", ["digital-in"]],
    ["inputs_outputs", "2 entradas digitales, 1 salida", ["digital-in", "output"]],
    ["inputs_outputs", "1 Digitaleingang, 1 Analogeingang", ["digital-in", "analogue-in"]],
    ["network", "GSM/GPRS", ["gsm"]],
    ["bluetooth", "Yes", ["bluetooth"]],
    ["bluetooth", "BLE 4.0", ["bluetooth"]],
    ["wifi", "Wi-Fi scan, 802.11 b/g/n", ["wifi"]],
    ["vehicle_bus", "2 x CAN J1939, K-Line", ["can", "k-line"]],
    ["mounting", "Plug & Play OBD", ["plug"]],
    ["bands", "B1/B3/B7/B8/B20", ["b1", "b3", "b7", "b8", "b20"]],
    ["bands", "GSM 850/900/1800/1900 MHz", ["gsm850", "gsm900", "gsm1800", "gsm1900"]],
    ["bands", "850/900/1800/1900 MHz GSM", ["gsm850", "gsm900", "gsm1800", "gsm1900"]],
    ["bands", "GSM B2/B3/B5/B8", ["gsm1900", "gsm1800", "gsm850", "gsm900"]],
    ["bands", "4G: B1/B3/B20; 2G: B3/B8", ["b1", "b3", "b20", "gsm1800", "gsm900"]],
    ["bands", "2G: B3/B8", ["gsm1800", "gsm900"]],
    ["bands", "EDGE B3, B8", ["gsm1800", "gsm900"]],
    ["bands", "GPRS 900/1800", ["gsm900", "gsm1800"]],
    ["bands", "GSM-B3/GSM-B8", ["gsm1800", "gsm900"]],
    ["bands", "GSM900, DCS1800", ["gsm900", "gsm1800"]],
    ["bands", "B3/B8 (GSM)", ["gsm1800", "gsm900"]],
    ["bands", "B1/B3 (LTE); B8 (GSM)", ["b1", "b3", "gsm900"]],
    ["bands", "LTE B1/B3; B7, B8; UMTS 900", ["b1", "b3", "b7", "b8", "umts900"]],
    ["bands", "LTE Cat 1, GSM 900/1800", ["gsm900", "gsm1800"]],
    [
      "bands",
      "LTE-FDD: B1/B3/B5/B7/B8/B20, WCDMA: B1/B5/B8, GSM/GPRS/EDGE: B3/B8",
      ["b1", "b3", "b5", "b7", "b8", "b20", "umts2100", "umts850", "umts900", "gsm1800", "gsm900"],
    ],
    ["bands", "NB-IoT/LTE-M B3, B20", ["b3", "b20"]],
    ["bands", "LoRaWAN EU868", ["eu868"]],
    ["bands", "EU863-870", ["eu868"]],
    ["bands", "LTE Cat 1: 1/3/5, GSM 900/1800MHz", ["b1", "b3", "b5", "gsm900", "gsm1800"]],
    ["bands", "LTE-M B1, B2, B28A", ["b1", "b2", "b28"]],
    ["bands", "WCDMA B1/B8, UMTS 850", ["umts2100", "umts900", "umts850"]],
    ["bands", "WCDMA B1/B2/B4/B5/B8", ["umts2100", "umts1900", "umts1700", "umts850", "umts900"]],
    ["bands", "EU868, US915", ["eu868", "us915"]],
  ])("of %s are read in %j", (key, text, codes) => {
    expect(codesNamedIn(key, text)).toEqual({ codes, unknown: [] });
  });

  it.each([
    ["vehicle_bus", "CAN (J1939, J1708)", ["can"], ["J1708"]],
    ["battery_type", "Li-ion, by a secret recipe", ["rechargeable"], ["by a secret recipe"]],
    ["network", "GSM quad-band", ["gsm"], ["quad-band"]],
    ["mounting", "Magnetic case", ["magnetic"], ["case"]],
    ["satellites", "GPS, no GLONASS, Galileo optional", ["gps"], ["no GLONASS", "Galileo optional"]],
    ["bands", "LTE B1/B99", ["b1"], ["B99"]],
    ["bands", "worldwide", [], []],
    ["bands", "800/900/1800/2100/2600 MHz", [], []],
    ["bands", "900/1800", [], []],
    ["bands", "LTE B1/B3, GSM B1/B8", ["b1", "b3", "gsm900"], ["B1"]],
    ["bands", "B1/B3/B8, 900/1800 MHz", ["b1", "b3", "b8"], ["900", "1800"]],
    ["bands", "LTE/GSM B3/B8", [], []],
    ["bands", "LTE 800/B3", ["b3"], ["800"]],
    ["bands", "LoRaWAN 868 MHz", [], []],
    ["bluetooth", "optional (5.2)", [], []],
    ["vehicle_bus", "not available", [], []],
  ])("of %s are read in %j beside words that are told", (key, text, codes, unknown) => {
    expect(codesNamedIn(key, text)).toEqual({ codes, unknown });
  });

  it.each([
    ["mounting", "Screws, Magnetic", ["screws", "magnetic"]],
    ["mounting", "Schrauben und Magnetisch", ["screws", "magnetic"]],
    ["mounting", "螺钉", ["screws"]],
    ["mounting", "Magnetic case", []],
    ["mounting", "Rivets", []],
    ["bus", "CAN", []],
    ["mounting", "", []],
  ])("of %s are all there is in %j", (key, text, codes) => {
    expect(codesSpelt(key, text)).toEqual(codes);
  });
});
