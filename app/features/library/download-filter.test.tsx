import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import type { DownloadChoices, DownloadFilter } from "#app/data/downloads.server.ts";
import { DownloadTools } from "./download-filter.tsx";

const NONE = { kinds: [], types: [], products: [], languages: [] };

function renderFilter(choices: Partial<DownloadChoices>, filter: DownloadFilter = {}, kindName = ""): string {
  const tools = <DownloadTools filter={filter} choices={{ ...NONE, ...choices }} kindName={kindName} />;
  const Site = createRoutesStub([{ path: "*", Component: () => tools }]);
  return renderToStaticMarkup(
    <TextProvider store={new TextStore(en)}>
      <Site />
    </TextProvider>,
  );
}
const kind = (key: string, name: string, count = 1) => ({ key, name, count });
/** The words of the tabs, in their order. */
const tabsFor = (...parameters: Parameters<typeof renderFilter>) =>
  Array.from(renderFilter(...parameters).matchAll(/<a[^>]*class="tab"[^>]*>([^<]*)</g), ([, words = ""]) => words.trim());

it("has a tab for each purpose that there are files for, and none for a single one", () => {
  expect(tabsFor({ kinds: [kind("datasheet", "Datasheet"), kind("wiring", "Wiring")] })).toEqual(["All", "Datasheet", "Wiring"]);
  expect(tabsFor({ kinds: [kind("datasheet", "Datasheet")] })).toEqual([]);
  expect(tabsFor({})).toEqual([]);
});

it("keeps what an address names, though no file is left", () => {
  expect(tabsFor({ kinds: [kind("datasheet", "Datasheet")] }, { kind: "drawing" }, "Drawing")).toEqual(["All", "Datasheet", "Drawing"]);
  expect(renderFilter({ types: ["pdf"] }, { type: "archive" })).toMatch(/<option value="archive" selected="">/);
});

it("offers the formats, products and languages that there are files of alone", () => {
  const html = renderFilter({ types: ["pdf"], products: [{ slug: "v3", code: "V3" }], languages: ["en"] });
  expect(Array.from(html.matchAll(/<option value="(\w+)"/g), ([, value]) => value)).toEqual(["v3", "en", "pdf"]);
});

it("marks the tab of the kind that is shown, and “All” where none is", () => {
  const choices = { kinds: [kind("datasheet", "Datasheet"), kind("wiring", "Wiring")] };
  const currentOf = (filter: DownloadFilter) =>
    Array.from(renderFilter(choices, filter).matchAll(/<a(?=[^>]*aria-current)[^>]*class="tab"[^>]*>([^<]*)</g), ([, words = ""]) =>
      words.trim(),
    );
  expect(currentOf({})).toEqual(["All"]);
  expect(currentOf({ kind: "wiring" })).toEqual(["Wiring"]);
});
