import { randomBytes } from "node:crypto";
import { convertMarkdownToLexical, editorConfigFactory } from "@payloadcms/richtext-lexical";
import type { Payload, RichTextField } from "payload";

/** A line of its own: `![description](file "caption")`. */
const PICTURE = /^!\[([^\]]*)\]\((\S+?)(?:\s+"([^"]*)")?\)$/;

/** A picture that a text contains. */
export interface TextPicture {
  file: string;
  alt: string;
}

/** The pictures that a Markdown text names. */
export function picturesIn(markdown: string): TextPicture[] {
  return markdown.split("\n").flatMap((line) => {
    const [, alt = "", file] = PICTURE.exec(line.trim()) ?? [];
    return file ? [{ file, alt }] : [];
  });
}

/**
 * Makes what turns Markdown into the editor's rich text.
 * @param uploads ids of the uploaded pictures, by file
 */
export function markdownReader(payload: Payload, uploads: (file: string) => number) {
  const field = payload.collections.articles.config.flattenedFields.find(({ name }) => name === "body") as RichTextField;
  const editorConfig = editorConfigFactory.fromField({ field });
  return (markdown: string) => {
    const blocks = splitAtPictures(markdown).flatMap((part): object[] => {
      const [, , file, caption] = PICTURE.exec(part) ?? [];
      if (file) return [pictureNode(uploads(file), caption ?? "")];
      return convertMarkdownToLexical({ editorConfig, markdown: tidyTables(part) }).root.children;
    });
    return { root: { type: "root", children: blocks, direction: "ltr" as const, format: "" as const, indent: 0, version: 1 } };
  };
}

/** The text between pictures, and the picture lines, in order. */
function splitAtPictures(markdown: string): string[] {
  const parts: string[] = [];
  let text: string[] = [];
  const endText = () => {
    const part = text.join("\n").trim();
    if (part) parts.push(part);
    text = [];
  };
  for (const line of markdown.split("\n")) {
    if (!PICTURE.test(line.trim())) {
      text.push(line);
      continue;
    }
    endText();
    parts.push(line.trim());
  }
  endText();
  return parts;
}

/** The converter keeps the blanks around a cell's text, which the editor shows. */
function tidyTables(markdown: string): string {
  return markdown.replaceAll(/^\|.*\|[ \t]*$/gm, (row) =>
    row
      .split("|")
      .map((cell) => cell.trim())
      .join("|"),
  );
}

function pictureNode(id: number, caption: string) {
  return {
    type: "upload",
    version: 3,
    format: "",
    id: randomBytes(12).toString("hex"),
    relationTo: "media",
    value: id,
    fields: { caption },
  };
}
