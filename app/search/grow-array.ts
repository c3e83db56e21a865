/**
 * An array of numbers with a capacity for so many of them: the same one while it has, then a copy with a quarter more places than that, so
 * that few copies are made while it grows.
 */
export function withCapacity<Numbers extends Uint8Array | Uint16Array | Uint32Array>(numbers: Numbers, places: number): Numbers {
  if (places <= numbers.length) return numbers;
  const grown = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(places * 1.25));
  grown.set(numbers);
  return grown;
}
