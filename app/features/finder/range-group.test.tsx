import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import type { RangeView } from "#app/data/finder/view-types.ts";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { RangeGroup } from "./range-group.tsx";

const RANGES = [
  { key: "weight", name: "Weight", unit: "g", ends: { min: 30, max: 400 }, chosen: { min: null, max: 120.5 } },
  { key: "battery_capacity", name: "Battery capacity", unit: "mAh", ends: { min: 500, max: 34_000 }, chosen: { min: 5000, max: null } },
] as const;

it.each(RANGES)("$name can be typed as well as slid, and says what is chosen", (range) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/en/products"]}>
      <TextProvider store={new TextStore(en)}>
        <RangeGroup range={{ ...range, bars: [{ count: 3, within: true }] } as unknown as RangeView} open={false} />
      </TextProvider>
    </MemoryRouter>,
  );
  const { key, name, unit, chosen } = range;
  const inputs = html.match(/<input\b[^>]*>/g) ?? [];
  for (const [end, word, value] of [
    ["from", "at least", chosen.min],
    ["to", "at most", chosen.max],
  ] as const) {
    const numberInputs = inputs.filter((input) => input.includes(`name="${key}-${end}"`));
    expect(numberInputs).toEqual([expect.stringMatching(/type="text".*inputMode="decimal"/)]);
    expect(numberInputs[0]).toContain(`aria-label="${name}, ${word} (${unit})"`);
    expect(numberInputs[0]).toContain(`value="${value ?? ""}"`);
  }
  // Nothing around the fields keeps them from being seen.
  expect(html).toContain('<details class="facet" open="">');
  expect(html).toContain('<div class="range-fields">');
  expect(html).not.toMatch(/when-|\shidden=/);
});
