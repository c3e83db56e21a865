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

/** Of trackers in vehicles: what whoever uses the vehicle has to be told. */
export const NOTICE: Text = ["装在他人使用的车上，须事先告知记录什么、谁能查看、保存多久，并取得其同意（在中国为单独同意；法律另有规定的除外）；秘密定位他人在许多国家可能违法，甚至构成犯罪。", "Before you fit it to a vehicle that others use, tell them what is recorded, who can look and how long it is kept, and obtain their consent (in China separately), unless the law provides otherwise; locating people in secret may be unlawful, or even a crime, in many countries."];

/** Of what comes with a magnetic charging cable. */
export const MAGNETS: Text = ["U1 磁吸线内有磁铁：离心脏起搏器与除颤器 20 cm 以上。", "The U1 cable holds magnets: keep it at least 20 cm from pacemakers and defibrillators."];

/** Of trackers with an output that immobilises or locks: who may use it. */
export const IMMOBILISING: Text = ["远程禁止起动或锁车只由车主或其授权的一方使用，触发条件写进合同，并事先告知驾驶人或骑手；当地法律不允许自行扣车的，须先取得法院许可。", "Only the owner or someone authorised by the owner may immobilise or lock the vehicle. Put the conditions in the contract and tell the driver or rider beforehand; where the law bars self-help, obtain a court’s permission first."];

/** The wiring table of a product, from the facts. */
export const wiresOf = (of: Product): NonNullable<Guide["wires"]> => harnessOf(of.code).wires.map((wire) => [[wire.name, wire.name_en], [wire.does, wire.does_en], [wire.to, wire.to_en]]);
