import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCms, type TestCms } from "../../test/cms.ts";
import { isData, type Data } from "../schema/data.ts";
import type { RichText } from "./cell-value.ts";

let test: TestCms;
let richText: RichText;
beforeAll(async () => {
  test = await openCms(undefined, { seeded: true });
  const [{ richTextOf }, { References }] = await Promise.all([import("./rich-text.ts"), import("./record-names.ts")]);
  const references = new References(test.cms, {} as never);
  await references.read(["media"], {} as never);
  richText = richTextOf(test.cms, references);
}, 300_000);
afterAll(() => test?.close());

const text = (words: string, format = 0): Data => ({ type: "text", text: words, format, detail: 0, mode: "normal", style: "", version: 1 });
const lineBreak: Data = { type: "linebreak", version: 1 };
const node = (type: string, children: Data[], more: Data = {}): Data => ({
  type,
  children,
  direction: "ltr",
  format: "",
  indent: 0,
  version: 1,
  ...more,
});
const paragraph = (...children: Data[]) => node("paragraph", children);
const item = (value: number, ...children: Data[]) => node("listitem", children, { value });
const bullets = (...items: Data[]) => node("list", items, { listType: "bullet", tag: "ul", start: 1 });
const numbers = (start: number, ...items: Data[]) => node("list", items, { listType: "number", tag: "ol", start });
const link = (url: string, words: Data[], newTab = false) =>
  node("link", words, { fields: { linkType: "custom", newTab, url }, version: 3 });
const whole = (...children: Data[]) => ({ root: node("root", children) });

/** What a node says, without what each has of its own. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (!isData(value)) return value;
  const { type, children, fields, format, ...others } = value;
  const names = ["text", "tag", "listType", "start", "value", "headerState"].filter((name) => others[name] !== undefined);
  return {
    type,
    ...Object.fromEntries(names.map((name) => [name, isData(others[name]) ? (others[name] as { id?: unknown }).id : others[name]])),
    ...(format !== "" && format !== 0 && format !== undefined && { format }),
    ...(isData(fields) && { url: fields["url"], newTab: fields["newTab"], caption: fields["caption"] }),
    ...(Array.isArray(children) && { children: children.map(simplify) }),
  };
}
const blocksOf = (value: unknown) => simplify((value as { root: { children: Data[] } }).root.children);

describe("a long text", () => {
  const texts: [string, Data[]][] = [
    ["a line break", [paragraph(text("one"), lineBreak, text("two"))]],
    ["line breaks in a row", [paragraph(text("one"), lineBreak, lineBreak, text("two"))]],
    ["a line break between bold words", [paragraph(text("one", 1), lineBreak, text("two", 1))]],
    ["a line break in an item", [bullets(item(1, text("a"), lineBreak, text("more")), item(2, text("b")))]],
    ["a line break in a heading", [node("heading", [text("H"), lineBreak, text("I")], { tag: "h2" }), paragraph(text("a"))]],
    ["a line break in a quotation", [node("quote", [text("a"), lineBreak, text("b")]), paragraph(text("c"))]],
    ["a list in a list", [bullets(item(1, text("a")), item(2, bullets(item(1, text("b")), item(2, text("c")))), item(2, text("d")))]],
    [
      "lists of one kind in those of another",
      [
        numbers(
          1,
          item(1, text("a")),
          item(2, bullets(item(1, text("b")), item(2, numbers(1, item(1, text("c")), item(2, text("d")))), item(2, text("e")))),
          item(2, text("f")),
        ),
        paragraph(text("after")),
      ],
    ],
    ["a list that begins at three, and another", [numbers(3, item(3, text("a")), item(4, text("b"))), bullets(item(1, text("c")))]],
    ["links with brackets", [paragraph(text("see "), link("https://example.com/a_(b)_c", [text("A [b] (c)")]), text("."))]],
    ["a link that opens a new tab", [paragraph(link("https://example.com/", [text("A"), text("b", 1)], true))]],
    ["what is no link", [paragraph(text("[a](b), [x], ![y](z)"))]],
    [
      "what is no heading, list, quotation, table or rule",
      ["# a", "- a", "+ a", "1. a", "12) a", "> a", "| a | b |", "---"].map((words) => paragraph(text(words))),
    ],
    ["signs of Markdown", [paragraph(text("5 * 3 * 2, _x_, `c`, ~~s~~, C:\\dir\\*, <b> &amp;"))]],
    ["code", [paragraph(text("send "), text("a*b_c\\[d]", 16), text(" now"))]],
  ];

  it.each(texts)("comes back from Markdown as it was: %s", (_, blocks) => {
    expect(blocksOf(richText.read(richText.write(whole(...blocks))))).toEqual(simplify(blocks));
  });

  it.each([
    ["one\ntwo", [paragraph(text("one"), lineBreak, text("two"))]],
    ["- a\n  - b\n- c", [bullets(item(1, text("a")), item(2, bullets(item(1, text("b")))), item(2, text("c")))]],
    ["1) a\n   - b\n2) c", [numbers(1, item(1, text("a")), item(2, bullets(item(1, text("b")))), item(2, text("c")))]],
    ["> a\n> b", [node("quote", [text("a"), lineBreak, text("b")])]],
    ["[a](https://example.com/a_(b))", [paragraph(link("https://example.com/a_(b)", [text("a")]))]],
    ["[a [b] c](https://example.com/)", [paragraph(link("https://example.com/", [text("a [b] c")]))]],
    ["## H\na", [node("heading", [text("H")], { tag: "h2" }), paragraph(text("a"))]],
  ])("is read as people write it: %j", (markdown, blocks) => {
    expect(blocksOf(richText.read(markdown))).toEqual(simplify(blocks));
  });

  it("comes back as it was: every article there is, in both languages", async () => {
    const { docs } = await test.cms.find({ collection: "articles", locale: "all", depth: 0, pagination: false });
    const bodies = docs.flatMap(({ body }) => Object.values(body as unknown as Record<string, unknown>)).filter(isData);
    expect(bodies.length).toBeGreaterThan(10);
    for (const body of bodies) expect(blocksOf(richText.read(richText.write(body)))).toEqual(blocksOf(body));
  });
});

describe("what Markdown has no sign for", () => {
  const cell = (words: string, more: Data) =>
    node("tablecell", [paragraph(text(words))], { headerState: 0, colSpan: 1, rowSpan: 1, ...more });
  const table = (more: Data) =>
    node("table", [
      node("tablerow", [cell("a", { headerState: 1 }), cell("b", { headerState: 1 })]),
      node("tablerow", [cell("c", more), cell("d", {})]),
    ]);

  it.each([
    ["bold and italic together", paragraph(text("both", 3)), "bold and italic together"],
    ["underlining", paragraph(text("a", 8)), "underlining"],
    ["superscript", paragraph(text("m"), text("2", 64)), "superscript"],
    ["subscript", paragraph(text("CO"), text("2", 32)), "subscript"],
    ["merged cells", table({ colSpan: 2 }), "merged cells"],
    ["a header column", table({ headerState: 2 }), "a header column"],
    ["bold", paragraph(text("bold", 1), text(" and "), text("italic", 2)), null],
    ["a table", table({}), null],
  ])("is told of a stored text: %s", async (_, block, lostKinds) => {
    const { lostFormatting } = await import("./lost-formatting.ts");
    expect(lostFormatting(whole(block), richText)?.en ?? null).toBe(lostKinds);
  });
});
