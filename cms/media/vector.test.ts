import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawVector } from "./vector.ts";

const drawing = (inner: string, head = "", root = "") =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 60 10" ${root}>${inner}</svg>`,
  );
const BAR = `<rect id="bar" width="30" height="10" fill="#f00"/>`;

describe("a vector drawing", () => {
  it.each([
    ["alone", drawing(BAR)],
    [
      "of a document type",
      drawing(BAR, `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">`),
    ],
    ["with what programs write", drawing(BAR, `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Created with a program -->\n`)],
    [
      "with a gradient of its own",
      drawing(`<linearGradient id="g"><stop stop-color="#f00"/></linearGradient><rect width="30" height="10" fill="url(#g)"/>`),
    ],
    ["with styles of its own", drawing(`<style>.a{fill:#f00}</style><rect class="a" width="30" height="10"/>`)],
    ["with a shape that is used", drawing(`<defs>${BAR}</defs><use xlink:href="#bar"/>`)],
    ["of a size", drawing(BAR, "", `width="600000" height="100000"`)],
    ["of a small size", drawing(BAR, "", `width="6" height="1"`)],
  ])("%s becomes a sharp picture on a transparent ground", async (_, data) => {
    const picture = (await drawVector(data)) ?? Buffer.alloc(0);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width]).toEqual(["png", 1600]);
    expect(Math.abs(height - 267)).toBeLessThan(3);
    const at = async (left: number) => [
      ...(await sharp(picture).ensureAlpha().extract({ left, top: 100, width: 1, height: 1 }).raw().toBuffer()),
    ];
    expect([await at(400), (await at(1200))[3]]).toEqual([[255, 0, 0, 255], 0]);
  });

  it.each([
    ["a script", drawing("<script>alert(1)</script>")],
    ["a script under another name", drawing(`<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>`)],
    ["a script beside half comments", drawing("<style><![CDATA[<!--]]></style><script>alert(1)</script><style><![CDATA[-->]]></style>")],
    ["a handler", drawing(`${BAR}<g/>`, "", `onload="alert(1)"`)],
    ["a handler behind a slash", drawing(`<g/onclick='alert(1)'/>`)],
    ["a page", drawing(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>`)],
    ["a link", drawing(`<a href="javascript:alert(1)">${BAR}</a>`)],
    ["a link in signs", drawing(`<a href="&#106;avascript:alert(1)">${BAR}</a>`)],
    ["a file of this machine", drawing(`<image href="file:///etc/passwd"/>`)],
    ["a file of another host", drawing(`<use xlink:href="https://example.com/a.svg#x"/>`)],
    ["a picture in it", drawing(`<image href="data:image/png;base64,AAAA"/>`)],
    ["styles from elsewhere", drawing("<style>@import url(https://example.com/a.css);</style>")],
    ["a fill from elsewhere", drawing(`<rect fill="url(https://example.com/a.svg#g)"/>`)],
    ["a sheet of styles", drawing(BAR, `<?xml-stylesheet href="https://example.com/a.css"?>`)],
    ["an entity of a file", drawing("<text>&x;</text>", `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>`)],
    ["entities of entities", drawing("<text>&b;</text>", `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;&a;">]>`)],
    ["an animation", drawing(`<a><animate attributeName="href" values="javascript:alert(1)"/></a>`)],
    ["another encoding", Buffer.from(`\uFEFF<svg xmlns="http://www.w3.org/2000/svg"/>`, "utf16le")],
    ["an encoding that is another's", drawing(BAR, `<?xml version="1.0" encoding="UTF-7"?>`)],
    ["signs of no text", Buffer.concat([drawing(BAR), randomBytes(64), Buffer.from([0xff])])],
    ["more than a drawing needs", drawing(`${BAR}<!--${"x".repeat(1024 * 1024)}-->`)],
    ["a web page", Buffer.from(`<!doctype html><svg xmlns="http://www.w3.org/2000/svg"></svg>`)],
    ["no size", drawing(BAR, "", `width="0" height="0"`)],
    ["what is not closed", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><g>`)],
    ["words", Buffer.from("words")],
  ])("with %s is refused", async (_, data) => {
    expect(await drawVector(data)).toBeNull();
  });

  it("with blanks without end before a reference to elsewhere is refused at once", async () => {
    const before = performance.now();
    expect(await drawVector(drawing(`<rect style="fill:url(${" ".repeat(1_000_000)}a)"/>`))).toBeNull();
    // It took minutes.
    expect(performance.now() - before).toBeLessThan(5000);
  });
});
