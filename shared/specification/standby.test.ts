import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  CONSUMERS,
  COVERAGE_KEYS,
  capacityAt,
  INTERVALS,
  intervalsOf,
  MAX_STANDBY,
  standbyDays,
  standbyModel,
  statedConditions,
  type StandbyModel,
} from "./standby.ts";

interface WrittenProduct {
  code: string;
  specs: { key: string; value?: number; condition_en?: string }[];
}

const folder = new URL("../../demo/content/products/", import.meta.url);
const products = readdirSync(folder).map((file) => parse(readFileSync(new URL(file, folder), "utf8")) as WrittenProduct);
const stating = products.filter(({ specs }) => specs.some(({ key }) => key === "standby"));

function modelOf({ specs }: WrittenProduct): StandbyModel {
  const model = standbyModel(specs);
  if (!model) throw new Error("A row is missing");
  return model;
}

describe("the standby calculator", () => {
  it("knows every product that states a standby, and no other", () => {
    expect(stating.length).toBeGreaterThan(10);
    expect(products.filter(({ specs }) => standbyModel(specs) !== null).map(({ code }) => code)).toEqual(stating.map(({ code }) => code));
  });

  it.each(stating.map((product) => [product.code, product] as const))(
    "gives the stated figure of %s at its condition",
    (_code, product) => {
      const model = modelOf(product);
      const condition = product.specs.find(({ key }) => key === "standby")?.condition_en ?? "";
      expect(statedConditions(model)).toEqual({ interval: /10 min/.test(condition) ? 10 : 1440, temperature: 25, coverage: "good" });
      const { days, adjustment } = standbyDays(model, statedConditions(model));
      expect(days).toBe(model.standby);
      // Who listens says how often: a paging cycle, without which its current means nothing.
      expect(product.specs.find(({ key }) => key === "listening_current")?.condition_en).toMatch(/DRX \d/);
      // The rows themselves say so: nothing had to be bent.
      expect(Math.abs(adjustment - 1)).toBeLessThan(0.01);
    },
  );

  it("is not cut below what a maker states beyond a year, and goes no further", () => {
    // Ten years of a lithium thionyl chloride cell: 38 Ah, one position a day.
    const model: StandbyModel = {
      standby: 3650,
      standby_interval: 1440,
      battery_capacity: 38_000,
      usable_capacity: 85,
      cold_capacity: 80,
      listening_current: 0,
      sleep_current: 10,
      position_charge: 5,
      self_discharge: 1,
      temperature: { min: -40, max: 85 },
    };
    expect(standbyDays(model, statedConditions(model)).days).toBe(3650);
    expect(standbyDays({ ...model, standby: 300 }, statedConditions(model)).days).toBe(300);
    expect(standbyDays(model, { ...statedConditions(model), interval: 60 }).days).toBeLessThan(3650);
    const often = { ...model, standby: 60, standby_interval: 10 };
    expect(standbyDays(often, statedConditions(often)).days).toBe(60);
    expect(standbyDays(often, statedConditions(model)).days).toBe(365);
  });

  it("never promises more than a year, and less for whatever is harder", () => {
    for (const product of stating) {
      const model = modelOf(product);
      for (const interval of intervalsOf(model))
        for (const coverage of COVERAGE_KEYS)
          for (let temperature = -40; temperature <= 85; temperature += 5) {
            const { days, daily, total } = standbyDays(model, { interval, temperature, coverage });
            expect(days).toBeLessThanOrEqual(MAX_STANDBY);
            expect(days).toBeGreaterThanOrEqual(0);
            expect(CONSUMERS.reduce((sum, consumer) => sum + daily[consumer], 0)).toBeCloseTo(total);
          }
      const at = (interval: number, temperature: number, coverage: "good" | "weak") =>
        standbyDays(model, { interval, temperature, coverage }).uncapped;
      expect(at(60, 25, "good")).toBeLessThan(at(1440, 25, "good"));
      expect(at(60, -20, "good")).toBeLessThan(at(60, 25, "good"));
      expect(at(60, 25, "weak")).toBeLessThan(at(60, 25, "good"));
    }
  });

  it("follows a figure that an editor changes", () => {
    for (const standby of [1, 77, 200, 365]) {
      const model = { ...modelOf(stating[0] as WrittenProduct), standby };
      expect(standbyDays(model, statedConditions(model)).days).toBe(standby);
    }
  });

  it("has 80% of the capacity at −20 °C where the row says so, and no less than nothing", () => {
    expect(capacityAt({ cold_capacity: 80 }, -20)).toBeCloseTo(0.8);
    expect(capacityAt({ cold_capacity: 80 }, 25)).toBe(1);
    expect(capacityAt({ cold_capacity: 80 }, 90)).toBe(0.88);
    expect(capacityAt({ cold_capacity: 5 }, -40)).toBe(0);
  });

  it("offers the interval of the stated figure among the others", () => {
    expect(intervalsOf({ standby_interval: 1440 })).toEqual([...INTERVALS]);
    expect(intervalsOf({ standby_interval: 45 })).toContain(45);
  });

  it("does not reckon with rows that are missing or senseless", () => {
    const rows = (stating[0] as WrittenProduct).specs;
    expect(standbyModel(rows.filter(({ key }) => key !== "position_charge"))).toBeNull();
    expect(standbyModel([{ key: "battery_capacity", value: 0 }, ...rows])).toBeNull();
    expect(standbyModel([])).toBeNull();
  });
});
