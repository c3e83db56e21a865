/** Pages of kinds of content that follow from their definition, as Markdown. */
import { bullets, link, plain } from "#app/lib/markdown.ts";
import { CONTENT } from "#shared/content/index.ts";
import { hasKind } from "#shared/definition/define.ts";
import { addresses } from "../addresses.ts";
import { kindListedAt, recordInShort } from "../content-pages.server.ts";
import { markdownRows } from "../definition/rows.server.ts";
import { listPageOf } from "../list-page.ts";
import { findRecord, readPage } from "../records.server.ts";
import { PROGRAM_PAGE_SIZE } from "./answer.server.ts";
import { bodyOf, listDocument, type Document } from "./document.server.ts";

/** The document of a list, or of a record below it. @param pattern of the page's path */
export function contentDocument(pattern: string): Document {
  const isRecord = pattern.endsWith("/:slug");
  const kind = kindListedAt(isRecord ? pattern.slice(0, pattern.lastIndexOf("/")) : pattern);
  return async ({ page, name, number }) => {
    if (!kind) return null;
    const addressOf = addresses(page);
    if (!isRecord) {
      const list = await readPage(kind, page.language, ["search"], number, PROGRAM_PAGE_SIZE);
      const heading = listPageOf(kind)?.title;
      if (!list || !heading) return null;
      return listDocument(page.t(heading), list, (record) => {
        const { title, summary } = recordInShort(kind, record, page);
        return `${link(title, `${addressOf(record.path ?? "/")}.md`)}: ${plain(summary)}`;
      });
    }
    const record = await findRecord(kind, page.language, name);
    if (!record) return null;
    const { fields } = CONTENT[kind];
    const { title, summary } = recordInShort(kind, record, page);
    const rows = markdownRows(fields, record, page);
    return {
      title,
      lead: [
        plain(summary),
        rows.length > 0 && bullets(rows.map(({ label, value }) => plain(`${label}: ${value}`))),
        hasKind(fields, "richText") && (await bodyOf(page, kind, name)),
      ],
      parts: [],
    };
  };
}
