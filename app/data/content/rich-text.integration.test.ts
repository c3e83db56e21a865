import { expect, it, vi } from "vitest";
import type { Language } from "#shared/languages.ts";
import type { Heading } from "./heading-ids.ts";
import { richTextHtml } from "./rich-text.server.ts";

vi.mock("#cms/config/settings.ts", () => ({ settings: { siteUrl: "http://localhost" } }));

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

it("shows a picture and a film, and links to any other file with what it is", () => {
  const upload = (value: object, caption = "") => ({ type: "upload", relationTo: "media", value, fields: { caption }, version: 1 });
  const html = (value: object, caption: string, language: Language) =>
    richTextHtml({ root: { type: "root", children: [upload(value, caption)] } }, language);
  const file = { id: 7, updatedAt: "2026-01-01T00:00:00.000Z", filesize: 1_800_000, alt: "A & B" };
  expect(html({ ...file, filename: "a.png", mimeType: "image/png", width: 80, height: 60 }, "One", "en")).toMatch(
    /^<figure><img [^>]+ alt="A &amp; B" [^>]+><figcaption>One<\/figcaption><\/figure>$/,
  );
  expect(html({ ...file, filename: "a b.mp4", mimeType: "video/mp4" }, "", "en")).toMatch(
    /^<figure><video src="\/api\/media\/file\/a%20b\.mp4\?v=7-\w+" controls playsinline preload="metadata" aria-label="A &amp; B"><a /,
  );
  const paper = { ...file, filename: "paper.pdf", mimeType: "application/pdf" };
  expect(html(paper, "Data <sheet>", "en")).toMatch(
    /^<p><a href="\/api\/media\/file\/paper\.pdf\?v=7-\w+">Data &lt;sheet&gt;<\/a> \(PDF, 1\.8 MB\)<\/p>$/,
  );
  expect(html({ ...paper, alt: "" }, "", "zh")).toMatch(/>paper\.pdf<\/a>（PDF，1\.8 MB）<\/p>$/);
  expect(html({ ...file, filename: "model.glb", mimeType: "model/gltf-binary" }, "", "en")).toContain("(GLB, 1.8 MB)");
});

it("names the columns of a table in its cells, where there are more than a phone has room for and none spans others", () => {
  const cell = (words: string, headerState = 0, colSpan = 1) => {
    const paragraph = { type: "paragraph", version: 1, children: [text(words)] };
    return { type: "tablecell", headerState, colSpan, rowSpan: 1, version: 1, children: [paragraph] };
  };
  const tableOf = (...rows: object[][]) => ({
    type: "table",
    version: 1,
    children: rows.map((children) => ({ type: "tablerow", version: 1, children })),
  });
  const html = (...rows: object[][]) => richTextHtml({ root: { type: "root", children: [tableOf(...rows)] } }, "en");
  const heads = ["Layer", "Minimum & more", "Approval"].map((words) => cell(words, 1));
  expect(html(heads, [cell("Housing"), cell("1,000"), cell("15 days")])).toBe(
    '<div class="table" role="group" aria-label="Layer, Minimum &amp; more, Approval" tabindex="0"><table class="stacked-rows">' +
      '<thead><tr><th scope="col"><p>Layer</p></th><th scope="col"><p>Minimum &amp; more</p></th><th scope="col"><p>Approval</p></th></tr></thead>' +
      '<tbody><tr><th scope="row"><p>Housing</p></th><td data-label="Minimum &amp; more"><p>1,000</p></td><td data-label="Approval"><p>15 days</p></td></tr></tbody>' +
      "</table></div>",
  );
  const few = html(heads.slice(1), [cell("1,000"), cell("15 days")]);
  const spanned = html(heads, [cell("Housing"), cell("any", 0, 2)]);
  const headless = html([cell("a"), cell("b"), cell("c")]);
  for (const table of [few, spanned, headless]) expect(table).not.toMatch(/stacked-rows|data-label/);
  expect(headless).not.toContain("<thead>");
});

it("makes each heading a link to itself where it is asked for, and tells those of level 2", () => {
  const heading = (tag: string, children: unknown[]) => ({ type: "heading", tag, children, version: 1 });
  const link = { type: "link", fields: { url: "/contact" }, children: [text("Contact")], version: 1 };
  const data = {
    root: { type: "root", children: [heading("h2", [text("A & B")]), heading("h3", [text("A & B")]), heading("h2", [link])] },
  };
  const headings: Heading[] = [];
  expect(richTextHtml(data, "en", headings)).toBe(
    '<h2 id="h-a-b"><a class="heading-link" href="#h-a-b">A &amp; B</a></h2>' +
      '<h3 id="h-a-b-2"><a class="heading-link" href="#h-a-b-2">A &amp; B</a></h3>' +
      '<h2 id="h-contact"><a href="/en/contact">Contact</a></h2>',
  );
  expect(headings).toEqual([
    { id: "h-a-b", text: "A & B" },
    { id: "h-contact", text: "Contact" },
  ]);
  expect(richTextHtml(data, "en")).toContain("<h2>A &amp; B</h2>");
});
