import { expect, it } from "vitest";
import { isBroughtAlong } from "./brought-along.ts";

const HERE = "https://site.example";

it.each(["data:image/png;base64,iVBORw0KGgo=", "data:image/JPEG;base64,/9j/", `blob:${HERE}/0b1c`])("%s came with the text", (source) => {
  expect(isBroughtAlong(source, HERE)).toBe(true);
});

it.each([
  "https://elsewhere.example/a.png",
  "//elsewhere.example/a.png",
  `${HERE}/media/a9.png`,
  "a.png",
  "",
  "file:///C:/Users/me/a.png",
  "blob:https://elsewhere.example/0b1c",
  `blob:${HERE}.elsewhere.example/0b1c`,
  "data:image/svg+xml;utf8,<svg/>",
  "data:text/html;base64,PGI+",
])("of %j there is only the address", (source) => {
  expect(isBroughtAlong(source, HERE)).toBe(false);
});
