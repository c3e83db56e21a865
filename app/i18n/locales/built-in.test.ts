import { expect, it } from "vitest";
import { completeTexts, layOver } from "./built-in.ts";

it("lays texts over by dotted key and leaves the original alone", () => {
  const texts = { nav: { home: "Home", news: "News" } };
  expect(layOver(texts, { "nav.news": "Journal", "footer.note": "New" })).toEqual({
    nav: { home: "Home", news: "Journal" },
    footer: { note: "New" },
  });
  expect(texts.nav.news).toBe("News");
});

it("keeps groups of texts and texts apart: neither takes the place of the other", () => {
  const texts = { nav: { home: "Home" }, title: "Title" };
  expect(layOver(texts, { nav: "Navigation", "nav.home.short": "H", "title.long": "Long" })).toEqual(texts);
});

it("ignores keys that reach for prototypes", () => {
  layOver({}, { "__proto__.polluted": "yes", "constructor.prototype.polluted": "yes" });
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
});

it("completes texts with those of another language, and names what was missing", () => {
  const english = { nav: { home: "Home", news: "News" }, title: "Title", stop: "" };
  const { texts, missing } = completeTexts({ nav: { home: "Start", news: "" }, stop: "", more: "Mehr" }, english);
  expect(texts).toEqual({ nav: { home: "Start", news: "News" }, title: "Title", stop: "" });
  expect(missing).toEqual(["nav.news", "title"]);
  expect(completeTexts(undefined, english)).toEqual({ texts: english, missing: ["nav.home", "nav.news", "title"] });
  expect(completeTexts(english, english).missing).toEqual([]);
});
