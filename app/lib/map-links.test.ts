import { expect, it } from "vitest";
import { mapApps, mapLinks } from "./map-links.ts";

it("offers the maps of the place first, and those of China abroad to readers of Chinese alone", () => {
  const [munich, shenzhen] = [
    { latitude: 48.14, longitude: 11.58 },
    { latitude: 22.54, longitude: 113.95 },
  ];
  expect(mapApps(munich, "en")).toEqual(["google", "apple"]);
  expect(mapApps(munich, "zh")).toEqual(["google", "apple", "amap", "baidu"]);
  expect(mapApps(shenzhen, "en")).toEqual(["amap", "baidu", "google", "apple"]);
});

it("opens the same place in each application, named, in the order of degrees that each of them reads", () => {
  expect(mapLinks({ latitude: 22.54, longitude: 113.95, name: "途标 & Co" })).toEqual({
    amap: "https://uri.amap.com/marker?position=113.95,22.54&name=%E9%80%94%E6%A0%87%20%26%20Co&coordinate=wgs84&callnative=1",
    baidu: expect.stringMatching(
      /^https:\/\/api\.map\.baidu\.com\/marker\?location=22\.54,113\.95&title=%E9%80%94%E6%A0%87%20%26%20Co&.*coord_type=wgs84/,
    ),
    google: "https://www.google.com/maps/search/?api=1&query=22.54%2C113.95",
    apple: "https://maps.apple.com/?ll=22.54,113.95&q=%E9%80%94%E6%A0%87%20%26%20Co",
  });
});
