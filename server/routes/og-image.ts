import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import { phrases } from "#app/data/phrases.server.ts";
import { HTML_LANG, sentenceSpace, type Language } from "#shared/languages.ts";
import { WAYMARK } from "#app/lib/brand.ts";
import { LIGHT } from "#shared/design/themes.ts";
import { CARD_SIZE, type Head } from "#app/lib/seo/head.ts";
import { paletteOf } from "#shared/lib/palette.ts";
import { escapeHtml } from "#shared/lib/html.ts";
import { focusDown } from "#app/lib/focus.ts";
import type { MapScene } from "#app/components/map/scenes/scene.ts";
import { home } from "#app/components/map/scenes/home.ts";

// As in cms/media/most-pixels.ts.
sharp.cache(false);

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 72;

/** Where the parts of a card stand, in pixels. The figure reaches to the card's right edge. */
interface Layout {
  figure: { left: number; width: number; height: number };
  /** The room of the title, and the sizes that are tried until it fits. */
  title: { width: number; height: number; sizes: number[] };
  /** Height at which the route runs, and how far it goes dotted to the right of its last stop. */
  route: { y: number; end: number };
}

/** Beside a figure that is as high as the card: products, maps. */
const TALL: Layout = {
  figure: { left: 680, width: WIDTH - 680, height: HEIGHT },
  title: { width: 568, height: 270, sizes: [64, 56, 50, 44, 38] },
  route: { y: 522, end: 680 },
};

/** Below a figure of 16 : 9, which stays whole: drawings, photographs. */
const WIDE: Layout = {
  figure: { left: 528, width: WIDTH - 528, height: 378 },
  title: { width: WIDTH - 2 * MARGIN, height: 132, sizes: [54, 48, 42, 36] },
  route: { y: 556, end: WIDTH },
};
/** Pictures wider than this, as a ratio of their sides, are shown whole. */
const WIDE_FROM = 1.5;

/** What a card shows of the site's brand. */
export interface OgImageBrand {
  /** `#rrggbb`, or "" for the colours of the demonstration. */
  accent: string;
  /** Bytes of the company's sign. */
  mark: Buffer | null;
  /** Whether the sign of the demonstration stands on it. */
  isMarked: boolean;
}

type CardColours = Record<"signal" | "route" | "signalText", string>;

function coloursOf(accent: string): CardColours {
  const { signal, route, text } = paletteOf(accent);
  return { signal, route: route.light, signalText: text.light };
}

/** Pixels of a company's own sign, which stands before its name. */
const SIGN_SIZE = 58;

/** How far the route runs dotted, and how far above it the title ends. */
const DOTTED = 118;
const TITLE_GAP = 40;
const KICKER_GAP = 16;
/** The height of the line at the foot. */
const FOOT = 596;
/** Radius in pixels that takes the grain out of a ground that goes on beyond its picture. */
const GROUND_BLUR = 30;
/** Seconds that drawing a part may take. */
const TIME_LIMIT = 10;

const FONTS = { latin: font("archivo-600.ttf"), chinese: font("noto-sans-sc-600.ttf") };
/** The names that the files give themselves; the second one is a slip of its makers. */
const LATIN_FACE = "Archivo SemiBold";
const CHINESE_FACE = "Noto Sans SC Thin SemiBold";
/** Height of a line as a part of what the faces ask for: the Chinese one leaves much room. */
const LINE_HEIGHT = { dense: 0.92, spaced: 1.04 };
/** Pango counts sizes in parts of a point, which is a pixel here. */
const PANGO_UNITS = 1024;
/** Signs that both faces have and that are full-width in Chinese. */
const CHINESE_SIGNS = /[“”‘’…—·]+/g;

function font(file: string): string {
  return fileURLToPath(new URL(`fonts/${file}`, import.meta.url));
}

interface TextPicture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Draws the social card of a page.
 * @param picture bytes of the page's picture; without one a map stands in its place
 * @param brand of the site
 * @returns a JPEG picture of `CARD_SIZE`
 */
export async function drawOgImage(head: Head, picture: Buffer | null, brand: OgImageBrand): Promise<Buffer> {
  const colours = brand.accent ? coloursOf(brand.accent) : LIGHT;
  const { language } = head;
  const layout = picture && (await isWide(picture)) ? WIDE : TALL;
  const figure = picture ? await pictureFigure(picture, layout, focusDown(head.picture?.focus)) : await mapFigure(home, layout, colours);
  const textWidth = layout.figure.left - MARGIN;
  const sign =
    brand.mark && (await sharp(brand.mark).resize(SIGN_SIZE, SIGN_SIZE, { fit: "contain", background: "#0000" }).png().toBuffer());
  const name = await drawText(head.siteName, language, 30, LIGHT.ink, textWidth);
  const kicker = head.kicker ? await drawText(head.kicker, language, 25, colours.signalText, textWidth) : null;
  const title = await drawTitle(head.cardTitle ?? head.title, language, layout);
  const host = await drawText(new URL(head.origin).host, "en", 21, LIGHT.ink3, textWidth);
  const titleTop = layout.route.y - TITLE_GAP - title.height;
  const parts: OverlayOptions[] = [
    { input: figure, left: layout.figure.left, top: 0 },
    { input: Buffer.from(routeLine(layout, colours, brand.isMarked)), left: 0, top: 0 },
    ...(sign ? [{ input: sign, left: MARGIN, top: 83 - SIGN_SIZE / 2 }] : []),
    { input: name.data, left: sign || brand.isMarked ? MARGIN + 78 : MARGIN, top: 83 - Math.round(name.height / 2) },
    ...(kicker ? [{ input: kicker.data, left: MARGIN, top: titleTop - KICKER_GAP - kicker.height }] : []),
    { input: title.data, left: MARGIN, top: titleTop },
    { input: host.data, left: MARGIN, top: FOOT - Math.round(host.height / 2) },
  ];
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: LIGHT.paper } })
    .composite(parts)
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .timeout({ seconds: TIME_LIMIT })
    .toBuffer();
}

async function isWide(picture: Buffer): Promise<boolean> {
  const { width, height } = await sharp(picture).metadata();
  return width / height > WIDE_FROM;
}

/** The title as large as it fits; one that is too long even small is cut. */
async function drawTitle(title: string, language: Language, layout: Layout): Promise<TextPicture> {
  const { sizes, width, height } = layout.title;
  let smallest = 0;
  for (const size of sizes) {
    const drawn = await drawText(title, language, size, LIGHT.ink, width);
    if (drawn.height <= height) return drawn;
    smallest = size;
  }
  for (let length = title.length; length > 1; length = Math.floor(length * 0.85)) {
    const drawn = await drawText(`${title.slice(0, length).trimEnd()}…`, language, smallest, LIGHT.ink, width);
    if (drawn.height <= height) return drawn;
  }
  return drawText("…", language, smallest, LIGHT.ink, width);
}

let latinReady: Promise<unknown> | undefined;

/** A text as a picture, in lines no wider than `width` pixels. Chinese breaks between words, as on the pages. */
export async function drawText(text: string, language: Language, size: number, colour: string, width: number): Promise<TextPicture> {
  // One text can load one font file; this one loads the Latin one, which the renderer then knows.
  latinReady ??= sharp({ text: { text: "0", fontfile: FONTS.latin } }).toBuffer();
  await latinReady;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" lang="${HTML_LANG[language]}" face="${LATIN_FACE},${CHINESE_FACE}" size="${size * PANGO_UNITS}" line_height="${LINE_HEIGHT[sentenceSpace(language) ? "spaced" : "dense"]}">${markup(text, language)}</span>`,
      fontfile: FONTS.chinese,
      width,
      wrap: "word-char",
      rgba: true,
      dpi: 72,
    },
  })
    .png({ compressionLevel: 1 })
    .timeout({ seconds: TIME_LIMIT })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** A text as Pango reads it: safe, with breaks between the phrases of Chinese and nowhere else. */
function markup(text: string, language: Language): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, " ");
  if (language !== "zh") return escapeHtml(plain);
  const joined = phrases(plain, language).map((phrase) => Array.from(phrase).join("\u2060"));
  return escapeHtml(joined.join("\u200B")).replaceAll(CHINESE_SIGNS, `<span face="${CHINESE_FACE}">$&</span>`);
}

/** The mark, and the route that leads along the foot of the card. */
function routeLine({ route: { y, end } }: Layout, colours: CardColours, isMarked: boolean): string {
  const { route, ring } = WAYMARK;
  const stop = end - DOTTED;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" fill="none">
${
  isMarked
    ? `<g transform="translate(${MARGIN + 29} 64) scale(27.5)" stroke-width=".17" stroke-linecap="round" stroke-linejoin="round"><path d="${route}" stroke="${LIGHT.ink}"/><circle cx="${ring.x}" cy="${ring.y}" r="${ring.radius}" stroke="${LIGHT.route}"/></g>`
    : ""
}
<path d="M0 ${y}H${stop}" stroke="${colours.route}" stroke-width="5"/>
<path d="M${stop} ${y}H${end}" stroke="${colours.route}" stroke-width="4" stroke-dasharray=".1 10" stroke-linecap="round"/>
<circle cx="${MARGIN + 9}" cy="${y}" r="9" fill="${LIGHT.paper}" stroke="${colours.route}" stroke-width="4.5"/>
<circle cx="${stop}" cy="${y}" r="26" fill="${colours.signal}" fill-opacity=".14"/><circle cx="${stop}" cy="${y}" r="11" fill="${colours.signal}"/>
</svg>`;
}

/**
 * A picture filling the figure. One that is wider than the figure stays whole, so that a product does not lose its ends, and
 * its ground goes on above and below; any other is cut around what it is about.
 * @param down where that is, as a part of its height
 */
async function pictureFigure(picture: Buffer, { figure: { width, height } }: Layout, down: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).resize({ width }).removeAlpha().png().toBuffer({ resolveWithObject: true });
  if (info.height >= height) {
    const top = Math.round((info.height - height) * down);
    return sharp(data).extract({ left: 0, top, width, height }).png().toBuffer();
  }
  const top = Math.floor((height - info.height) / 2);
  const ground = await sharp(data)
    .extend({ top, bottom: height - info.height - top, extendWith: "copy" })
    .png()
    .toBuffer();
  return sharp(ground)
    .blur(GROUND_BLUR)
    .composite([{ input: data, top, left: 0 }])
    .png()
    .timeout({ seconds: TIME_LIMIT })
    .toBuffer();
}

/** A map with its route, as the pages show it, filling the figure. */
async function mapFigure(scene: MapScene, { figure: { width, height } }: Layout, colours: CardColours): Promise<Buffer> {
  const { box, background } = scene.wide;
  const drawing = await readFile(path.resolve("public", `.${background.split("?")[0]}`));
  const part = { width: Math.round((box.height * width) / height), height: box.height };
  const middle = scene.phone.box.x + scene.phone.box.width / 2 - box.x;
  const left = Math.round(Math.min(Math.max(middle - part.width / 2, 0), box.width - part.width));
  const ground = await sharp(drawing)
    .composite([{ input: Buffer.from(mapLayers(scene, colours)) }])
    .png()
    .toBuffer();
  return sharp(ground)
    .extract({ left, top: 0, ...part })
    .resize({ width, height })
    .png()
    .timeout({ seconds: TIME_LIMIT })
    .toBuffer();
}

/** What lies over a map's ground: fences, the route, its stops, the live position. Sizes as in app/components/map/scene.css. */
function mapLayers({ wide: { box }, past, ahead, lost, stops, live, fences }: MapScene, colours: CardColours): string {
  const line = (d: string | undefined, look: string) =>
    d ? `<path d="${d}" fill="none" stroke-linejoin="round" stroke-linecap="round" ${look}/>` : "";
  const casing = `stroke="${LIGHT.paper}" stroke-width="10"`;
  const dotted = `stroke="${colours.route}" stroke-width="3.5" stroke-dasharray=".1 7.5"`;
  const arrow =
    live?.heading === null || !live ? "" : `<path transform="rotate(${live.heading + 90})" d="M0-8.3 6.7 6.7 0 3.3-6.7 6.7z" fill="#fff"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">
${fences.map(({ x, y, radius }) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colours.signal}" fill-opacity=".07" stroke="${colours.route}" stroke-width="1.5" stroke-dasharray="5 4"/>`).join("")}
${line(past, casing)}${line(ahead, casing)}${line(lost, dotted)}${line(ahead, dotted)}${line(past, `stroke="${colours.route}" stroke-width="5"`)}
${stops.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="7.5" fill="${LIGHT.paper}" stroke="${colours.route}" stroke-width="3.75"/>`).join("")}
${live ? `<g transform="translate(${live.x} ${live.y})"><circle r="${live.accuracy}" fill="${colours.signal}" fill-opacity=".14" stroke="${colours.route}" stroke-opacity=".55"/><circle r="13" fill="${colours.signal}"/>${arrow}</g>` : ""}
</svg>`;
}
