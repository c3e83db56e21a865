/** Loaded before the site (`node --import`), it sets the clock by the milliseconds in the file `CLOCK_FILE` when the process gets SIGUSR1. */
import { readFileSync } from "node:fs";

const { CLOCK_FILE } = process.env;
const { now } = Date;
let ahead = 0;
process.on("SIGUSR1", () => {
  ahead = Number(readFileSync(CLOCK_FILE, "utf8"));
});
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [target.now()] : values, made),
  apply: (target) => new target(target.now()).toString(),
});
