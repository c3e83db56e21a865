import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { ProductView } from "#app/data/products.server.ts";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { FilesAndTerms } from "./files-and-terms.tsx";

const product = {
  slug: "t100",
  purchase: { minimumOrder: null, sampleDays: null, leadDays: null, warrantyMonths: null, note: "" },
  life: null,
} as unknown as ProductView;

/** The headings of the sections, in their order. */
function headingsOf(changed: Partial<ProductView>, downloads: string | null): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider store={new TextStore(en)}>
        <FilesAndTerms product={{ ...product, ...changed }} downloads={downloads} terms={[]} promise="" />
      </TextProvider>
    </MemoryRouter>,
  );
  return Array.from(html.matchAll(/<h2[^>]*>([^<]*)</g), ([, words = ""]) => words);
}

it("a product has a section for how it is bought and for its files, where there are any", () => {
  expect(headingsOf({}, "files")).toEqual(["Purchase and files"]);
  expect(headingsOf({}, null)).toEqual(["Purchase"]);
  const life = { stage: "ended", name: "Discontinued" } as unknown as NonNullable<ProductView["life"]>;
  expect(headingsOf({ life }, "files")).toEqual(["Downloads"]);
  expect(headingsOf({ life }, null)).toEqual([]);
});
