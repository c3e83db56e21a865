import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AddressedText, splitAtPaths } from "./addressed-text.tsx";

it("makes a link of each mailbox", () => {
  expect(renderToStaticMarkup(createElement(AddressedText, { text: "Write to sales@maker.example." }))).toBe(
    'Write to <a translate="no" href="mailto:sales@maker.example">sales@maker.example</a>.',
  );
});

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
