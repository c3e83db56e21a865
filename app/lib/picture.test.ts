import { expect, it } from "vitest";
import { pictureAddress, pictureSrcSet } from "./picture.ts";

const picture = (width: number) => ({ name: "a.png", version: "1", width, height: 10, alt: "" });

it.each([
  [100, "/media/160/a.png?v=1 100w"],
  [160, "/media/160/a.png?v=1 160w"],
  [300, "/media/160/a.png?v=1 160w, /media/320/a.png?v=1 300w"],
  [720, "/media/160/a.png?v=1 160w, /media/320/a.png?v=1 320w, /media/480/a.png?v=1 480w, /media/720/a.png?v=1 720w"],
])("offers a picture of %i pixels as wide as it is, too", (width, offered) => {
  expect(pictureSrcSet(picture(width))).toBe(offered);
});

it("offers one of 1199 pixels whole, and a wide one up to the widest", () => {
  expect(pictureSrcSet(picture(1199)).split(", ").at(-1)).toBe("/media/1200/a.png?v=1 1199w");
  expect(pictureSrcSet(picture(5000)).split(", ").at(-1)).toBe("/media/1600/a.png?v=1 1600w");
});

it("addresses the smallest that is wide enough, or the whole", () => {
  expect([pictureAddress(picture(5000)), pictureAddress(picture(300)), pictureAddress(picture(1199), Infinity)]).toEqual([
    "/media/720/a.png?v=1",
    "/media/320/a.png?v=1",
    "/media/1200/a.png?v=1",
  ]);
});
