import { afterEach, expect, it, vi } from "vitest";
import en from "#app/i18n/locales/en.ts";
import { fingerprint } from "#app/lib/fingerprint.ts";
import { firstTexts, latestTexts } from "./stored-texts.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

/** A browser that has kept texts, and what the site answers for them; null where it cannot be reached. */
function browserWith(stored: Record<string, string>, answer: object | null) {
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null, setItem: () => undefined });
  vi.stubGlobal("fetch", async () => {
    if (!answer) throw new TypeError("Failed to fetch");
    return Response.json(answer);
  });
}

it("takes the texts that the browser has kept where they are those of the page, and no others", async () => {
  const stored = '{"nav":{"news":"Kept"}}';
  browserWith({ "locale:en": stored }, { nav: { news: "Of the page" } });
  expect(await firstTexts("en", fingerprint(stored))).toEqual({ nav: { news: "Kept" } });
  expect(await firstTexts("en", "those of the page")).toEqual({ nav: { news: "Of the page" } });
});

it("lays translations that are kept on their own over those of the site", async () => {
  browserWith({ "locale:overrides:en": '{"nav.news":"My news","nav.home":3}' }, { nav: { news: "News", home: "Home" } });
  const texts = await firstTexts("en", "those of the page");
  expect(await latestTexts("en", texts)).toEqual({ nav: { news: "My news", home: "Home" } });
});

it("has the texts of its build where the site cannot be reached", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  browserWith({}, null);
  expect((await firstTexts("en", "those of the page"))["nav"]).toMatchObject({ news: en.nav.news });
});
