import { expect, it } from "vitest";
import { richTextMarkdown } from "./rich-text-markdown.server.ts";

const BOLD = 1;
const addresses = { page: (path: string) => path, file: (path: string) => path };
const markdownOf = (text: string, format = 0) =>
  richTextMarkdown({ root: { type: "root", children: [{ type: "paragraph", children: [{ type: "text", text, format }] }] } }, addresses);

it("leaves the blanks around words outside of their marks", () => {
  expect(markdownOf(" bold words ", BOLD)).toBe(" **bold words** ");
  expect(markdownOf(" ", BOLD)).toBe(" ");
});

it("writes a long run of blanks at once", () => {
  const before = performance.now();
  expect(markdownOf(`a${" ".repeat(200_000)}b`)).toMatch(/^a +b$/);
  // It took a quarter of a minute, of the whole site.
  expect(performance.now() - before).toBeLessThan(5000);
});
