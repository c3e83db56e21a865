import { randomBytes, randomInt } from "node:crypto";

/** Digits of the parts of an id: seconds, a random part of this process, and a counter. */
const TIME = 8;
const COUNTER = 6;
const OWN = randomBytes(5).toString("hex");
const COUNTED = 16 ** COUNTER;

let counter = randomInt(COUNTED);

/**
 * An id for a new row of a list, in Payload's form: 24 hexadecimal digits. Consecutive ids are neighbours in the database's indexes: random
 * ones would touch a page for each row, which made large imports slow.
 */
export function newRowName(): string {
  counter = (counter + 1) % COUNTED;
  const seconds = Math.floor(Date.now() / 1000);
  return seconds.toString(16).padStart(TIME, "0") + OWN + counter.toString(16).padStart(COUNTER, "0");
}
