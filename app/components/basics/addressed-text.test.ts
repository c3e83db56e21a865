import { expect, it } from "vitest";
import { splitAtPaths } from "./addressed-text.tsx";

it("finds the paths of pages that stand alone in a text", () => {
  expect(splitAtPaths("Fill in /services/fault, or write (/contact).")).toEqual([
    "Fill in ",
    "/services/fault",
    ", or write (",
    "/contact",
    ").",
  ]);
  expect(splitAtPaths("填写报修单（/services/fault）。/join")).toEqual(["填写报修单（", "/services/fault", "）。", "/join", ""]);
  for (const text of ["and/or", "a/buy", "https://example.com/buy", "/buy2", "/nowhere", "km/h and / or", "../buy", "/buy/more", "/", ""])
    expect(splitAtPaths(text)).toEqual([text]);
});
