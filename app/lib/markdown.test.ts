import { expect, it } from "vitest";
import { bullets, link, markdownAddress, markdownText, plain, table } from "./markdown.ts";

it.each([
  ["/", "/index.md"],
  ["/en", "/en/index.md"],
  ["/products/v3", "/products/v3.md"],
  ["/en/products/v3", "/en/products/v3.md"],
  ["/article/12", "/article/12.md"],
  ["/buy", null],
  ["/products/v3/datasheet.pdf", null],
  ["/products/v3.md", null],
])("the Markdown of %s is at %s", (page, address) => {
  expect(markdownAddress(page)).toBe(address);
});

it("says what a text says, whatever signs are in it", () => {
  expect(plain("a_b *c* [d] <e> f|g")).toBe(String.raw`a\_b \*c\* \[d\] \<e\> f\|g`);
  expect(plain("1. first")).toBe(String.raw`1\. first`);
  expect(plain("# no heading")).toBe(String.raw`\# no heading`);
  expect(plain("−40…+85 °C")).toBe("−40…+85 °C");
});

it("writes links, lists and tables", () => {
  expect(link("A [1]", "/a b(c)")).toBe(String.raw`[A \[1\]](/a%20b%28c%29)`);
  expect(bullets(["one", "two\nlines"])).toBe("- one\n- two lines");
  expect(table(["a", "b"], [["1", "x|y"]])).toBe("| a | b |\n| --- | --- |\n| 1 | x\\|y |");
});

it("leaves out a part without blocks", () => {
  const text = markdownText({
    title: "T",
    lead: ["lead", false],
    parts: [
      { heading: "Empty", blocks: ["", false] },
      { heading: "Full", blocks: ["words"] },
    ],
  });
  expect(text).toBe("# T\n\nlead\n\n## Full\n\nwords\n");
});
