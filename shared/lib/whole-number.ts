/** The largest id of a record: PostgreSQL's `integer`. */
export const MAX_ID = 2_147_483_647;

/**
 * Reads a whole number from 1 on, as an address, a form or a call gives it: digits alone, or a number. `Number` would also take ` 7 `, `1e3`,
 * `0x1F` and fractions, and PostgreSQL fails at what exceeds its type.
 * @returns null for anything else, and for what exceeds `max`
 */
export function readWholeNumber(value: unknown, max: number): number | null {
  const number = typeof value === "string" && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= max ? number : null;
}

/** Reads the id of a record, as an address, a form or a call gives it. */
export function readId(value: unknown): number | null {
  return readWholeNumber(value, MAX_ID);
}
