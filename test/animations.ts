import { crc32 } from "node:zlib";
import sharp from "sharp";

/** Milliseconds for which each picture of an animation is shown. */
const DELAY = 100;
/** Bytes of a PNG's signature, and of a chunk's length, type and checksum together. */
const SIGNATURE = 8;
const FRAME = 12;

/** Kinds of pictures that move. */
export const ANIMATED = ["gif", "webp", "png"] as const;

/** A picture that is red at first and then blue, for ever; `png` stands for an animated one. */
export async function animation(kind: (typeof ANIMATED)[number], width: number, height: number): Promise<Buffer> {
  const frames = await Promise.all(
    ["#f00", "#00f"].map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  if (kind === "png") return animatedPng(frames, width, height);
  return sharp(frames, { join: { animated: true } })
    .toFormat(kind, { delay: [DELAY, DELAY], loop: 0 })
    .toBuffer();
}

/** Puts pictures of one size behind each other into one file (https://www.w3.org/TR/png-3/#apng-frame-based-animation). */
function animatedPng(frames: readonly Buffer[], width: number, height: number): Buffer {
  const [first = Buffer.alloc(0)] = frames;
  const head = chunksOf(first).find(({ type }) => type === "IHDR")?.data ?? Buffer.alloc(0);
  let sequence = 0;
  const control = () => {
    const data = Buffer.alloc(26);
    data.writeUInt32BE(sequence++, 0);
    data.writeUInt32BE(width, 4);
    data.writeUInt32BE(height, 8);
    data.writeUInt16BE(DELAY, 20);
    data.writeUInt16BE(1000, 22);
    return chunk("fcTL", data);
  };
  const pixels = (frame: Buffer, index: number) => {
    const data = Buffer.concat(chunksOf(frame).flatMap((one) => (one.type === "IDAT" ? [one.data] : [])));
    if (index === 0) return chunk("IDAT", data);
    const number = Buffer.alloc(4);
    number.writeUInt32BE(sequence++);
    return chunk("fdAT", Buffer.concat([number, data]));
  };
  const count = Buffer.alloc(8);
  count.writeUInt32BE(frames.length);
  const moving = frames.flatMap((frame, index) => [control(), pixels(frame, index)]);
  return Buffer.concat([
    first.subarray(0, SIGNATURE),
    chunk("IHDR", head),
    chunk("acTL", count),
    ...moving,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = SIGNATURE; at < png.length; at += FRAME + png.readUInt32BE(at))
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)) });
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
