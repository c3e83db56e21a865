import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TextProvider } from "#app/i18n/index.ts";
import en from "#app/i18n/locales/en.ts";
import { TextStore } from "#app/i18n/texts.ts";
import { InUse } from "./in-use.tsx";

const tagline = "One year on one battery";
const features = [{ title: "IP67", text: "Sealed by a gasket." }];
const scenarios = [{ title: "Trailers", text: "Reports on schedule without power." }];
const inUse = { name: "a9-use.webp", version: "1", width: 1200, height: 900, alt: "The A9 on a container door" };

function htmlOf(product: Parameters<typeof InUse>[0]["product"]): string {
  return renderToStaticMarkup(
    <TextProvider store={new TextStore(en)}>
      <InUse product={product} />
    </TextProvider>,
  );
}

describe("what a product is used for", () => {
  it("is its picture at work and, under its own words, its features and its scenarios", () => {
    const html = htmlOf({ tagline, features, scenarios, inUse });
    const order = ['alt="The A9 on a container door"', tagline, "IP67", "Trailers"].map((words) => html.indexOf(words));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order[0]).toBeGreaterThan(-1);
  });

  it("is said without a picture, too, and not at all where nothing is known", () => {
    const html = htmlOf({ tagline, features: [], scenarios, inUse: null });
    expect(html).toContain("Trailers");
    expect(html).not.toContain("<img");
    expect(htmlOf({ tagline, features: [], scenarios: [], inUse: null })).toBe("");
  });
});
