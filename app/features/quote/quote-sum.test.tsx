import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { QuoteSum } from "./quote-sum.tsx";
import type { ShownLine } from "./use-quote-page.ts";

const line = (quantity: number, more: Partial<ShownLine> = {}) =>
  ({ slug: `p${quantity}`, quantity, weight: 300, sampleDays: 3, leadDays: 15, use: {}, ...more }) as ShownLine;

/** The pieces, and the words below them. */
function sumOf(...lines: ShownLine[]): string[] {
  const router = createMemoryRouter([{ path: "/", element: <QuoteSum lines={lines} use={{ country: "", unread: "" }} /> }]);
  const html = renderToStaticMarkup(
    <TextProvider store={new TextStore(en)}>
      <RouterProvider router={router} />
    </TextProvider>,
  );
  const [, pieces = ""] = /quote-pieces[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  return [pieces, ...Array.from(html.matchAll(/<dt>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g), ([, label, value]) => `${label}: ${value}`)].map(
    (words) => words.replaceAll(/<[^>]+>/g, ""),
  );
}

it("the list's sum is of all its lines: pieces, weight, and the longest delivery", () => {
  expect(sumOf(line(1))).toEqual([
    "1 piece",
    "Products: Models: 1",
    "Net weight: 0.3 kg",
    "Samples: leave within 3 days",
    "Standard lead time: 15 days",
  ]);
  expect(sumOf(line(2), line(1500, { weight: 40, sampleDays: 5, leadDays: 10 }))).toEqual([
    "1,502 pieces",
    "Products: Models: 2",
    "Net weight: 60.6 kg",
    "Samples: leave within 5 days",
    "Standard lead time: 15 days",
  ]);
});

it("a light list is weighed to the gram, a heavy one to a hundred grams", () => {
  expect(sumOf(line(1, { weight: 47 }))).toContain("Net weight: 0.047 kg");
  expect(sumOf(line(3, { weight: 1234 }))).toContain("Net weight: 3.7 kg");
});

it("what is not known of one product is said of none", () => {
  const labelsOf = (...lines: ShownLine[]) => sumOf(...lines).map((row) => row.split(":", 1)[0]);
  expect(labelsOf(line(2), line(3, { weight: null }))).toEqual(["5 pieces", "Products", "Samples", "Standard lead time"]);
  expect(labelsOf(line(2), line(3, { leadDays: null }))).toEqual(["5 pieces", "Products", "Net weight", "Samples"]);
  expect(labelsOf(line(2, { sampleDays: null }), line(3))).toEqual(["5 pieces", "Products", "Net weight", "Standard lead time"]);
});
