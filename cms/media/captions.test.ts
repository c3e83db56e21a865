import { expect, it } from "vitest";
import { asWebVtt, cuesOf } from "./captions.ts";

const VTT = "WEBVTT\n\n00:01.000 --> 00:02.500\n信标的内部\n";
const SRT = "1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}信标的内部，第二层\r\n\r\n2\r\n0:00:03,5 --> 0:00:04,000\r\nTwo\r\n";
const FROM_SRT = "WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\n信标的内部，第二层\n\n2\n00:00:03.500 --> 00:00:04.000\nTwo\n";

/** The one text as its bytes in GBK. */
const GBK = Buffer.concat([
  Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.500\n"),
  Buffer.from("d0c5b1eab5c4c4dab2bf", "hex"),
  Buffer.from("\n"),
]);
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, "utf16le");

it.each([
  ["WebVTT", Buffer.from(VTT), VTT],
  ["WebVTT with a mark of UTF-8", Buffer.from(`\uFEFF${VTT}`), `\uFEFF${VTT}`],
  ["WebVTT in UTF-16", utf16(VTT), VTT],
  ["WebVTT in UTF-16, the other way round", utf16(VTT).swap16(), VTT],
  ["WebVTT in GBK", GBK, VTT],
  ["SubRip", Buffer.from(SRT), FROM_SRT],
  ["SubRip in UTF-16", utf16(SRT), FROM_SRT],
])("takes %s", (_name, data, captions) => {
  expect(asWebVtt(data)?.toString()).toBe(captions);
});

it.each([
  ["words", Buffer.from("words")],
  ["what only begins so", Buffer.from("WEBVTTS\n")],
  ["nothing", Buffer.from("")],
  ["Latin letters of another code", Buffer.from("WEBVTT\n\n00:01.000 --> 00:02.500\nHabitaci\u00F3n peque\u00F1a\n", "latin1")],
  ["bytes of nothing", Buffer.from("ff00ff00ff", "hex")],
])("takes no %s", (_name, data) => {
  expect(asWebVtt(data)).toBeNull();
});

it("reads what captions say, with the second from which they say it", () => {
  const notes = "NOTE made by hand\n\nSTYLE\n::cue { color: red }\n\n";
  const vtt = `WEBVTT\n\n${notes}1\n00:01:02.500 --> 00:01:04.000 line:0\n<v Ana>Red <b>last</b></v>\nat 36 V &amp; more\n\n00:09.000 --> 00:10.000\n&lt;V3&gt;\n`;
  expect(cuesOf(vtt)).toEqual([
    { second: 62.5, text: "Red last at 36 V & more" },
    { second: 9, text: "<V3>" },
  ]);
  expect(cuesOf(vtt.replaceAll("\n", "\r\n"))).toHaveLength(2);
  expect(cuesOf("")).toEqual([]);
  expect(cuesOf("WEBVTT\n\nsoon --> later\nnever\n")).toEqual([]);
});
