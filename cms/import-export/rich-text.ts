import { convertLexicalToMarkdown, editorConfigFactory } from "@payloadcms/richtext-lexical";
import type { Payload, RichTextField } from "payload";
import { isLongText } from "../schema/plain-words.ts";
import { markdownReader } from "../schema/markdown-reader.ts";
import { isData, type Data } from "../schema/data.ts";
import type { RichText } from "./cell-value.ts";
import { prepareForReading, prepareForWriting, restoreNodes, restoreMarkdown } from "./markdown-cell.ts";
import type { References } from "./record-names.ts";

/** Rich text as Markdown: a picture is a line `![](file "caption")`, with spaces in its name as %20. */
export function richTextOf(payload: Payload, references: References): RichText {
  const field = payload.collections.articles.config.flattenedFields.find(({ name }) => name === "body") as RichTextField;
  const editorConfig = editorConfigFactory.fromField({ field });
  const convert = markdownReader(payload, (file) => references.find("media", decodeURIComponent(file))?.id ?? 0);
  const pictureLine = (node: Data) => {
    const caption = isData(node["fields"]) && typeof node["fields"]["caption"] === "string" ? node["fields"]["caption"] : "";
    const file = encodeURI(references.nameOf("media", idOf(node["value"])));
    return `![](${file}${caption ? ` "${caption.replaceAll('"', "'")}"` : ""})`;
  };
  return {
    read: (markdown) => {
      const { root } = convert(prepareForReading(markdown));
      return { root: { ...root, children: restoreNodes(root.children as Data[]) } };
    },
    write: (value) => {
      const root = isLongText(value) ? value.root : {};
      const parts: string[] = [];
      let text: Data[] = [];
      const endText = () => {
        if (text.length === 0) return;
        parts.push(
          restoreMarkdown(
            convertLexicalToMarkdown({ editorConfig, data: { root: { ...root, children: prepareForWriting(text) } } as never }),
          ),
        );
        text = [];
      };
      for (const node of Array.isArray(root["children"]) ? (root["children"] as Data[]) : []) {
        if (node["type"] !== "upload") text.push(node);
        else {
          endText();
          parts.push(pictureLine(node));
        }
      }
      endText();
      return parts.join("\n\n");
    },
  };
}

function idOf(value: unknown): number {
  return Number(isData(value) ? value["id"] : value);
}
