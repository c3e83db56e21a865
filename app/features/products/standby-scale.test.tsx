import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { StandbyScale } from "./standby-scale.tsx";

type Product = ComponentProps<typeof StandbyScale>["products"][number];

const product = (code: string, days: number | null) =>
  ({
    slug: code.toLowerCase(),
    code,
    nameParts: ["tracker"],
    figures: days === null ? [] : [{ key: "standby", value: `${days} days`, number: days, condition: "one report a day" }],
  }) as unknown as Product;

/** The models in their order, and the numbers below the scale; nothing where there is no scale. */
function scaleOf(...products: Product[]): { models: string[]; numbers: string[] } {
  const Site = createRoutesStub([{ path: "*", Component: () => <StandbyScale products={products} /> }]);
  const html = renderToStaticMarkup(
    <TextProvider store={new TextStore(en)}>
      <Site />
    </TextProvider>,
  );
  const [, numbers = ""] = /class="standby-numbers[^>]*>(.*?)<\/p>/.exec(html) ?? [];
  return {
    models: Array.from(html.matchAll(/<span translate="no">(.*?)<\/span>/g), ([, code = ""]) => code),
    numbers: Array.from(numbers.matchAll(/<span>(.*?)<\/span>/g), ([, number = ""]) => number),
  };
}

it("the scale is a year long in quarters, and longer where a product lasts longer", () => {
  expect(scaleOf(product("B", 200), product("A", 30))).toEqual({ models: ["A", "B"], numbers: ["0", "91", "183", "274", "365"] });
  expect(scaleOf(product("A", 30), product("C", 1000)).numbers).toEqual(["0", "250", "500", "750", "1000"]);
});

it("needs two products that state their standby", () => {
  expect(scaleOf(product("A", 30), product("B", null))).toEqual({ models: [], numbers: [] });
});
