import { expect, it } from "vitest";
import { nextQueue, NO_PRELOADS, type PreloadEvent } from "./preload-queue.ts";

const after = (...events: PreloadEvent[]) => events.reduce(nextQueue, NO_PRELOADS).pending;
const seen = (...pages: string[]) => pages.map((page) => ({ page, first: false }));
const finished = (...pages: string[]) => pages.map((page) => ({ finished: page }));
const SIX = seen("/a", "/b", "/c", "/d", "/e", "/f", "/a");

it("never has more than four pages pending and fetches each once", () => {
  expect(after(...SIX)).toEqual(["/a", "/b", "/c", "/d"]);
  expect(after(...SIX, ...finished("/b"))).toEqual(["/a", "/c", "/d", "/e"]);
  expect(after(...SIX, ...finished("/b"), { page: "/b", first: true }, ...finished("/a", "/c", "/d", "/e"))).toEqual(["/f"]);
});

it("takes a page that a visitor points at before those in view", () => {
  expect(after(...SIX, { page: "/f", first: true }, ...finished("/a"))).toEqual(["/b", "/c", "/d", "/f"]);
  expect(after(...SIX, { page: "/g", first: true }, ...finished("/a"))).toEqual(["/b", "/c", "/d", "/g"]);
});
