import { conceptsOf, isWorded, KNOWN_PHRASES, withPlacesMeant, withSoundsMeant, withUmlautsMeant, type Concept } from "./concepts.ts";
import { LANGUAGES } from "#shared/languages.ts";
import type { Need } from "#app/data/index/needs.server.ts";
import { isQuestion, needPhrases, NO_NEEDS, ordersAlone } from "./needs.ts";
import type { Decimals } from "#shared/specification/numerals.ts";
import { SEARCH_KINDS, type SearchKind } from "#shared/vocabulary/search-kinds.ts";
import type { SearchDocument } from "./search-document.ts";
import { soundOf, soundTerms } from "./pinyin.ts";
import { coversRegion, includesChoice, satisfiesQuantity, type Stated } from "./quantities.ts";
import { keepBest, type Scores } from "./scores.ts";
import { TermIndex } from "./term-index.ts";
import { bodyTermsOf, compact, pairsOf, plainText, saysSomething, termsOf, wordsOf } from "./words.ts";
import type { Answer, DocumentSummary, FindOptions, EngineResult, SearchEngine } from "./engine-types.ts";
import { BOOST, type Boosts, type Field, LISTED_BOOST, WORDS_BOOST } from "./field-boosts.ts";
import { type MatchMode, slipsIn, soundQuery, termQueries } from "./term-queries.ts";
import { Vocabulary } from "./vocabulary.ts";

/** Boosts of kinds: products are the usual target. */
const KIND_BOOST: Record<SearchKind, number> = { product: 1.6, solution: 1.4, page: 1.2, faq: 1.1, article: 1, video: 0.9, download: 0.85 };

const BOOST_AT = SEARCH_KINDS.map((kind) => KIND_BOOST[kind]);

/** With fewer hits than this, characters of the same sound count as well. */
const MIN_HITS = 3;

/** With so many concepts one may be missing, if fewer than a page has them all. */
const LONG_QUERY = 3;

const MANY_HITS = 10;

const FIELDS = Object.keys(BOOST) as Field[];

const WHOLE_WORDS: Field[] = ["body"];

/** The kinds whose titles are names; those of others are sentences. */
const IS_NAMED: ReadonlySet<SearchKind> = new Set(["product", "solution", "page"]);

/** The fields whose Chinese words match by sound. */
const SOUND_FIELDS: Field[] = ["title", "words", "text", "other"];

/** Score of a chosen finder value: about as much as a word of a title. */
const CHOICE_SCORE = 30;

/** More than any other score: for matching figures, and for exact names. */
const STATED_SCORE = 100;

const EXACT = 10_000;

/** Score of an answer to a need: above all word matches, below exact names. Each further answer counts less. */
const ANSWER = 5000;

const ANSWER_STEP = 100;

/** Puts the answer to a question before that to the need of a thing, in the same place: “legal to track my employee”. */
const QUESTION = ANSWER_STEP / 2;

/** A word in more than this share of all documents says nothing beside a need: “tracker does not report”. */
const COMMON = 0.2;

/** Added to full matches among those that miss one concept. */
const STRICT_BONUS = 10_000;

/** Selects up to so many best ones in one pass; sorts for more. */
const MAX_SELECTED = 100;

/** An engine for one language. @param decimals its decimal separators; either by default */
export function searchEngine(decimals?: Decimals): SearchEngine {
  const index = new TermIndex(FIELDS, WHOLE_WORDS);
  /** The documents, by the ordinals of the index. */
  const documents: (DocumentSummary | undefined)[] = [];
  const ordinals = new Map<string, number>();
  /** The index of each document's kind among the kinds: every hit needs it. */
  const kinds: number[] = [];
  /** The documents of each name, in the usual typed form. */
  const byName = new Map<string, Set<number>>();
  /** The document of each address. */
  const atPath = new Map<string, number>();
  const soundWords = new HeardWords();
  const names = new NameWords();
  let phrases = NO_NEEDS;

  function scoreConcepts(concepts: readonly Concept[], boosts: Boosts, matchMode: MatchMode = "strict", sound = ""): Scores {
    const worded = concepts.filter(isWorded);
    const statedScores = concepts.filter((concept) => !isWorded(concept)).map((concept) => scoreStated(concept, boosts));
    if (worded.length === 0 && !sound) return index.inSome(statedScores, statedScores.length);
    const last = worded.at(-1);
    const parts = worded.map((concept) => ofConcept(concept, concept === last, matchMode, boosts));
    const all = index.inSome(parts, matchMode === "any" ? 1 : matchMode === "most" ? parts.length - 1 : parts.length);
    const scores = sound ? index.inSome([all, index.find(soundQuery(sound, boosts))]) : all;
    if (statedScores.length === 0) {
      for (const ordinal of scores.ordinals) scores.values[ordinal] = (scores.values[ordinal] ?? 0) * boostOf(ordinal);
      return scores;
    }
    const result = index.none();
    for (const ordinal of scores.ordinals) {
      if (matchMode !== "any" && statedScores.some(({ values }) => values[ordinal] === 0)) continue;
      const score = (scores.values[ordinal] ?? 0) * boostOf(ordinal);
      result.set(
        ordinal,
        statedScores.reduce((sum, { values }) => sum + (values[ordinal] ?? 0), score),
      );
    }
    return result;
  }

  /**
   * Full matches of a query. Without any, reads unknown words as the places that they resemble.
   * @param requested the query's concepts
   */
  function interpret(requested: readonly Concept[], plain: string, boosts: Boosts): { concepts: Concept[]; strict: Scores } {
    const evaluate = (concepts: Concept[]) => ({ concepts, strict: scoreConcepts(concepts, boosts, "strict", soundIn(plain, concepts)) });
    const isKnown = (fields: Boosts) => (concept: Concept) => scoreConcepts([concept], fields).size > 0;
    const spelt = withUmlautsMeant(requested, isKnown(WORDS_BOOST));
    const typed = evaluate(withSoundsMeant(spelt, soundWords.words, isKnown(WORDS_BOOST)));
    if (typed.strict.size > 0) return typed;
    return evaluate(withPlacesMeant(typed.concepts, isKnown(BOOST)));
  }

  /** The documents whose code has all words of a query, some of which would be read as a place or a figure: `gt 06n 4g eu`. */
  function withCode(plain: string): Scores {
    const terms = wordsOf(plain)
      .map(({ term }) => term)
      .filter(saysSomething);
    if (terms.length < 2) return index.none();
    return index.inSome(
      terms.map((term) => index.find({ term, boosts: { code: 1 } })),
      terms.length,
    );
  }

  /** The query with unknown words replaced by similar names that find something; null without any. */
  function respell(query: string): string | null {
    const isKnown = (text: string) => {
      const concepts = conceptsIn(text);
      const isAnswered = concepts.some(({ needs }) => needs?.some((need) => answersOf(need).length > 0));
      return isAnswered || scoreConcepts(concepts, BOOST).size > 0;
    };
    const other = query.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
      const name = names.like(plainText(word));
      return name === undefined || isKnown(word) || !isKnown(name) ? word : name;
    });
    return other === query ? null : other;
  }

  function conceptsIn(query: string): Concept[] {
    return conceptsOf(query, decimals, phrases);
  }

  /**
   * Ranks the answers to a query's needs first. With other concepts, answers that match those too come first, without products that lack
   * a requested value. With a model's name, the model comes first, then what has it and all other words in its title, “V3 wiring”, and then the
   * answers to questions: “V3 offline”.
   * @returns the answers whose addresses say more than their documents', such as an order of a list
   */
  function answerNeeds(concepts: readonly Concept[], scores: Scores): Map<number, Answer> {
    const links = new Map<number, Answer>();
    const requested = concepts.flatMap(({ needs = [] }) => needs);
    if (requested.length === 0) return links;
    const modelsIn = ({ typed }: Concept) => ordinalsOfName(compact(typed)).filter((ordinal) => documents[ordinal]?.code);
    const unanswered = concepts.filter((concept) => !concept.needs && !isCommon(concept));
    const models = unanswered.flatMap(modelsIn);
    const others = unanswered.filter((concept) => modelsIn(concept).length === 0);
    if (models.length > 0) for (const ordinal of scoreConcepts(concepts, { title: 1 }).ordinals) scores.set(ordinal, ANSWER + ANSWER_STEP);
    for (const ordinal of models) scores.set(ordinal, ANSWER + 2 * ANSWER_STEP);
    const fitting = scoreConcepts(others, WORDS_BOOST);
    for (const { need, link, place, ordinal } of requested.flatMap(answersOf)) {
      if (models.length > 0 && !isQuestion(need)) continue;
      const isFitting = others.length === 0 || fitting.values[ordinal];
      if (!isFitting && documents[ordinal]?.stated && !others.every(isWorded)) continue;
      const score = (isFitting ? ANSWER : ANSWER / 2) - place * ANSWER_STEP + (isQuestion(need) ? QUESTION : 0);
      scores.set(ordinal, Math.max(scores.values[ordinal] ?? 0, score));
      if (!atPath.has(link)) links.set(ordinal, { need, link });
    }
    return links;
  }

  /** The documents of a name. */
  function ordinalsOfName(name: string): number[] {
    return [...(byName.get(name) ?? [])];
  }

  /** The documents that answer a need. */
  function answersOf(need: Need): (Answer & { place: number; ordinal: number })[] {
    return need.answers.flatMap((link, place) => {
      const ordinal = atPath.get(link) ?? atPath.get(link.split(/[?#]/, 1)[0] ?? link);
      return ordinal === undefined ? [] : [{ need, link, place, ordinal }];
    });
  }

  function isCommon(concept: Concept): boolean {
    return isWorded(concept) && scoreConcepts([concept], WORDS_BOOST).size > ordinals.size * COMMON;
  }

  function boostOf(ordinal: number): number {
    return BOOST_AT[kinds[ordinal] ?? 0] ?? 1;
  }

  function ofConcept({ wordings, sound }: Concept, last: boolean, matchMode: MatchMode, boosts: Boosts): Scores {
    const queries = wordings.map((wording) => termQueries(wording, last, matchMode, boosts));
    // Another character of the same sound comes near.
    return index.findAny(sound && (matchMode === "sounds" || matchMode === "any") ? [...queries, [soundQuery(sound, boosts)]] : queries);
  }

  /** The products with the requested value, and other documents with its words. */
  function scoreStated(concept: Concept, boosts: Boosts): Scores {
    const { quantity, region, choice } = concept;
    const isMatch = (stated: Stated) =>
      quantity
        ? satisfiesQuantity(stated, quantity)
        : choice
          ? includesChoice(stated, choice)
          : region !== undefined && coversRegion(stated, region);
    const scores = ofConcept(concept, false, "strict", boosts);
    const result = index.none();
    let isStated = false;
    for (const ordinal of scores.ordinals) if (!documents[ordinal]?.stated) result.set(ordinal, scores.values[ordinal] ?? 0);
    for (const [ordinal, document] of documents.entries()) {
      const stated = document?.stated;
      if (!stated || !isMatch(stated)) continue;
      isStated = true;
      result.set(ordinal, (scores.values[ordinal] ?? 0) + (choice ? CHOICE_SCORE : STATED_SCORE));
    }
    // If no product states a choice, the words of all count.
    return choice && !isStated ? scores : result;
  }

  /** The documents with the highest scores, and the number of matches of each kind. */
  function best(
    { ordinals: all, values }: Scores,
    { limit = Infinity, limitOfKind = Infinity }: FindOptions,
    answers: ReadonlyMap<number, Answer>,
  ): Pick<EngineResult, "hits" | "counts"> {
    const most = Math.min(limit, limitOfKind);
    // Higher scores first, equal ones in index order.
    const compare = (one: number, other: number) => (values[other] ?? 0) - (values[one] ?? 0) || one - other;
    const ofKinds = SEARCH_KINDS.map((kind) => ({ kind, total: 0, top: [] as number[] }));
    for (const ordinal of all) {
      const ofKind = ofKinds[kinds[ordinal] ?? 0];
      if (!ofKind) continue;
      ofKind.total += 1;
      if (most > MAX_SELECTED) ofKind.top.push(ordinal);
      else keepBest(ofKind.top, ordinal, most, compare);
    }
    const firstOfEach = ofKinds.flatMap(({ top }) => top.sort(compare).slice(0, most));
    const hits = firstOfEach
      .sort(compare)
      .slice(0, limit)
      .flatMap((ordinal) => {
        const document = documents[ordinal];
        const answer = answers.get(ordinal);
        return document ? [{ document, score: values[ordinal] ?? 0, ...(answer && { answer }) }] : [];
      });
    return { hits, counts: ofKinds.flatMap(({ kind, total }) => (total > 0 ? { kind, total } : [])) };
  }

  function forget(key: string): void {
    const ordinal = ordinals.get(key);
    if (ordinal === undefined) return;
    const document = documents[ordinal] as DocumentSummary;
    ordinals.delete(key);
    documents[ordinal] = undefined;
    if (atPath.get(document.path) === ordinal) atPath.delete(document.path);
    for (const name of namesOf(document)) byName.get(name)?.delete(ordinal);
    index.remove(ordinal);
  }

  return {
    put(...added) {
      for (const source of added) {
        const { words: _words, texts: _texts, body: _text, other: _other, ...document } = source;
        forget(document.key);
        const terms = termsByField(source);
        const ordinal = index.add(terms);
        ordinals.set(document.key, ordinal);
        documents[ordinal] = document;
        atPath.set(document.path, ordinal);
        kinds[ordinal] = SEARCH_KINDS.indexOf(document.kind);
        for (const name of namesOf(document)) byName.set(name, (byName.get(name) ?? new Set()).add(ordinal));
        for (const field of SOUND_FIELDS) soundWords.add(terms[field]);
        if (IS_NAMED.has(source.kind)) names.add(joinTexts(source.title, source.names, source.words));
      }
    },
    setNeeds(needs) {
      phrases = needPhrases(needs);
      for (const { name, words } of needs) for (const language of LANGUAGES) names.add(`${name[language]} ${words[language]}`);
    },
    putBody(key, body) {
      const ordinal = ordinals.get(key);
      if (ordinal !== undefined) index.extend(ordinal, "body", bodyTermsOf(body));
    },
    remove(keys) {
      for (const key of keys) forget(key);
    },
    keys: () => [...ordinals.keys()],
    size: () => ordinals.size,
    having(query, collection) {
      return index.within(() => {
        const all = conceptsIn(query);
        const needs = [...new Set(all.flatMap(({ needs: keys = [] }) => keys))];
        // In a list “the lightest” is an order, not a word to search.
        const searched = all.filter((concept) => !ordersAlone(concept.needs));
        if (all.length > 0 && searched.length === 0) return { scores: null, needs, isNeedAlone: false, spelled: null };
        const { concepts, strict } = interpret(searched, plainText(query), LISTED_BOOST);
        answerNeeds(concepts, strict);
        const prefix = `${collection}:`;
        const ofCollection = Array.from(strict.ordinals).flatMap((ordinal): [string, number][] => {
          const key = documents[ordinal]?.key;
          return key?.startsWith(prefix) ? [[key.slice(prefix.length), strict.values[ordinal] ?? 0]] : [];
        });
        return {
          scores: new Map(ofCollection),
          needs,
          isNeedAlone: searched.every((concept) => concept.needs),
          spelled: strict.size === 0 ? respell(query) : null,
        };
      });
    },
    find(query, options = {}) {
      const plain = plainText(query).trim();
      const named = [plain, compact(plain)].flatMap(ordinalsOfName);
      const exact = new Set([...named, ...withCode(plain).ordinals]);
      // Exact names come first.
      const exactFirst = (scores: Scores): Scores => {
        for (const ordinal of exact) scores.add(ordinal, EXACT);
        return scores;
      };
      return index.within(() => {
        const { concepts, strict } = interpret(conceptsIn(query), plain, BOOST);
        exactFirst(strict);
        const hasPlenty = strict.size >= MANY_HITS;
        const answers = answerNeeds(concepts, strict);
        const search = (matchMode: MatchMode) => exactFirst(scoreConcepts(concepts, BOOST, matchMode, soundIn(plain, concepts)));
        /** Adds to full matches what a more lenient search finds. */
        const andThose = (matchMode: MatchMode): Scores => {
          const scores = search(matchMode);
          for (const ordinal of strict.ordinals) scores.set(ordinal, (strict.values[ordinal] ?? 0) + STRICT_BONUS);
          return scores;
        };
        const spelled = strict.size === 0 ? respell(query) : null;
        const most = !hasPlenty && isLongQuery(concepts) ? andThose("most") : strict;
        if (most.size > 0 && (most !== strict || strict.size >= MIN_HITS))
          return { ...best(most, options, answers), near: false, concepts, spelled };
        const soundMatches = concepts.some(({ sound }) => sound) ? andThose("sounds") : strict;
        const near = strict.size === 0;
        return { ...best(soundMatches.size > 0 ? soundMatches : search("any"), options, answers), near, concepts, spelled };
      });
    },
  };
}

/** The possible sound of a query in plain letters, unless it names a place or an approval. */
function soundIn(plain: string, concepts: readonly Concept[]): string {
  if (!concepts.every(isWorded)) return "";
  return /^[a-z' ]{2,}$/.test(plain) ? plain.replaceAll(/[' ]/g, "") : "";
}

function isLongQuery(concepts: readonly Concept[]): boolean {
  return concepts.filter(isWorded).length >= LONG_QUERY;
}

/** Texts as a list, of which those that do not exist are left out. */
function joinTexts(...texts: readonly (string | readonly string[] | undefined)[]): string {
  return texts.flat().join(" ; ");
}

/** The names of a document by which it is found before all others, in the usual typed form. */
function namesOf({ code, codes = [], title, names = [] }: DocumentSummary): string[] {
  return [plainText(title), ...[...(code ? [code] : []), ...codes].map((name) => name.toLowerCase()), ...names, ...names.map(compact)];
}

/** The parts of a model's name without the signs in them, as people type it: `gt06n4g` of `GT-06N/4G (EU)`. */
function joinedParts(code: string): string[] {
  const parts = plainText(code).split(/\s/);
  return parts.map((part) => part.replaceAll(/[^\p{L}\d]/gu, "")).filter((joined, index) => joined !== "" && joined !== parts[index]);
}

function termsByField({
  kind,
  code,
  codes = [],
  title,
  names,
  words,
  texts,
  body,
  excerpt,
  other,
}: SearchDocument): Record<Field, string[]> {
  return {
    code: [...(code ? [code] : []), ...codes].flatMap((name) => termsOf(name).concat(joinedParts(name))),
    title: termsOf(title),
    pairs: pairsOf(title),
    sound: IS_NAMED.has(kind) ? soundTerms(joinTexts(title, other[0])) : [],
    words: termsOf(joinTexts(names, words)),
    text: termsOf(joinTexts(excerpt, texts)),
    body: bodyTermsOf(body ?? ""),
    other: termsOf(joinTexts(other)),
  };
}

/** The names of things and needs as written, for correcting other spellings. */
class NameWords {
  readonly #written = new Map<string, string>();
  readonly #vocabulary = new Vocabulary();

  add(text: string): void {
    for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) this.#addWord(plainText(word), word.toLowerCase());
    // Chinese is also spelt as it sounds; most of its words have two characters.
    for (const pair of pairsOf(text)) this.#addWord(soundOf(pair), pair);
  }

  #addWord(plain: string, written: string): void {
    if (this.#written.has(plain)) return;
    this.#written.set(plain, written);
    this.#vocabulary.add(plain);
  }

  /** The most similar word; undefined for short words, which resemble too many. */
  like(plain: string): string | undefined {
    // Swapped letters are more common typos than missing ones.
    const longer = (word: string) => Math.abs(word.length - plain.length);
    const similar = [...this.#vocabulary.like(plain, slipsIn(plain))];
    const [nearest] = similar.sort(([name, one], [otherName, other]) => one - other || longer(name) - longer(otherName));
    return nearest && this.#written.get(nearest[0]);
  }
}

/** The indexed Chinese words by sound. Words stay when their last text is gone: they then find nothing. */
class HeardWords {
  readonly words = new Map<string, string[]>();
  readonly #indexed = new Set<string>();

  constructor() {
    this.add(KNOWN_PHRASES);
  }

  /** Adds the Chinese words of two characters and more among some terms. */
  add(terms: readonly string[]): void {
    for (const term of terms) {
      if (this.#indexed.has(term) || !/^\p{Script=Han}{2,}$/u.test(term)) continue;
      this.#indexed.add(term);
      const sound = soundOf(term);
      this.words.set(sound, [...(this.words.get(sound) ?? []), term]);
    }
  }
}
