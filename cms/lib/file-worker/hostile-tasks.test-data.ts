/** What files do to those who read them, for the tests of the workers. */

/** Bytes of one piece of memory. */
const PIECE = 10_000_000;

/** Ends at once. */
export function echo(input: unknown): unknown {
  return input;
}

/** Says which process it runs in. */
export function pid(): number {
  return process.pid;
}

/** Never ends. */
export function spin(): never {
  for (;;);
}

/** Waits. @param milliseconds how long */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Takes memory of the system without end. */
export function takeMemory(): never {
  const allocated: Buffer[] = [];
  for (;;) allocated.push(Buffer.alloc(PIECE, 1));
}

/** Takes memory of the system once. @param bytes how much @returns the same */
export function holdMemory(bytes: number): number {
  return Buffer.alloc(bytes, 1).length;
}

/** Takes room in the heap without end. */
export function fillHeap(): never {
  const allocated: number[][] = [];
  // By its length: to go through an iterator takes twenty times as long.
  for (;;) allocated.push(Array<number>(1_000_000).fill(0.5));
}

/** Ends its process. */
export function crash(): never {
  process.exit(1);
}

/** Fails by itself. */
export function fail(): never {
  throw new Error("It cannot be read");
}
