import { describe, expect, it } from "vitest";
import {
  alarmsOf,
  COLD_LIMIT,
  CUT_BELOW,
  CUT_WAIT,
  cutAt,
  DAY,
  DEVICES,
  fenceAround,
  isInside,
  OPENING,
  reportAt,
  routeAt,
  standsFrom,
  stateAt,
  stopsOf,
  type Device,
} from "./fleet.ts";

function device(name: string): Device {
  const match = DEVICES.find((one) => one.name === name);
  if (!match) throw new Error(`There is no ${name}`);
  return match;
}
const van = device("D-0317");
const fast = device("D-0341");
const coldBox = device("C4-0061");
const asset = device("A9-0358");
/** Kilometres of the van's way. */
const LENGTH = Math.max(...Array.from({ length: DAY.to - DAY.from }, (_, index) => stateAt(van, DAY.from + index).along));
/** Every minute of the day. */
const MINUTES = Array.from({ length: DAY.to - DAY.from + 1 }, (_, index) => DAY.from + index);

describe("stateAt", () => {
  it("moves along the corners of its way and never jumps", () => {
    for (const one of DEVICES) {
      for (const minute of MINUTES.slice(1)) {
        const [before, after] = [stateAt(one, minute - 1), stateAt(one, minute)];
        // 75 km/h are 42 units of the map in a minute.
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(42);
        expect(after.kilometres).toBeGreaterThanOrEqual(before.kilometres);
        const { part } = routeAt(one, after);
        expect(part).toBeGreaterThanOrEqual(0);
        expect(part).toBeLessThanOrEqual(1.000_001);
      }
    }
  });

  it("shows a vehicle on its way when the console opens, and one that stands", () => {
    expect(stateAt(van, OPENING).speed).toBeGreaterThan(20);
    expect(stateAt(van, OPENING).heading).not.toBeNull();
    expect(stateAt(van, OPENING).parked).toBeNull();
    expect(stateAt(asset, OPENING)).toMatchObject({ speed: 0, heading: null, parked: OPENING - DAY.from, kilometres: 0 });
  });

  it("stands at its stops as long as it dwells there", () => {
    const standing = MINUTES.filter((minute) => stateAt(van, minute).parked !== null && minute > van.leaves);
    expect(standing.length).toBeGreaterThan(van.dwell);
    const stops = stopsOf(van);
    for (const minute of standing) {
      const { parked, x, y } = stateAt(van, minute);
      expect(parked).toBeLessThanOrEqual(van.dwell);
      expect(stops.some((stop) => Math.hypot(stop.x - x, stop.y - y) < 0.1)).toBe(true);
    }
  });

  it("turns round at the end of its way", () => {
    expect(stateAt(van, van.leaves).along).toBe(0);
    const parts = MINUTES.map((minute) => stateAt(van, minute).along / LENGTH);
    expect(Math.max(...parts)).toBeGreaterThan(0.95);
    const back = MINUTES.map((minute) => stateAt(van, minute)).find(({ isReturning }) => isReturning);
    if (!back) throw new Error("It never comes back");
    expect(routeAt(van, back).corners[0]).toEqual(routeAt(van, stateAt(van, van.leaves)).corners.at(-1));
    expect(routeAt(van, back).part).toBeLessThan(0.1);
    expect(parts.slice(parts.indexOf(Math.max(...parts))).some((part) => part < 0.3)).toBe(true);
  });

  it("warms a cold box while its door is open, and cools it again", () => {
    const temperatures = MINUTES.map((minute) => stateAt(coldBox, minute).temperature ?? 0);
    expect(temperatures[0]).toBe(-18.4);
    expect(Math.max(...temperatures)).toBeGreaterThan(COLD_LIMIT);
    expect(Math.max(...temperatures)).toBeLessThan(-10);
    expect(stateAt(van, OPENING).temperature).toBeNull();
  });
});

describe("a fence", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];

  it("has an inside and an outside", () => {
    expect(isInside(square, { x: 5, y: 5 })).toBe(true);
    expect(isInside(square, { x: 15, y: 5 })).toBe(false);
    expect(isInside(square, { x: 5, y: -1 })).toBe(false);
    expect(isInside([], { x: 5, y: 5 })).toBe(false);
    expect(isInside(fenceAround({ x: 100, y: 100 }), { x: 140, y: 100 })).toBe(true);
    expect(isInside(fenceAround({ x: 100, y: 100 }), { x: 170, y: 100 })).toBe(false);
  });

  it("tells when a vehicle leaves it and comes back, by turns", () => {
    const fence = fenceAround(stateAt(van, OPENING));
    const crossings = alarmsOf(van, fence).filter(({ kind }) => kind === "entered" || kind === "left");
    expect(crossings.length).toBeGreaterThan(2);
    expect(crossings[0]?.kind).toBe("entered");
    for (const [index, { kind, minute }] of crossings.entries()) {
      expect(kind).toBe(index % 2 === 0 ? "entered" : "left");
      expect(isInside(fence, stateAt(van, minute))).toBe(kind === "entered");
    }
    expect(crossings.find(({ minute }) => minute > OPENING)?.kind).toBe("left");
  });

  it("tells nothing of what stands", () => {
    expect(alarmsOf(asset, fenceAround(stateAt(asset, OPENING)))).toEqual([]);
  });
});

describe("alarmsOf", () => {
  it("names speed, temperature and battery", () => {
    expect(alarmsOf(fast, []).filter(({ kind, value = 0 }) => kind === "speeding" && value >= 68).length).toBeGreaterThan(2);
    expect(alarmsOf(van, [])).toEqual([]);
    expect(alarmsOf(coldBox, []).map(({ kind }) => kind)).toEqual(["tooWarm"]);
    expect(alarmsOf(device("P2-0117"), []).map(({ kind, minute }) => [kind, minute])).toEqual([["lowBattery", 940]]);
  });
});

describe("reportAt", () => {
  it("adds the day up, and ends at the minute", () => {
    const noon = reportAt(van, 12 * 60);
    const night = reportAt(van, DAY.to);
    expect(noon.hours.reduce((sum, { kilometres }) => sum + kilometres, 0)).toBeCloseTo(noon.kilometres, 6);
    expect(noon.hours.at(-1)?.kilometres).toBe(0);
    expect(night.kilometres).toBeGreaterThan(noon.kilometres);
    expect(night.stops).toBeGreaterThan(noon.stops);
    expect(night.driving).toBeGreaterThan(noon.driving);
    expect(night.topSpeed).toBeGreaterThan(45);
    expect(night.hours).toHaveLength(14);
  });

  it("has nothing to tell of a day that has not begun", () => {
    expect(reportAt(van, DAY.from)).toMatchObject({ kilometres: 0, driving: 0, stops: 0, topSpeed: 0 });
  });
});

describe("the immobiliser", () => {
  it("acts at once on what stands, waits for what moves, and gives up after half an hour", () => {
    expect(cutAt(van, DAY.from)).toBe(DAY.from);
    const cut = cutAt(van, OPENING) ?? 0;
    expect(cut).toBeGreaterThan(OPENING);
    expect(stateAt(van, cut).speed).toBeLessThan(CUT_BELOW);
    const legs = MINUTES.filter((minute) => cutAt(fast, minute) === null);
    for (const minute of legs) expect(stateAt(fast, minute + CUT_WAIT).speed).toBeGreaterThanOrEqual(CUT_BELOW);
  });

  it("never stops an engine: the vehicle drives on to its stop", () => {
    const cut = cutAt(van, OPENING) ?? 0;
    const rest = standsFrom(van, cut);
    expect(rest).toBeGreaterThanOrEqual(cut);
    expect(stateAt(van, rest).speed).toBeCloseTo(0, 6);
    expect(standsFrom(van, DAY.from)).toBe(DAY.from);
  });
});
