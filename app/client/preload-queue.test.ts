import { expect, it } from "vitest";
import { PreloadQueue } from "./preload-queue.ts";

it("never has more than four pages pending and fetches each once", () => {
  const queue = new PreloadQueue();
  for (const page of ["/a", "/b", "/c", "/d", "/e", "/f", "/a"]) queue.ask(page, false);
  expect(queue.pending()).toEqual(["/a", "/b", "/c", "/d"]);
  queue.finish("/b");
  expect(queue.pending()).toEqual(["/a", "/c", "/d", "/e"]);
  queue.ask("/b", true);
  for (const page of ["/a", "/c", "/d", "/e"]) queue.finish(page);
  expect(queue.pending()).toEqual(["/f"]);
});

it("takes a page that a visitor points at before those in view", () => {
  const queue = new PreloadQueue();
  for (const page of ["/a", "/b", "/c", "/d", "/e", "/f"]) queue.ask(page, false);
  queue.ask("/f", true);
  queue.finish("/a");
  expect(queue.pending()).toEqual(["/b", "/c", "/d", "/f"]);
});
