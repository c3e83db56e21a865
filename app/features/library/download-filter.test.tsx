import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import type { FileType } from "#shared/vocabulary/library.ts";
import { DownloadTools } from "./download-filter.tsx";

/** The words of the tabs, in their order. */
function tabsFor(types: FileType[], type?: FileType): string[] {
  const tools = <DownloadTools filter={{ type }} products={[]} kinds={[]} types={types} />;
  const Site = createRoutesStub([{ path: "*", Component: () => tools }]);
  const html = renderToStaticMarkup(
    <TextProvider store={new TextStore(en)}>
      <Site />
    </TextProvider>,
  );
  return Array.from(html.matchAll(/<a[^>]*class="tab"[^>]*>([^<]*)</g), ([, words = ""]) => words);
}

it("has a tab for each format that there are files of, and none for a single one", () => {
  expect(tabsFor(["excel", "pdf"])).toEqual(["All", "PDF document", "Excel sheet"]);
  expect(tabsFor(["pdf"])).toEqual([]);
  expect(tabsFor([])).toEqual([]);
});

it("keeps the tab that an address names, though no file is left", () => {
  expect(tabsFor(["pdf"], "archive")).toEqual(["All", "PDF document", "Archive"]);
});
