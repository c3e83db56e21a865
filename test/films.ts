import { readFileSync } from "node:fs";

/** A film of the demonstration, and its seconds. */
export const FILM = { bytes: readFileSync("demo/content/media/videos/v3-inside.mp4"), seconds: 17 };

/** A film of a size: the real one with an empty box before what plays, so that the file's parts stand where a large film has them. */
export function filmOf(size: number): Buffer {
  const { bytes } = FILM;
  const head = bytes.readUInt32BE(0);
  const moov = boxAt(bytes, "moov");
  const rest = [...boxes(bytes)].filter(({ at }) => at > 0 && at !== moov.at).map(({ at, length }) => bytes.subarray(at, at + length));
  // The index goes to the end, as cameras write it.
  const parts = [bytes.subarray(0, head), ...rest, bytes.subarray(moov.at, moov.at + moov.length)];
  const padding = Buffer.alloc(size - parts.reduce((sum, part) => sum + part.length, 0));
  padding.writeUInt32BE(padding.length, 0);
  padding.write("free", 4);
  return Buffer.concat([...parts.slice(0, -1), padding, ...parts.slice(-1)]);
}

function boxAt(bytes: Buffer, name: string): { at: number; length: number } {
  const box = boxes(bytes).find((box) => box.name === name);
  if (!box) throw new Error(`The film has no ${name}`);
  return box;
}

function boxes(bytes: Buffer): { name: string; at: number; length: number }[] {
  const list = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at)) {
    list.push({ name: bytes.toString("latin1", at + 4, at + 8), at, length: bytes.readUInt32BE(at) });
  }
  return list;
}
