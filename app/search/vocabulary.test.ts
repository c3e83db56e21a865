import { expect, it } from "vitest";
import { Vocabulary } from "./vocabulary.ts";

it("knows the words that are so many letters apart, and no others", () => {
  const vocabulary = new Vocabulary();
  vocabulary.add("tracker");
  const like = (word: string, distance: number) => [...vocabulary.like(word, distance)];
  for (const slip of ["traker", "trackers", "trocker", "tracer", "trakcer"]) expect(like(slip, 1)).toEqual([["tracker", 1]]);
  for (const [slip, slips] of [
    ["trakcre", 2],
    ["tokcer", 3],
  ] as const) {
    expect([slip, like(slip, slips - 1)]).toEqual([slip, []]);
    expect([slip, like(slip, slips)]).toEqual([slip, [["tracker", slips]]]);
  }
  // The first letter is seldom wrong, and the word itself is not like itself.
  for (const another of ["racker", "fracker", "tracker"]) expect(like(another, 1)).toEqual([]);
});
