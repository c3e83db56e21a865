/** A number where a text is one and nothing else. */
const numberOr = (text: string): number | string => (String(Number(text)) === text ? Number(text) : text);

/**
 * Ordinals by the keys of documents, which are a collection's name and an id with a colon between them. Ids are mostly numbers: as such, tens
 * of thousands of them take half of the room that they would as texts.
 */
export class OrdinalsOfKeys {
  readonly #collections = new Map<string, Map<number | string, number>>();

  get(key: string): number | undefined {
    const { name, id } = partsOf(key);
    return this.#collections.get(name)?.get(id);
  }

  set(key: string, ordinal: number): void {
    const { name, id } = partsOf(key);
    const known = this.#collections.get(name) ?? new Map<number | string, number>();
    this.#collections.set(name, known.set(id, ordinal));
  }

  delete(key: string): void {
    const { name, id } = partsOf(key);
    this.#collections.get(name)?.delete(id);
  }

  get size(): number {
    return [...this.#collections.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** The ids of a collection, each with its ordinal. */
  in(name: string): Iterable<[id: number | string, ordinal: number]> {
    return this.#collections.get(name) ?? [];
  }

  keys(): string[] {
    return [...this.#collections].flatMap(([name, ordinals]) => Array.from(ordinals.keys(), (id) => `${name}:${id}`));
  }
}

function partsOf(key: string): { name: string; id: number | string } {
  const colon = key.indexOf(":");
  return { name: key.slice(0, colon), id: numberOr(key.slice(colon + 1)) };
}
