/** Facts that more than one page, paper or film states: each takes them from `facts/`. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const text = z.string().min(1);

const wire = z.strictObject({
  signal: z.enum(["supply", "ground", "acc", "relay", "lock", "sos", "one-wire", "inputs", "rs232", "rs485", "can1", "can2", "speed", "spare"]),
  /** Colour of a wire, or name of a plug. */
  name: text,
  name_en: text,
  /** The colour as a drawing paints it. */
  colour: z.string().regex(/^#[0-9A-F]{6}$/).optional(),
  does: text,
  does_en: text,
  to: text,
  to_en: text,
  /** Without it the device does not work. */
  needed: z.boolean().optional(),
});
const harness = z.strictObject({
  /** Fuse in the supply wire, in A. */
  fuse: z.number().positive(),
  wires: z.array(wire).min(3),
});

export type Wire = z.infer<typeof wire>;
export type Harness = z.infer<typeof harness>;

const cut = z.strictObject({
  /** A cut is carried out below this speed, in km/h. */
  below: z.number(),
  /** The last position may be this old, in minutes. */
  position: z.number(),
  /** A confirmed command waits this long for the speed to fall, in minutes. */
  wait: z.number(),
  /** What “at rest” means. */
  rest: text,
  rest_en: text,
  circuit: text,
  circuit_en: text,
});

const read = (name: string): unknown => parse(readFileSync(new URL(`facts/${name}.yaml`, import.meta.url), "utf8"));

const harnesses = z.record(z.string(), harness).parse(read("wires"));

/** What a remote cut does, and when. */
export const CUT = cut.parse(read("cut"));

/** The codes of all wired products. */
export const WIRED = Object.keys(harnesses);

/** The wires of a product, with the rating of the fuse written out. Throws for a product without wires. */
export function harnessOf(code: string): Harness {
  const entry = harnesses[code];
  if (entry === undefined) throw new Error(`${code} has no wires in facts/wires.yaml`);
  const { fuse } = entry;
  const withFuse = (words: string): string => words.replace("{fuse}", String(fuse));
  const withFuseRating = (one: Wire): Wire => ({ ...one, to: withFuse(one.to), to_en: withFuse(one.to_en) });
  return { fuse, wires: entry.wires.map(withFuseRating) };
}
