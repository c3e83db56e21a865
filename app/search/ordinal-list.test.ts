import { expect, it } from "vitest";
import { OrdinalList } from "./ordinal-list.ts";

const listOf = (numbers: readonly number[]) => {
  const list = new OrdinalList();
  for (const number of numbers) list.push(number);
  return list;
};
const numbersIn = (list: OrdinalList) => {
  const numbers = new Uint32Array(list.size);
  list.copyTo(numbers);
  return [...numbers];
};

it("gives back what it was given, near and far, forth and back", () => {
  for (const numbers of [
    [],
    [7, 3, 5],
    Array.from({ length: 5000 }, (_, at) => at * 3),
    Array.from({ length: 500 }, (_, at) => (at * 7919) % 1_000_003),
    Array.from({ length: 40 }, (_, at) => (at % 2 ? 0 : 0x3fffffff)),
  ]) {
    const list = listOf(numbers);
    expect(list.size).toBe(numbers.length);
    expect(numbersIn(list)).toEqual(numbers);
    expect(numbersIn(list.filter((number) => number % 2 === 0))).toEqual(numbers.filter((number) => number % 2 === 0));
  }
});
