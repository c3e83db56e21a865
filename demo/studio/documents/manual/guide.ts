/** The parts of a manual that depend on how a product is fitted and used. */
import { harnessOf } from "../../../content/facts.ts";
import type { Product } from "../lib/content.ts";
import type { Text } from "../lib/language.ts";

/** Symptom, likely cause, what to do. */
export type Trouble = readonly [symptom: Text, cause: Text, remedy: Text];

export interface Guide {
  /** Names of parts and what they are for. */
  parts: (readonly [part: Text, use: Text])[];
  /** Choosing the place, or what to check before beginning. */
  before: Text[];
  install: Text[];
  /** Drawn beside the steps where wires must be told apart. */
  wires?: (readonly [colour: Text, signal: Text, connect: Text])[];
  power: Text[];
  /** Light or display, and its meaning. */
  lights: (readonly [light: Text, meaning: Text])[];
  /** Daily use: what a user does with the device. */
  use: (readonly [action: Text, result: Text])[];
  trouble: Trouble[];
  safety: Text[];
}

/** The wiring table of a product, from the facts. */
export const wiresOf = (of: Product): NonNullable<Guide["wires"]> => harnessOf(of.code).wires.map((wire) => [[wire.name, wire.name_en], [wire.does, wire.does_en], [wire.to, wire.to_en]]);
