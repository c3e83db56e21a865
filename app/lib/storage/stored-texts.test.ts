import { afterEach, expect, it, vi } from "vitest";
import { firstTexts } from "./stored-texts.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("waits for the texts that the page was rendered with, however late they come", async () => {
  vi.useFakeTimers();
  const texts = { nav: { news: "What is new" } };
  let answer: () => void = () => {};
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => (answer = () => resolve(Response.json(texts)))));
  const first = firstTexts("en", "those of the page");
  // Those of the build could be here by now: they lack the editors' changes, and what holds their lines together.
  await vi.advanceTimersByTimeAsync(9_000);
  answer();
  expect(await first).toEqual(texts);
});
