import { readdirSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readFolder } from "#cms/seed/content-files.ts";
import { solution as schema } from "#demo/content/schema.ts";
import { readInstrument } from "./instrument-drawing.tsx";
import { clockAt, instrumentOf } from "./instruments.ts";

const solutions = readFolder("solutions", schema).map(({ slug, scenarios }) => ({ slug, scenarios, instrument: instrumentOf(slug) }));
const withInstrument = solutions.flatMap(({ slug, scenarios, instrument }) => (instrument ? [{ slug, scenarios, instrument }] : []));

describe("the instruments of the solutions", () => {
  it("are of six kinds, for every solution but the one that is made to order and the one of many jobs at once", () => {
    expect(solutions).toHaveLength(readdirSync("demo/content/solutions").length);
    expect(solutions.filter(({ instrument }) => !instrument).map(({ slug }) => slug)).toEqual(["cbd", "custom"]);
    expect(new Set(withInstrument.map(({ instrument }) => instrument.kind)).size).toBe(6);
    expect(instrumentOf("ships")).toBeNull();
  });

  it.each(withInstrument)(
    "$slug: each scenario has its moment, in order, within the scale, and those of a clock say the same",
    ({ scenarios, instrument }) => {
      const { moments, from, to, decisive, unit } = instrument;
      expect(moments).toHaveLength(scenarios.length);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      for (const moment of [...moments, decisive]) expect(moment >= from && moment <= to).toBe(true);
      const clocks = scenarios.flatMap(({ time }, index) =>
        unit === "minutes" && time.includes(":") ? [[clockAt(moments[index] ?? -1), time]] : [],
      );
      for (const [shown, written] of clocks) expect(shown).toBe(written);
    },
  );

  it.each(withInstrument)("$slug: the decisive moment raises the alarm, if there is one, and the beginning does not", ({ instrument }) => {
    expect(readInstrument(instrument, instrument.decisive).isAlarm).toBe(instrument.kind !== "battery");
    expect(readInstrument(instrument, instrument.from).isAlarm).toBe(false);
  });

  it("say at the decisive moment what the scenario says, where the drawing shows it", () => {
    const readings = withInstrument.map(({ slug, instrument }) => [slug, readInstrument(instrument, instrument.decisive).value] as const);
    expect(Object.fromEntries(readings)).toMatchObject({ logistics: "1.4 km", "electric-bike": "+200 m", personnel: "+200 m" });
    for (const slug of ["logistics", "electric-bike"]) {
      const scenarios = withInstrument.find((one) => one.slug === slug)?.scenarios ?? [];
      const [, reading = ""] = readings.find(([one]) => one === slug) ?? [];
      expect(JSON.stringify(scenarios)).toContain(reading.replace("+", ""));
    }
  });

  it.each(withInstrument)("$slug: the drawing stays within its frame at each moment", ({ instrument }) => {
    for (let part = 0; part <= 1; part += 0.1) {
      const { drawing, value } = readInstrument(instrument, Math.round(instrument.from + part * (instrument.to - instrument.from)));
      expect(value).not.toMatch(/NaN|undefined/);
      const html = renderToStaticMarkup(<svg>{drawing}</svg>);
      expect(html).not.toMatch(/NaN|undefined/);
      for (const [, x, y] of html.matchAll(/ cx="([\d.-]+)" cy="([\d.-]+)"/g))
        expect([Number(x) >= 0 && Number(x) <= 640, Number(y) >= 0 && Number(y) <= 300]).toEqual([true, true]);
    }
  });
});
