/**
 * A typed array of at least this capacity: the same one if it suffices, else a copy with a quarter more places,
 * so that growing makes few copies.
 */
export function withCapacity<Numbers extends Uint8Array | Uint16Array | Uint32Array>(numbers: Numbers, places: number): Numbers {
  if (places <= numbers.length) return numbers;
  const grown = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(places * 1.25));
  grown.set(numbers);
  return grown;
}
