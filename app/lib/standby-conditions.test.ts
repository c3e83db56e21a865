import { describe, expect, it } from "vitest";
import { conditionParams, conditionsOf, temperaturesOf, temperatureText } from "./standby-conditions.ts";

const MODEL = {
  standby: 365,
  standby_interval: 1440,
  battery_capacity: 12_000,
  usable_capacity: 90,
  cold_capacity: 80,
  listening_current: 1040,
  sleep_current: 45,
  position_charge: 3.2,
  self_discharge: 1,
  temperature: { min: -38, max: 72 },
};
const STATED = { interval: 1440, temperature: 25, coverage: "good" };
const read = (query: string) => conditionsOf(new URLSearchParams(query), MODEL);

describe("the address of the calculator", () => {
  it("says the stated condition when it says nothing that can be chosen", () => {
    for (const query of ["", "interval=7&coverage=none&at=warm", "interval=1e3&step=-1", "step=99", "interval=%00&at=9999999999"])
      expect(read(query)).toEqual(STATED);
  });

  it("takes what a form without script sends", () => {
    expect(read("step=2&at=-10&coverage=weak")).toEqual({ interval: 360, temperature: -10, coverage: "weak" });
  });

  it("keeps to the temperatures that the product works at", () => {
    expect(temperaturesOf(MODEL)).toEqual({ min: -35, max: 70 });
    expect([read("at=-200").temperature, read("at=85").temperature]).toEqual([-35, 70]);
  });

  it("writes a temperature with its sign, but for zero", () => {
    expect([5, 0, -5].map((celsius) => temperatureText(celsius, "en"))).toEqual(["+5\u00a0°C", "0\u00a0°C", "−5\u00a0°C"]);
  });

  it("reads what it has written", () => {
    const conditions = { interval: 60, temperature: -20, coverage: "fair" } as const;
    expect(conditionsOf(new URLSearchParams(conditionParams(conditions)), MODEL)).toEqual(conditions);
  });
});
