/**
 * `npm run icons`: draws the site's icons into public/ from the waymark in app/lib/brand.ts. Run it after a change of the mark
 * or of the colours; the results are committed.
 */
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { APP_ICONS, TOUCH_ICON, WAYMARK } from "#app/lib/brand.ts";
import { DARK, LIGHT } from "#shared/design/themes.ts";

const PUBLIC = new URL("../public/", import.meta.url);
/** Sizes in favicon.ico, in pixels. */
const ICO_SIZES = [16, 32, 48];
/** The mark's middle in its own units. */
const MIDDLE = { x: -0.06, y: 0.55 };

const ring = `<circle cx="${WAYMARK.ring.x}" cy="${WAYMARK.ring.y}" r="${WAYMARK.ring.radius}" stroke="${LIGHT.signal}"/>`;
const svg = (width: number, stroke: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${MIDDLE.x - width / 2} ${MIDDLE.y - width / 2} ${width} ${width}" fill="none" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round">${content}</svg>\n`;

/**
 * The mark on a square of ink.
 * @param width of the square, in the mark's units: the wider, the smaller the mark
 * @param stroke of the mark, in its units
 * @param corner radius of the square's corners, as a part of its width
 */
function onInk(width: number, stroke: number, corner: number): string {
  const ground = `<rect x="${MIDDLE.x - width / 2}" y="${MIDDLE.y - width / 2}" width="${width}" height="${width}" rx="${width * corner}" fill="${LIGHT.ink}"/>`;
  return svg(width, stroke, `${ground}<path d="${WAYMARK.route}" stroke="${LIGHT.paper}"/>${ring}`);
}

function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();
}

/** Packs PNG pictures into the container that old browsers and feed readers ask for at /favicon.ico. */
function ico(pictures: { size: number; data: Buffer }[]): Buffer {
  const entry = 16;
  const head = Buffer.alloc(6 + pictures.length * entry);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + index * entry;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

const write = (name: string, data: string | Buffer) => writeFileSync(new URL(name.replace(/^\//, ""), PUBLIC), data);

const style = `<style>path{stroke:${LIGHT.ink}}@media(prefers-color-scheme:dark){path{stroke:${DARK.ink}}}</style>`;
write("favicon.svg", svg(2.6, 0.26, `${style}<path d="${WAYMARK.route}"/>${ring}`));
write(
  "favicon.ico",
  ico(await Promise.all(ICO_SIZES.map(async (size) => ({ size, data: await png(onInk(2.7, size < 32 ? 0.3 : 0.24, 0.18), size) })))),
);
write(TOUCH_ICON.src, await png(onInk(3.5, 0.19, 0), TOUCH_ICON.size));
for (const { src, size, purpose } of APP_ICONS) {
  // A maskable icon's middle circle of 80 % always stays; an ordinary one brings its own corners.
  write(src, await png(purpose === "maskable" ? onInk(3.9, 0.19, 0) : onInk(3.3, 0.19, 0.2), size));
}
