import { describe, expect, it } from "vitest";
import { isTextKey } from "./text-key.ts";

describe("a key of the interface texts", () => {
  it.each(["contact.send", "home.hero.title", "errors.404.title", "a-b.c_d"])("may be %s", (key) => {
    expect(isTextKey(key)).toBe(true);
  });

  it.each(["", "contact", "contact.", ".send", "a..b", "a b.c", "a.<b>", "__proto__.x", "a.constructor.b", "a.prototype"])(
    "may not be %j",
    (key) => {
      expect(isTextKey(key)).toBe(false);
    },
  );
});
