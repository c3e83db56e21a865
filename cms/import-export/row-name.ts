import { randomBytes, randomInt } from "node:crypto";

/** Figures of the parts of a name: seconds, what no other process has, and the place among the names of this one. */
const TIME = 8;
const COUNTER = 6;
const OWN = randomBytes(5).toString("hex");
const COUNTED = 16 ** COUNTER;

let counter = randomInt(COUNTED);

/**
 * A name for a new row of a list, as Payload makes them: 24 hexadecimal figures. Names that are made one after the other stand one after
 * the other in the database's indexes, too: random ones would touch a page of them for each row, which made large imports slow.
 */
export function newRowName(): string {
  counter = (counter + 1) % COUNTED;
  const seconds = Math.floor(Date.now() / 1000);
  return seconds.toString(16).padStart(TIME, "0") + OWN + counter.toString(16).padStart(COUNTER, "0");
}
