import { describe, expect, it } from "vitest";
import { locate } from "./map-location.ts";
import { location } from "./location.ts";

describe("locate", () => {
  it("finds the company near the middle of its map", () => {
    const place = locate(location, { latitude: 22.5405, longitude: 113.9535 });
    expect(place?.x).toBeGreaterThan(600);
    expect(place?.x).toBeLessThan(840);
    expect(place?.y).toBeGreaterThan(160);
    expect(place?.y).toBeLessThan(320);
  });

  it("knows that a degree of latitude has 111 km, by the map's own scale", () => {
    const { kilometres, units } = location.scale;
    const south = locate(location, { latitude: 22.5, longitude: 114 });
    const north = locate(location, { latitude: 22.6, longitude: 114 });
    expect((((south?.y ?? 0) - (north?.y ?? 0)) / units) * kilometres).toBeCloseTo(11.1, 0);
  });

  it("has no place for a point outside", () => {
    expect(locate(location, { latitude: 39.9, longitude: 116.4 })).toBeNull();
  });
});
