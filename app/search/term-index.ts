import { OrdinalList } from "./ordinal-list.ts";
import { withCapacity } from "./grow-array.ts";
import { Scores } from "./scores.ts";
import { Vocabulary } from "./vocabulary.ts";

/** A word to look for. */
export interface TermQuery<Field extends string> {
  term: string;
  /** The fields to search, and their weights. */
  boosts: Partial<Record<Field, number>>;
  /** Whether longer words with this beginning match too. */
  prefix?: boolean;
  /** Whether compounds with this ending match too, `Voertuigvolgsysteem`: those of known words, or any of two long parts. */
  compounds?: "known" | "any" | undefined;
}

/**
 * The constants of BM25+, as in Lv and Zhai, “Lower-bounding term frequency normalization” (CIKM 2011), with the values that
 * MiniSearch takes: they were tuned for short texts, and the table of queries holds with them.
 */
const BM25 = { k: 1.2, b: 0.7, d: 0.5 };
/** Weight of a match by beginning; it falls with every further letter. */
const PREFIX = { weight: 0.375, perLetter: 0.3 };
/** Minimum letters of a compound's parts: the last one, a first one that is a known word, and a first one that is not. */
const MIN_PART_LENGTH = { last: 4, first: 3, unknown: 4 };
/** Letters between the parts of compounds in German, Dutch and Swedish. */
const LINK = /(?:e[ns]|er|[sne])$/;
/** Maximum pooled scores: few queries need more. */
const KEPT_SCORES = 12;
/** Cleared scores of earlier queries, shared by all indexes: queries run one at a time. */
const spare: Scores[] = [];
/** Sweeps the index when so many documents, and such a share of all, are gone. */
const SWEPT_AT = { documents: 1000, part: 0.2 };
/** Maximum counted words of a document's field. */
const MAX_WORDS = 0xffff;

/**
 * An inverted index: for each word and field its documents. Documents are ordinals, small numbers from the
 * index; each has a word at most once in a field.
 */
export class TermIndex<Field extends string> {
  readonly #fields: readonly Field[];
  /** For each field by position: whether its words match exactly only, without beginnings. */
  readonly #exactOnly: readonly boolean[];
  /** For each field the documents of each word that occurs. */
  readonly #lists: readonly Map<string, OrdinalList>[];
  readonly #vocabulary = new Vocabulary();
  /** Words of each document, an array for each field; arrays of plain numbers would take four times as much. */
  #lengths: Uint16Array[];
  readonly #totals: number[];
  /** One for each present document, zero for removed ones. */
  #alive = new Uint8Array();
  /** Number of ordinals, and of present documents. */
  #places = 0;
  #count = 0;
  #free: number[] = [];
  #dead: number[] = [];
  /** The scores of the running query. */
  #acquired: Scores[] | undefined;
  /** Buffer for reading a list. */
  #read = new Uint32Array();

  /** @param exactOnly fields that match exactly only, which costs less memory and time with a great many words */
  constructor(fields: readonly Field[], exactOnly: readonly Field[] = []) {
    this.#fields = fields;
    this.#exactOnly = fields.map((field) => exactOnly.includes(field));
    this.#lists = fields.map(() => new Map());
    this.#lengths = fields.map(() => new Uint16Array());
    this.#totals = fields.map(() => 0);
  }

  /** Adds a document. @returns its ordinal */
  add(words: Record<Field, readonly string[]>): number {
    const ordinal = this.#free.pop() ?? this.#places++;
    this.#makeRoom();
    this.#alive[ordinal] = 1;
    this.#count += 1;
    for (const [index, field] of this.#fields.entries()) this.#put(ordinal, index, words[field]);
    return ordinal;
  }

  /** Adds the words of a field that the document had none in. */
  extend(ordinal: number, field: Field, words: readonly string[]): void {
    const index = this.#fields.indexOf(field);
    if (!this.#alive[ordinal] || (this.#lengths[index]?.[ordinal] ?? 0) > 0) return;
    this.#put(ordinal, index, words);
  }

  /** Removes a document. */
  remove(ordinal: number): void {
    if (!this.#alive[ordinal]) return;
    this.#alive[ordinal] = 0;
    this.#count -= 1;
    this.#dead.push(ordinal);
    for (const index of this.#fields.keys()) this.#totals[index] = (this.#totals[index] ?? 0) - (this.#lengths[index]?.[ordinal] ?? 0);
    if (this.#dead.length > SWEPT_AT.documents && this.#dead.length > this.#places * SWEPT_AT.part) this.#sweep();
  }

  /**
   * Runs a query. The next one reuses its scores, so nobody may keep them: a new array for each word, as long as
   * the index, would keep the garbage collector busy with every query.
   */
  within<Result>(query: () => Result): Result {
    this.#acquired = [];
    try {
      return query();
    } finally {
      for (const scores of this.#acquired) this.#release(scores);
      this.#acquired = undefined;
    }
  }

  /** Empty scores. */
  none(): Scores {
    const scores = this.#acquire();
    this.#acquired?.push(scores);
    return scores;
  }

  /** The documents with a word, or one that begins or ends with it. */
  find(query: TermQuery<Field>): Scores {
    const scores = this.none();
    this.#find(scores, query);
    return scores;
  }

  /** The documents with all words of one of these wordings, with the sum of their scores in each. */
  findAny(wordings: readonly (readonly TermQuery<Field>[])[]): Scores {
    const scores = this.none();
    for (const queries of wordings) {
      const [only, another] = queries;
      if (only && !another) this.#find(scores, only);
      else this.#findAll(scores, queries);
    }
    return scores;
  }

  /** The documents in at least so many of these, with the sum of their scores. */
  inSome(parts: readonly Scores[], least = 1): Scores {
    const [only, another] = parts;
    if (only && !another) return only;
    const scores = this.none();
    for (const { ordinals } of parts) {
      for (const ordinal of ordinals) {
        if (scores.values[ordinal]) continue;
        let [sum, times] = [0, 0];
        for (const { values } of parts) {
          const value = values[ordinal] ?? 0;
          if (value > 0) times += 1;
          sum += value;
        }
        if (times >= least) scores.set(ordinal, sum);
      }
    }
    return scores;
  }

  /** Grows the arrays with a place for each document when they are full. */
  #makeRoom(): void {
    if (this.#places <= this.#alive.length) return;
    this.#alive = withCapacity(this.#alive, this.#places);
    this.#lengths = this.#lengths.map((lengths) => withCapacity(lengths, this.#places));
  }

  #put(ordinal: number, field: number, words: readonly string[]): void {
    const length = Math.min(words.length, MAX_WORDS);
    (this.#lengths[field] as Uint16Array)[ordinal] = length;
    this.#totals[field] = (this.#totals[field] ?? 0) + length;
    for (const term of words) this.#listOf(term, field).push(ordinal);
  }

  #listOf(term: string, field: number): OrdinalList {
    const lists = this.#lists[field] as Map<string, OrdinalList>;
    const existing = lists.get(term);
    if (existing) return existing;
    if (!this.#exactOnly[field] && !this.#isInVocabulary(term)) this.#vocabulary.add(term);
    const list = new OrdinalList();
    lists.set(term, list);
    return list;
  }

  /** Whether a word is in a field that also matches by beginnings. */
  #isInVocabulary(term: string): boolean {
    return this.#lists.some((lists, field) => !this.#exactOnly[field] && lists.has(term));
  }

  #acquire(): Scores {
    const scores = spare.pop();
    return scores && scores.values.length >= this.#alive.length ? scores : new Scores(this.#alive.length);
  }

  #release(scores: Scores): void {
    if (spare.length === KEPT_SCORES) return;
    scores.clear();
    spare.push(scores);
  }

  /** Adds the documents with all of these words. Searches the rarest word first, the others only within its documents. */
  #findAll(scores: Scores, queries: readonly TermQuery<Field>[]): void {
    const parts: Scores[] = [];
    for (const query of queries.toSorted((one, other) => this.#maxDocumentsOf(one) - this.#maxDocumentsOf(other))) {
      const part = this.#acquire();
      this.#find(part, query, parts.at(-1)?.values);
      parts.push(part);
      if (part.size === 0) break;
    }
    for (const ordinal of parts.at(-1)?.ordinals ?? []) {
      let sum = 0;
      for (const { values } of parts) sum += values[ordinal] ?? 0;
      scores.add(ordinal, sum);
    }
    for (const part of parts) this.#release(part);
  }

  /** Maximum documents of a word; unlimited for beginnings, which nobody knows beforehand. */
  #maxDocumentsOf({ term, boosts, prefix }: TermQuery<Field>): number {
    if (prefix) return Infinity;
    return this.#fields.reduce((sum, field, index) => sum + (boosts[field] ? (this.#lists[index]?.get(term)?.size ?? 0) : 0), 0);
  }

  /** @param among scores of the candidate documents; all by default */
  #find(scores: Scores, { term, boosts, prefix = false, compounds }: TermQuery<Field>, among?: Float32Array): void {
    this.#score(scores, term, boosts, { weight: 1, among });
    const longer = [
      ...(compounds ? this.#compoundsOf(term, compounds === "any") : []),
      ...(prefix ? this.#vocabulary.beginningWith(term) : []),
    ];
    for (const word of longer) this.#score(scores, word, boosts, { weight: weightOf(word, term), among, resembling: true });
  }

  /**
   * The compounds that end in a word. Mostly their other part must be a known word: `portable` ends in `table`, and is nothing of
   * the kind.
   */
  #compoundsOf(term: string, any: boolean): string[] {
    if (term.length < MIN_PART_LENGTH.last) return [];
    const isKnown = (part: string) => part.length >= MIN_PART_LENGTH.first && this.#isInVocabulary(part);
    const isAny = this.#isInVocabulary(term) || (any && term.length > MIN_PART_LENGTH.unknown);
    return Array.from(this.#vocabulary.endingIn(term)).flatMap(([longer, before]) =>
      (isAny && before.length >= MIN_PART_LENGTH.unknown) || isKnown(before) || isKnown(before.replace(LINK, "")) ? [longer] : [],
    );
  }

  #score(
    scores: Scores,
    term: string,
    boosts: TermQuery<Field>["boosts"],
    { weight, among, resembling = false }: { weight: number; among: Float32Array | undefined; resembling?: boolean },
  ): void {
    const alive = this.#dead.length > 0 ? this.#alive : undefined;
    for (const [index, field] of this.#fields.entries()) {
      if (resembling && this.#exactOnly[index]) continue;
      const boost = boosts[field];
      const list = boost && this.#lists[index]?.get(term);
      const lengths = this.#lengths[index];
      if (!list || !lengths) continue;
      const average = (this.#totals[index] ?? 0) / this.#count;
      const rarity = Math.log(1 + (this.#count - list.size + 0.5) / (list.size + 0.5));
      const counts = weight * boost * Math.max(rarity, Number.EPSILON);
      if (this.#read.length < list.size) this.#read = new Uint32Array(Math.max(list.size, this.#alive.length));
      const read = this.#read;
      list.copyTo(read);
      for (let place = 0; place < list.size; place += 1) {
        const ordinal = read[place] ?? 0;
        if ((among && among[ordinal] === 0) || (alive && !alive[ordinal])) continue;
        const length = lengths[ordinal] ?? 0;
        const share = (BM25.k + 1) / (1 + BM25.k * (1 - BM25.b + (BM25.b * length) / average));
        scores.add(ordinal, counts * (BM25.d + share));
      }
    }
  }

  /** Removes the traces of gone documents, so that new ones can reuse their ordinals. */
  #sweep(): void {
    for (const lists of this.#lists) {
      for (const [term, list] of lists) {
        const live = list.filter((ordinal) => this.#alive[ordinal] === 1);
        if (live.size > 0) lists.set(term, live);
        else lists.delete(term);
      }
    }
    this.#vocabulary.keep((word) => this.#isInVocabulary(word));
    this.#free = this.#free.concat(this.#dead);
    this.#dead = [];
  }
}

/** The weight of a word that begins or ends with another. */
function weightOf(longer: string, { length }: string): number {
  return (PREFIX.weight * longer.length) / (longer.length + PREFIX.perLetter * (longer.length - length));
}
