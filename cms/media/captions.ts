import { decodeAs, isGbk } from "../lib/text-encoding.ts";

/** How WebVTT begins, and SubRip: the number of a caption and its time, with a comma. */
const WEBVTT = /^WEBVTT(?:[ \t\n]|$)/;
const SUBRIP = /^\s*\d+[ \t]*\n\d{1,2}:\d{2}:\d{2},\d{1,3}[ \t]*-->/;
const SUBRIP_TIME = /^(\d{1,2}):(\d{2}:\d{2}),(\d{1,3})[ \t]*-->[ \t]*(\d{1,2}):(\d{2}:\d{2}),(\d{1,3})/gm;
/** Where players of SubRip put a caption; browsers would show it as text. */
const SUBRIP_PLACE = /\{\\an?\d{1,2}\}/g;

/**
 * Captions as browsers read them, WebVTT in UTF-8: what is so already as it is, texts in UTF-16 and GBK and SubRip changed into it.
 * @returns null for any other content
 */
export function asWebVtt(data: Uint8Array): Buffer | null {
  const text = decodeCaptions(data)
    ?.replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
  if (text === undefined) return null;
  if (WEBVTT.test(text)) return decodeAs("utf-8", data) !== null ? Buffer.from(data) : Buffer.from(text);
  if (!SUBRIP.test(text)) return null;
  const time = (hours: string, minutes: string, parts: string) => `${hours.padStart(2, "0")}:${minutes}.${parts.padEnd(3, "0")}`;
  const cues = text
    .replace(SUBRIP_PLACE, "")
    .replace(
      SUBRIP_TIME,
      (_, h1: string, m1: string, p1: string, h2: string, m2: string, p2: string) => `${time(h1, m1, p1)} --> ${time(h2, m2, p2)}`,
    );
  return Buffer.from(`WEBVTT\n\n${cues.trim()}\n`);
}

/** What a film says from a second on. */
export interface Cue {
  second: number;
  text: string;
}

/** Characters of captions that are read, and captions of a film, at most: four hours of talk have some thousands. */
const MAX_CHARACTERS = 1_000_000;
const MAX_CUES = 10_000;
const ARROW = "-->";

/** What captions in WebVTT say, in their order and without marks (https://www.w3.org/TR/webvtt1/). Blocks that are no captions are passed over. */
export function cuesOf(vtt: string): Cue[] {
  const blocks = vtt.slice(0, MAX_CHARACTERS).replaceAll("\r\n", "\n").split("\n\n");
  return blocks
    .flatMap((block) => {
      const lines = block.split("\n");
      const time = lines.findIndex((line) => line.includes(ARROW));
      const text = time < 0 ? "" : withoutTags(lines.slice(time + 1).join(" ")).trim();
      const second = secondOf(lines[time]?.split(ARROW)[0] ?? "");
      return text && Number.isFinite(second) ? [{ second, text }] : [];
    })
    .slice(0, MAX_CUES);
}

/** Seconds of a time such as `00:01:02.500`. */
function secondOf(time: string): number {
  return time
    .trim()
    .split(":")
    .reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** A text without its tags, and with its character references decoded. */
function withoutTags(text: string): string {
  const [first = "", ...rest] = text.split("<");
  return [first, ...rest.map((part) => part.slice(part.indexOf(">") + 1))]
    .join("")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&amp;", "&");
}

function decodeCaptions(data: Uint8Array): string | null {
  if (data[0] === 0xff && data[1] === 0xfe) return decodeAs("utf-16le", data);
  if (data[0] === 0xfe && data[1] === 0xff) return decodeAs("utf-16be", data);
  return decodeAs("utf-8", data) ?? (isGbk(data, 2) ? decodeAs("gb18030", data) : null);
}
