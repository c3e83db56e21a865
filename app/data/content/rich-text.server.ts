import { inBrackets } from "#shared/specification/format.ts";
import type { SerializedEditorState, SerializedLexicalNode } from "@payloadcms/richtext-lexical/lexical";
import { convertLexicalToHTML, type HTMLConvertersFunction } from "@payloadcms/richtext-lexical/html";
import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";
import { kindOfType } from "#cms/lib/file-kinds.ts";
import type { Media } from "#cms/config/payload-types.ts";
import { listComma, localPath, type Language } from "#shared/languages.ts";
import { linkAddress } from "#shared/lib/address.ts";
import { splitAtAddresses } from "#shared/lib/contact.ts";
import { escapeHtml } from "#shared/lib/html.ts";
import { formatSize } from "#app/lib/format/file-size.ts";
import { pictureTag } from "#app/lib/picture.ts";
import { headingIds, type Heading } from "./heading-ids.ts";
import { fileView, pictureView } from "./pictures.server.ts";

/** Layout width of a picture in running text, in CSS pixels. */
const TEXT_WIDTH = 690;

/** What the converter writes into tags of its own accord. */
const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?) style="[^"<>]*"/g;

/** What the editor's table cells say of a header that stands at the left of its row. */
const HEADS_ITS_ROW = 2;

/** A rich text without its form: paragraphs, headings and cells parted by line breaks and bars. */
export function richTextPlain(data: unknown): string {
  return data ? convertLexicalToPlaintext({ data: data as SerializedEditorState }) : "";
}

/** The paragraphs of a rich text without its form; its headings, lists and tables are left out. */
export function paragraphsOf(data: unknown): string[] {
  if (!data) return [];
  const { root } = data as SerializedEditorState;
  return root.children.flatMap((node) =>
    node.type === "paragraph" ? richTextPlain({ root: Object.assign({}, root, { children: [node] }) }).trim() || [] : [],
  );
}

/**
 * The HTML of a rich text. Headings, links and text are escaped by the converter; links inside the site get the page's
 * language, others open safely; pictures come in the layout's sizes, films can be played, and other files are linked to.
 * @param headings takes those of level 2; given, each heading has an id and is a link to itself
 */
export function richTextHtml(data: unknown, language: Language, headings?: Heading[]): string {
  if (!data) return "";
  const idOf = headingIds();
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    text: (text) => (typeof defaultConverters.text === "function" ? withMailLinks(defaultConverters.text(text)) : ""),
    link: ({ node, nodesToHTML }) =>
      linkTag(String(node.fields.url ?? ""), nodesToHTML({ nodes: node.children, converters: defaultConverters }).join(""), language),
    autolink: ({ node, nodesToHTML }) =>
      linkTag(String(node.fields.url ?? ""), nodesToHTML({ nodes: node.children, converters: defaultConverters }).join(""), language),
    ...(headings && {
      heading: ({ node, nodesToHTML }) => {
        const text = richTextOf({ children: [node] });
        const id = idOf(text);
        if (node.tag === "h2") headings.push({ id, text });
        return headingTag(node.tag, id, nodesToHTML({ nodes: node.children }).join(""));
      },
    }),
    upload: ({ node }) => {
      const upload = typeof node.value === "object" ? (node.value as unknown as Media) : null;
      const caption = typeof node.fields?.["caption"] === "string" ? node.fields["caption"] : "";
      return uploadHtml(upload, caption, language);
    },
    table: ({ node, nodesToHTML }) =>
      tableHtml(withRowHeads(node.children as TableRow[]), (nodes) => nodesToHTML({ nodes }).join(""), language),
  });
  const html = convertLexicalToHTML({ converters, data: data as SerializedEditorState, disableContainer: true });
  // The page's policy forbids them; text that looks like one has no angle bracket before it.
  return html.replace(STYLE_ATTRIBUTE, "$1");
}

/** The HTML of a text with its addresses as links. */
function withMailLinks(html: string): string {
  const parts = splitAtAddresses(html);
  return parts.map((part, index) => (index % 2 === 0 ? part : `<a translate="no" href="mailto:${part}">${part}</a>`)).join("");
}

/** A heading that can be linked to; one that holds a link already has its id alone. */
function headingTag(tag: string, id: string, content: string): string {
  return `<${tag} id="${id}">${content.includes("<a ") ? content : `<a class="heading-link" href="#${id}">${content}</a>`}</${tag}>`;
}

/** A file of the library within a text: a picture or a film in a figure, any other as a link that tells its kind. */
function uploadHtml(upload: Media | null, caption: string, language: Language): string {
  const figure = (content: string) => `<figure>${content}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>`;
  const picture = pictureView(upload);
  if (picture) return figure(pictureTag(picture, `(min-width: 62rem) ${TEXT_WIDTH}px, 92vw`));
  const file = fileView(upload);
  if (!upload || !file) return "";
  const address = escapeHtml(file.url);
  const name = escapeHtml(caption || upload.alt || file.name);
  if (kindOfType(upload.mimeType ?? "") === "film")
    return figure(
      `<video src="${address}" controls playsinline preload="metadata" aria-label="${name}"><a href="${address}">${name}</a></video>`,
    );
  const about = [file.name.split(".").at(-1)?.toUpperCase() ?? "", formatSize(file.size, language)].map(escapeHtml);
  return `<p><a href="${address}">${name}</a>${inBrackets(about.join(listComma(language)), language)}</p>`;
}

interface TableCell {
  type: string;
  version: number;
  headerState: number;
  colSpan?: number;
  rowSpan?: number;
  children: SerializedLexicalNode[];
}
interface TableRow extends Omit<TableCell, "headerState" | "children"> {
  children: TableCell[];
}

/** The rows of a table; where only its first one has headers, which most editors leave at that, the first cell of each other heads its row. */
function withRowHeads([head, ...rows]: TableRow[]): TableRow[] {
  const isHead = ({ headerState }: TableCell) => headerState !== 0;
  if (!head?.children.every(isHead) || rows.some(({ children }) => children.some(isHead))) return head ? [head, ...rows] : [];
  const headed = rows.map((row) => ({
    ...row,
    children: row.children.map((cell, column) => (column === 0 ? { ...cell, headerState: HEADS_ITS_ROW } : cell)),
  }));
  return [head, ...headed];
}

/** The words of a part of a rich text. */
function richTextOf(node: { children: unknown[] }): string {
  return richTextPlain({ root: { type: "root", children: node.children } }).trim();
}

/** Columns of a table up to which a phone has room for them side by side. */
const FEW_COLUMNS = 2;

/**
 * A table, named by the heads of its columns. Where each of these heads one cell of each row, the cells say it, for phones, on which rows
 * stand as blocks (`stacked-rows.css`).
 */
function tableHtml(rows: TableRow[], htmlOf: (nodes: SerializedLexicalNode[]) => string, language: Language): string {
  const [first] = rows;
  const names = (first?.children ?? []).map(richTextOf);
  const hasHead = first?.children.every(({ headerState }) => headerState !== 0) ?? false;
  const isStacked =
    hasHead &&
    names.length > FEW_COLUMNS &&
    rows.every(
      ({ children }) => children.length === names.length && children.every(({ colSpan = 1, rowSpan = 1 }) => colSpan * rowSpan === 1),
    );
  const rowHtml = ({ children }: TableRow, labels: string[]) =>
    `<tr>${children.map((cell, column) => cellTag(cell, htmlOf(cell.children), labels[column])).join("")}</tr>`;
  const bodyRows = hasHead ? rows.slice(1) : rows;
  const head = hasHead && first ? `<thead>${rowHtml(first, [])}</thead>` : "";
  const body = `<tbody>${bodyRows.map((row) => rowHtml(row, isStacked ? names : [])).join("")}</tbody>`;
  const table = `<table${isStacked ? ' class="stacked-rows"' : ""}>${head}${body}</table>`;
  return `<div class="table" role="group" aria-label="${escapeHtml(names.join(listComma(language)))}" tabindex="0">${table}</div>`;
}

/**
 * A cell of a table in the page's style, without styles pasted into the editor.
 * @param label the name of its column, for a value
 */
function cellTag({ headerState, colSpan, rowSpan }: TableCell, content: string, label?: string): string {
  const spans = `${colSpan && colSpan > 1 ? ` colspan="${colSpan}"` : ""}${rowSpan && rowSpan > 1 ? ` rowspan="${rowSpan}"` : ""}`;
  if (headerState === 0) return `<td${spans}${label ? ` data-label="${escapeHtml(label)}"` : ""}>${content}</td>`;
  return `<th scope="${headerState === HEADS_ITS_ROW ? "row" : "col"}"${spans}>${content}</th>`;
}

/** Only an address that may be linked becomes a link; any other stays text. */
function linkTag(url: string, content: string, language: Language): string {
  const address = linkAddress(url);
  if (!address) return content;
  if (address.onSite) return `<a href="${escapeHtml(localPath(address.href, language))}">${content}</a>`;
  return `<a href="${escapeHtml(address.href)}" rel="noopener">${content}</a>`;
}
