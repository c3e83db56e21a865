import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readFolder } from "#cms/seed/content-files.ts";
import { solution as schema } from "#demo/content/schema.ts";
import { HEIGHT, readInstrument, WIDTH } from "./instrument-drawing.tsx";
import { clockAt, instrumentOf, type SolutionInstrument } from "./instruments.ts";

const solutions = readFolder("solutions", schema).map(({ slug, scenarios }) => {
  const instrument = instrumentOf(slug);
  if (!instrument) throw new Error(`${slug} has no instrument`);
  return { slug, scenarios, instrument };
});
const valueAt = (instrument: SolutionInstrument, moment: number) => readInstrument(instrument, moment).value;

/** What each instrument reads at its decisive moment, and what the solution's scenario there says of it. */
const DECISIVE: Record<string, { value: RegExp; isAlarm: boolean; words: string }> = {
  asset: { value: /^7\d% · −\d+ °C$/, isAlarm: false, words: "73" },
  bicycle: { value: /^±2 km$/, isAlarm: false, words: "kilometres" },
  "car-finance": { value: /^12\.4 → 0 V$/, isAlarm: true, words: "Power is lost" },
  cbd: { value: /^17F · 4 min$/, isAlarm: true, words: "17" },
  "cold-chain": { value: /^6\.\d °C$/, isAlarm: false, words: "within limits" },
  custom: { value: /^80\/80$/, isAlarm: false, words: "80" },
  "electric-bike": { value: /^0 V · 40 s$/, isAlarm: false, words: "40 seconds" },
  logistics: { value: /^1\.4 km$/, isAlarm: true, words: "1.4 km" },
  motorcycle: { value: /^−?\d°$/, isAlarm: true, words: "tilt" },
  personnel: { value: /^\+200 m$/, isAlarm: true, words: "leaves the area" },
  "smart-vehicle": { value: /^−38 L$/, isAlarm: true, words: "38 L" },
  "two-wheeler": { value: /^1\.\d\d g$/, isAlarm: true, words: "movement" },
};

describe("the instruments of the solutions", () => {
  it("are of another kind for each solution", () => {
    expect(new Set(solutions.map(({ instrument }) => instrument.kind)).size).toBe(solutions.length);
    expect(instrumentOf("ships")).toBeNull();
  });

  it.each(solutions)(
    "$slug: each scenario has its moment, in order, within the scale, and those of a clock say the same",
    ({ scenarios, instrument }) => {
      const { moments, from, to, tick, decisive, unit } = instrument;
      expect((to - from) % (tick ?? 1)).toBe(0);
      expect(moments).toHaveLength(scenarios.length);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      for (const moment of [...moments, decisive]) expect(moment >= from && moment <= to).toBe(true);
      const clocks = scenarios.flatMap(({ time }, index) =>
        unit === "minutes" && time.includes(":") ? [[clockAt(moments[index] ?? -1), time]] : [],
      );
      const days = scenarios.flatMap(({ time_en: time }, index) => {
        const [, number] = /^(?:Day|Week) (\d+)/.exec(time) ?? [];
        return unit !== "minutes" && number !== undefined ? [[moments[index], Number(number)]] : [];
      });
      for (const [shown, written] of days) expect(shown).toBe(written);
      for (const [shown, written] of clocks) expect(shown).toBe(written);
    },
  );

  it.each(solutions)(
    "$slug: the decisive moment reads what the scenario says, the beginning raises no alarm",
    ({ slug, scenarios, instrument }) => {
      const { value, isAlarm, words } = DECISIVE[slug]!;
      const reading = readInstrument(instrument, instrument.decisive);
      expect(reading.value).toMatch(value);
      expect(reading.isAlarm).toBe(isAlarm);
      expect(readInstrument(instrument, instrument.from).isAlarm).toBe(false);
      expect(JSON.stringify(scenarios)).toContain(words);
    },
  );

  it("say at other moments what the scenarios say", () => {
    const instrument = (slug: string) => solutions.find((one) => one.slug === slug)!.instrument;
    expect(valueAt(instrument("electric-bike"), 18 * 60 + 20)).toBe("+200 m");
    expect(valueAt(instrument("electric-bike"), 26 * 60 + 10)).toBe("40 km/h");
    expect(valueAt(instrument("two-wheeler"), 38 * 60 + 15)).toBe("0 V");
    expect(valueAt(instrument("cbd"), 26 * 60 + 30)).toBe("B2");
    const { from, to } = instrument("cold-chain");
    const degrees = Array.from({ length: to - from }, (_, minute) => Number.parseFloat(valueAt(instrument("cold-chain"), from + minute)));
    expect([Math.max(...degrees) <= 6.8, Math.min(...degrees) >= 2]).toEqual([true, true]);
  });

  it.each(solutions)("$slug: the drawing stays within its frame at each moment", ({ instrument }) => {
    for (let part = 0; part <= 1; part += 0.1) {
      const { drawing, value } = readInstrument(instrument, Math.round(instrument.from + part * (instrument.to - instrument.from)));
      expect(value).not.toMatch(/NaN|undefined/);
      const html = renderToStaticMarkup(<svg>{drawing}</svg>);
      expect(html).not.toMatch(/NaN|undefined/);
      for (const [, x, y] of html.matchAll(/ cx="([\d.-]+)" cy="([\d.-]+)"/g))
        expect([Number(x) >= 0 && Number(x) <= WIDTH, Number(y) >= 0 && Number(y) <= HEIGHT]).toEqual([true, true]);
    }
  });
});
