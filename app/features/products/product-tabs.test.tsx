import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { ProductView } from "#app/data/products.server.ts";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { ProductTabs } from "./product-tabs.tsx";

const product = {
  slug: "t100",
  code: "T100",
  specs: [{ name: "General", rows: [{ key: "weight", name: "Weight", value: "62", unit: "g", condition: "" }] }],
  materials: [],
  packing: [],
  size: { width: 90, depth: 60, height: 25 },
  purchase: { minimumOrder: null, sampleDays: null, leadDays: null, warrantyMonths: null, note: "" },
  scenarios: [],
  inUse: null,
  life: null,
} as unknown as ProductView;

/** The words of the tabs of a page, in their order. */
function tabsOf(changed: Partial<ProductView>, downloads: string | null): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TextProvider store={new TextStore(en)}>
        <ProductTabs product={{ ...product, ...changed }} downloads={downloads} drawingHeight={600} terms={[]} promise="" />
      </TextProvider>
    </MemoryRouter>,
  );
  return Array.from(html.matchAll(/<a[^>]*class="tab"[^>]*>([^<]*)</g), ([, words = ""]) => words);
}

it("are those that have something in them", () => {
  expect(tabsOf({}, null)).toEqual(["Specifications", "Purchase"]);
  const scenarios = [{ title: "Trailers", text: "Reports without power." }] as ProductView["scenarios"];
  expect(tabsOf({ scenarios }, "files")).toEqual(["Application scenarios", "Specifications", "Downloads", "Purchase"]);
  const life = { stage: "ended", name: "Discontinued" } as unknown as NonNullable<ProductView["life"]>;
  expect(tabsOf({ life }, null)).toEqual(["Specifications"]);
});
