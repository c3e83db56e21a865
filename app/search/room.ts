/**
 * An array of numbers with a place for so many of them: the same one while it has, then a copy with a quarter more places than that, so
 * that few copies are made while it grows.
 */
export function withRoom<Numbers extends Uint8Array | Uint16Array | Uint32Array>(numbers: Numbers, places: number): Numbers {
  if (places <= numbers.length) return numbers;
  const roomier = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(places * 1.25));
  roomier.set(numbers);
  return roomier;
}
