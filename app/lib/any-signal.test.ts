import { expect, it } from "vitest";
import { anySignal } from "./any-signal.ts";

it("ends with the first of its signals, for the reason of that one", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = anySignal([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort("left");
  one.abort("late");
  expect([any.aborted, any.reason]).toEqual([true, "left"]);
});

it("has ended where one has before", () => {
  expect(anySignal([new AbortController().signal, AbortSignal.abort("before")]).reason).toBe("before");
});
