import { expect, it } from "vitest";
import { typeset, typesetName, typesetText } from "./typeset.ts";

it("keeps numbers and their units, and ranges, on one line", () => {
  expect(typesetText("−40…+85 °C, 9–90 V and 1,200 mAh")).toBe("−40…\u2060+85\u00a0°C, 9–\u206090\u00a0V and 1,200\u00a0mAh");
  expect(typesetText("低于 20 km/h，0.1 m/s, 9 km/hour")).toBe("低于 20\u00a0km/\u2060h，0.1\u00a0m/\u2060s, 9\u00a0km/hour");
  expect(typesetText("±15 kV, ≥10 MΩ, 240 N or 3 Nodes, 10 Mbit/s")).toBe(
    "±15\u00a0kV, ≥10\u00a0MΩ, 240\u00a0N or 3 Nodes, 10\u00a0Mbit/\u2060s",
  );
  expect(typesetText("365 days, 24 months")).toBe("365\u00a0days, 24\u00a0months");
  expect(typesetText("待机 365 天，85 × 42 × 14 mm")).toBe("待机 365\u00a0天，85\u00a0×\u00a042\u00a0×\u00a014\u00a0mm");
});

it("keeps a unit at the place of a number in a text of the interface", () => {
  expect(typesetText("Every {number} h, {days} {days:day|days} of {name} daily")).toBe(
    "Every {number}\u00a0h, {days}\u00a0{days:day|days} of {name} daily",
  );
});

it("keeps short compounds of a name on one line", () => {
  expect(typesetName("NB-IoT / LTE-M, 40 g")).toBe("NB-\u2060IoT / LTE-\u2060M, 40\u00a0g");
  expect(typesetName("支持NB-IoT网络，E-mark, RS-485")).toBe("支持NB-\u2060IoT网络，E-\u2060mark, RS-\u2060485");
  const others = "Long-standby tracker, info@my-co.com, my-co.com/a-b, AT+SET-ID, npm --no-open, a-b-c_d, 1-2=3, x - y, 2026-11-28";
  expect(typesetName(others)).toBe(others);
  expect(typesetText("a Wi-Fi hotspot with NB-IoT and an RS-485 port, Real-time positioning, an e-bike, BCP-47-like")).toBe(
    "a Wi-\u2060Fi hotspot with NB-\u2060IoT and an RS-\u2060485 port, Real-time positioning, an e-\u2060bike, BCP-47-like",
  );
});

it("keeps a quantity and the number of a standard with the word before", () => {
  expect(typesetText("ACC × 1, I²C × 2, 继电器 × 1")).toBe("ACC\u00a0×\u00a01, I²C\u00a0×\u00a02, 继电器\u00a0×\u00a01");
  expect(typesetText("IEC 60529, UN 38.3, UN of 193, JT/T 808")).toBe("IEC\u00a060529, UN\u00a038.3, UN of 193, JT/T\u00a0808");
  expect(typesetText("LTE Cat 1 bis, MSL 3, DOCK 1 B, VINTAGE 3, A4 2")).toBe(
    "LTE Cat\u00a01\u00a0bis, MSL\u00a03, DOCK\u00a01 B, VINTAGE 3, A4 2",
  );
});

it("keeps what is counted, a class and the parts of a standard's number together", () => {
  expect(typesetText("within 1 business day, {days} business days, 1,000 units, 49 of 50 attempts, {few} of {all} rows")).toBe(
    "within 1\u00a0business day, {days}\u00a0business days, 1,000\u00a0units, 49\u00a0of\u00a050 attempts, {few}\u00a0of\u00a0{all} rows",
  );
  expect(typesetText("IEC 60068-2-14, ISO 16750-2, class A, class Action")).toBe(
    "IEC\u00a060068-\u20602-\u206014, ISO\u00a016750-\u20602, class\u00a0A, class Action",
  );
});

it("keeps numbers on both sides of a stroke, a limit with its word and a short remark together", () => {
  expect(typesetText("GSM 900 / 1800, B1 / B3, change ΔE ≤3, deviation ≤6 m")).toBe(
    "GSM\u00a0900\u00a0/\u00a01800, B1 / B3, change ΔE\u00a0≤3, deviation\u00a0≤6\u00a0m",
  );
  expect(typesetText("Peak rate (down / up), 峰值速率（下行/上行）, (as stated by the maker)")).toBe(
    "Peak rate (down\u00a0/\u00a0up), 峰值速率（下行/\u2060上行）, (as stated by the maker)",
  );
});

it("leaves other words to the line", () => {
  expect(typesetText("V3 and 4 more, 3 Market Street, 12 monthly reports")).toBe("V3 and 4 more, 3 Market Street, 12 monthly reports");
});

it("reaches every text of a record, but neither codes nor the names of files", () => {
  const date = new Date(0);
  expect(
    typeset({
      rows: [{ text: "3 m" }],
      code: "V3-MBIB0",
      name: "The RS-485",
      url: "/file/cable 3 m.pdf",
      filename: "cable 3 m.pdf",
      year: 2026,
      none: null,
      date,
    }),
  ).toEqual({
    rows: [{ text: "3\u00a0m" }],
    code: "V3-MBIB0",
    name: "The RS-\u2060485",
    url: "/file/cable 3 m.pdf",
    filename: "cable 3 m.pdf",
    year: 2026,
    none: null,
    date,
  });
});
