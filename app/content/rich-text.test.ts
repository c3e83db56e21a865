import { expect, it, vi } from "vitest";
import { richTextHtml } from "./rich-text.server.ts";

vi.mock("#cms/settings.ts", () => ({ settings: { siteUrl: "http://localhost" } }));

const text = (words: string, format = 0) => ({ type: "text", text: words, format, version: 1 });
const item = (children: unknown[], value = 1) => ({ type: "listitem", value, children, version: 1 });
const list = (children: unknown[]) => ({ type: "list", listType: "bullet", tag: "ul", children, version: 1 });

it("writes no styles into its tags, which the page's policy forbids, and leaves text that speaks of them", () => {
  const paragraph = { type: "paragraph", format: "center", indent: 2, version: 1, children: [text('a style="x" b', 8)] };
  const html = richTextHtml(
    { root: { type: "root", children: [paragraph, list([item([text("one")]), item([list([item([text("two")])])])])] } },
    "en",
  );
  expect(html).not.toMatch(/<[^>]+ style=/);
  expect(html).toContain("style=&quot;x&quot;");
  expect(html).toMatch(/nestedListItem/);
});
