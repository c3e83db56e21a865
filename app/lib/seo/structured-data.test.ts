import { expect, it } from "vitest";
import { graphText } from "./structured-data.ts";

it("a graph never ends the element that it stands in, and says what it was given", () => {
  const name = "Tracker </script><script>alert(1)</script><!-- & “A9”";
  const text = graphText([{ "@type": "Product", name }]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "Product", name }] });
});
