/** Measures the search engines of twelve languages in a process of their own, whose languages `tools/bench.ts` sets; prints its figures as JSON. */
import { searchEngine } from "#app/search/engine.ts";
import type { SearchEngine } from "#app/search/engine-types.ts";
import type { Need } from "#app/data/index/needs.server.ts";
import { TRADE_NEEDS } from "#cms/seed/trade-needs.ts";
import { byLanguage, LANGUAGES, type Language } from "#shared/languages.ts";
import { SEARCH_KINDS } from "#shared/vocabulary/search-kinds.ts";

const RECORDS = 5000;
const ROUNDS = 20;
const MEGABYTE = 1024 * 1024;

/** What people type: a need, a question, a slip, Chinese, a figure, a place, several things, nothing known. */
const QUERIES = [
  "cattle",
  "tracker does not report",
  "motorcicle",
  "冷链 集装箱",
  "冷连",
  "48 V",
  "brazil",
  "wired tracker for truck fleet container",
  "qwzxvk plonk",
  "Kuehlkette",
  "t",
];

/** The words of records: those of the trade, in each language that has them. */
const words = (language: Language): string[] =>
  TRADE_NEEDS.flatMap(({ words: all }) => ((all as Partial<Record<Language, string>>)[language] ?? all.en).split(", "));

function createEngine(language: Language, needs: readonly Need[]): SearchEngine {
  const engine = searchEngine();
  const all = words(language);
  const some = (start: number, count: number) =>
    Array.from({ length: count }, (_, index) => all[(start * 7 + index * 13) % all.length] ?? "");
  for (let id = 0; id < RECORDS; id += 1) {
    engine.put({
      key: `records:${id}`,
      kind: SEARCH_KINDS[id % SEARCH_KINDS.length] ?? "page",
      title: some(id, 3).join(" "),
      path: `/records/${id}`,
      excerpt: some(id + 1, 12).join(", "),
      names: some(id + 2, 2),
      words: some(id + 3, 8),
      texts: some(id + 4, 30),
      other: some(id + 5, 6),
    });
  }
  engine.setNeeds(needs);
  return engine;
}

const needs = TRADE_NEEDS.map(({ slug, name, words: all }, id): Need => {
  const textIn = (texts: Partial<Record<string, string>>) => byLanguage((language) => texts[language] ?? "");
  return { id, slug, order: id, name: textIn(name), words: textIn(all), abroad: "", note: textIn({}), answers: [`/records/${id}`] };
});
const engines = LANGUAGES.map((language) => createEngine(language, needs));
/** The first query of a process compiles the pattern of all needs. */
const startedAt = performance.now();
for (const engine of engines) engine.find("cattle", { limit: 8 });
const first = (performance.now() - startedAt) / engines.length;
const times = QUERIES.flatMap((query) =>
  Array.from({ length: ROUNDS }, () =>
    engines.map((engine) => {
      const start = performance.now();
      engine.find(query, { limit: 8 });
      return { query, milliseconds: performance.now() - start };
    }),
  ).flat(),
);
const sorted = times.toSorted((one, other) => one.milliseconds - other.milliseconds);
const part = (share: number) => sorted[Math.ceil(share * sorted.length) - 1];
console.log(
  JSON.stringify({
    languages: engines.length,
    records: RECORDS,
    p50: part(0.5)?.milliseconds,
    p99: part(0.99)?.milliseconds,
    worst: part(1),
    first,
    megabytes: process.memoryUsage().rss / MEGABYTE,
  }),
);
