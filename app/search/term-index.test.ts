import { expect, it } from "vitest";
import type { Scores } from "./scores.ts";
import { TermIndex } from "./term-index.ts";

const BOOSTS = { name: 3, text: 1 };

function createIndex() {
  const index = new TermIndex<keyof typeof BOOSTS>(["name", "text"]);
  const add = (name: string, text = "") => index.add({ name: name.split(" "), text: text.split(" ").filter(Boolean) });
  return { index, add };
}

const inOrder = ({ ordinals }: Scores) => [...ordinals].sort((one, other) => one - other);
const bestFirst = ({ ordinals, values }: Scores) => [...ordinals].sort((one, other) => (values[other] ?? 0) - (values[one] ?? 0));

it("puts a word in a name before the same word in a text, and a whole word before a beginning", () => {
  const { index, add } = createIndex();
  const [inText, named, prefixed] = [add("solar lamp", "tracker"), add("tracker"), add("trackers")];
  add("relay");
  expect(bestFirst(index.find({ term: "tracker", boosts: BOOSTS, prefix: true }))).toEqual([named, prefixed, inText]);
  expect(inOrder(index.find({ term: "tracker", boosts: BOOSTS }))).toEqual([inText, named]);
});

it("joins and unites what was found", () => {
  const { index, add } = createIndex();
  const [both, first, second] = [add("solar tracker"), add("solar"), add("tracker")];
  const scores = ["solar", "tracker"].map((term) => index.find({ term, boosts: BOOSTS }));
  expect(inOrder(index.inSome(scores, 2))).toEqual([both]);
  expect(inOrder(index.inSome(scores))).toEqual([both, first, second]);
  expect(bestFirst(index.inSome(scores))[0]).toBe(both);
  const wordings = [["solar", "tracker"], ["relay", "solar"], ["tracker"]].map((terms) => terms.map((term) => ({ term, boosts: BOOSTS })));
  expect(index.within(() => bestFirst(index.findAny(wordings)))).toEqual([both, second]);
});

it("forgets what is taken out, however much that is, and gives its place to others", () => {
  const { index, add } = createIndex();
  const stays = add("relay stays");
  const removed = Array.from({ length: 1500 }, (_, number) => add(`relay number${number}`));
  for (const ordinal of removed) index.remove(ordinal);
  expect(inOrder(index.find({ term: "relay", boosts: BOOSTS }))).toEqual([stays]);
  expect(inOrder(index.find({ term: "number", boosts: BOOSTS, prefix: true }))).toEqual([]);
  const added = add("relay again");
  expect(added).toBeLessThanOrEqual(removed.length);
  expect(inOrder(index.find({ term: "relay", boosts: BOOSTS }))).toEqual([stays, added].toSorted());
  expect(inOrder(index.find({ term: "number7", boosts: BOOSTS, prefix: true }))).toEqual([]);
});

it("gives the same for words that came early and late", () => {
  const { index, add } = createIndex();
  const all = Array.from({ length: 1200 }, (_, number) => add(`word${number}`));
  expect(inOrder(index.find({ term: "word", boosts: BOOSTS, prefix: true }))).toEqual(all);
  const late = add("wordlate");
  expect(inOrder(index.find({ term: "wordl", boosts: BOOSTS, prefix: true }))).toEqual([late]);
});

it("finds the words of some fields only as they are", () => {
  const index = new TermIndex<keyof typeof BOOSTS>(["name", "text"], ["text"]);
  const ordinal = index.add({ name: ["relay"], text: ["tracker"] });
  const find = (term: string) => inOrder(index.find({ term, boosts: BOOSTS, prefix: true }));
  expect(find("tracker")).toEqual([ordinal]);
  expect(find("track")).toEqual([]);
  // A name has the same word later.
  const named = index.add({ name: ["tracker"], text: [] });
  expect(find("track")).toEqual([named]);
  expect(find("tracker")).toEqual([ordinal, named]);
});

it("begins each query with nothing found", () => {
  const { index, add } = createIndex();
  const [lamp, tracker] = [add("solar lamp"), add("tracker")];
  const ordinalsWith = (...terms: string[]) =>
    index.within(() => inOrder(index.inSome(terms.map((term) => index.find({ term, boosts: BOOSTS })))));
  expect([ordinalsWith("lamp", "tracker"), ordinalsWith("lamp"), ordinalsWith("tracker", "relay")]).toEqual([
    [lamp, tracker],
    [lamp],
    [tracker],
  ]);
  const relay = add("relay");
  expect(ordinalsWith("tracker", "relay")).toEqual([tracker, relay]);
});
