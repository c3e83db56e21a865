import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ScenariosPanel } from "./scenarios-panel.tsx";

const scenarios = [{ title: "Trailers", text: "Reports on schedule without power." }];
const inUse = { name: "a9-use.webp", version: "1", width: 1200, height: 900, alt: "The A9 on a container door" };

describe("the scenarios of a product", () => {
  it("come after the picture of the product at work", () => {
    const html = renderToStaticMarkup(<ScenariosPanel product={{ inUse, scenarios }} />);
    expect(html.indexOf('alt="The A9 on a container door"')).toBeGreaterThan(-1);
    expect(html.indexOf("Trailers")).toBeGreaterThan(html.indexOf("alt="));
  });

  it("stand alone when there is no such picture", () => {
    const html = renderToStaticMarkup(<ScenariosPanel product={{ inUse: null, scenarios }} />);
    expect(html).toContain("Trailers");
    expect(html).not.toContain("<img");
  });
});
