import { expect, it } from "vitest";
import { mapApps } from "./map-links.ts";

it("offers the maps of the place first, and those of China abroad to readers of Chinese alone", () => {
  const [munich, shenzhen] = [
    { latitude: 48.14, longitude: 11.58 },
    { latitude: 22.54, longitude: 113.95 },
  ];
  expect(mapApps(munich, "en")).toEqual(["google", "apple"]);
  expect(mapApps(munich, "zh")).toEqual(["google", "apple", "amap", "baidu"]);
  expect(mapApps(shenzhen, "en")).toEqual(["amap", "baidu", "google", "apple"]);
});
