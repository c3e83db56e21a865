/** Pages as Markdown: which there are, and how their parts are written. */

import { languageOf, localPath, sitePath } from "#shared/languages.ts";
import { PLAIN_PAGES, SITE_PATHS } from "#shared/content/site-addresses.ts";

/** Paths of the pages that programs can have as Markdown, without language prefix; `.md` behind each is the address of that. The home page's is `/index.md`. */
const OWN_PAGES = [
  "/index",
  "/products",
  "/products/:slug",
  "/solutions",
  "/solutions/:slug",
  "/article",
  "/article/:id",
  "/services/faq",
  "/services/downloads",
  "/services/videos",
  "/services/videos/:slug",
  "/services/:slug",
  "/:slug",
] as const;
/** Those that documents are written for by hand; the others follow from definitions. */
export type OwnDocument = (typeof OWN_PAGES)[number];
export const MARKDOWN_PAGES: readonly string[] = [...OWN_PAGES, ...PLAIN_PAGES];

/** Pages that have none although a page of staff's could be at such a path: the site's own. */
const isPlainPage = (page: string) => SITE_PATHS.has(page) && !MARKDOWN_PAGES.includes(page);

const WITH_MARKDOWN = new RegExp(`^(?:${MARKDOWN_PAGES.map((page) => page.replaceAll(/:\w+/g, "[a-z0-9_-]+")).join("|")})$`);

/**
 * The address of a page's Markdown; null for a page that has none.
 * @param pathname of the page, with its language prefix
 */
export function markdownAddress(pathname: string): string | null {
  const path = sitePath(pathname.replace(/^(\/[a-z-]+)\/$/, "$1"));
  const page = path === "/" ? "/index" : path;
  return WITH_MARKDOWN.test(page) && !isPlainPage(page) ? `${localPath(page, languageOf(pathname))}.md` : null;
}

/** The start of a text that Markdown would read as a heading, a list or a quotation, up to the sign that makes it one. */
const BLOCK = /^(\s*\d*)([#\-+.)](?=[#\s]))/;

/** A text of a record as Markdown that says the same. */
export function plain(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`).replace(BLOCK, String.raw`$1\$2`);
}

/** A link. */
export function link(text: string, address: string): string {
  return `[${plain(text)}](${address.replaceAll(/\s/g, encodeURIComponent).replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

/** The lines of a text in one. */
function inOneLine(text: string): string {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ");
}

/** A list, one entry a line. Entries are Markdown already. */
export function bullets(entries: readonly string[]): string {
  return entries.map((entry) => `- ${inOneLine(entry)}`).join("\n");
}

/** A table. Cells are texts. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => inOneLine(plain(cell))).join(" | ")} |`;
  return [line(head), `| ${head.map(() => "---").join(" | ")} |`, ...rows.map(line)].join("\n");
}

/** A part of a document: its heading, and blocks of Markdown. A part without blocks is left out. */
export interface MarkdownPart {
  heading: string;
  blocks: readonly (string | false | null | undefined)[];
}

/** A whole document. */
export interface MarkdownDocument {
  title: string;
  /** Blocks of Markdown before the first part. */
  lead: readonly (string | false | null | undefined)[];
  parts: readonly MarkdownPart[];
}

/** The text of a document. */
export function markdownText({ title, lead, parts }: MarkdownDocument): string {
  const blocks = [
    `# ${plain(title)}`,
    ...lead,
    ...parts.flatMap(({ heading, blocks: within }) => (within.some(Boolean) ? [`## ${plain(heading)}`, ...within] : [])),
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}
