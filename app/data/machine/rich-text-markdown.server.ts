import type { Media } from "#cms/config/payload-types.ts";
import { isData, type Data } from "#cms/schema/data.ts";
import { linkAddress } from "#shared/lib/address.ts";
import { link, plain } from "#app/lib/markdown.ts";
import { largestAddress } from "#app/lib/picture.ts";
import { fileView, pictureView } from "../content/pictures.server.ts";

const BOLD = 1;
const ITALIC = 2;
const CODE = 16;

/** Converts a text's links to whole addresses. */
interface Addresses {
  /** Of a page of the site, in the page's language. */
  page: (path: string) => string;
  /** Of a file. */
  file: (path: string) => string;
}

/** A rich text of the content system as Markdown, with whole addresses. */
export function richTextMarkdown(data: unknown, addresses: Addresses): string {
  const root = isData(data) ? data["root"] : undefined;
  return isData(root) ? blocks(childrenOf(root), addresses).join("\n\n") : "";
}

function childrenOf(node: Data): Data[] {
  return Array.isArray(node["children"]) ? node["children"].filter(isData) : [];
}

function blocks(nodes: Data[], addresses: Addresses): string[] {
  return nodes.map((node) => block(node, addresses)).filter(Boolean);
}

function block(node: Data, addresses: Addresses): string {
  switch (node["type"]) {
    case "heading":
      return `${"#".repeat(Number(String(node["tag"]).slice(1)) || 2)} ${inline(node, addresses)}`;
    case "list":
      return list(node, addresses, "");
    case "quote":
      return `> ${inline(node, addresses).replaceAll("\n", "\n> ")}`;
    case "horizontalrule":
      return "---";
    case "table":
      return tableOf(node, addresses);
    case "upload":
      return upload(node, addresses);
    default:
      return inline(node, addresses);
  }
}

function list(node: Data, addresses: Addresses, indent: string): string {
  const numbered = node["listType"] === "number";
  return childrenOf(node)
    .map((item, index) => {
      const inner = childrenOf(item).filter(({ type }) => type === "list");
      const words = inline({ ...item, children: childrenOf(item).filter(({ type }) => type !== "list") }, addresses);
      const line = words && `${indent}${numbered ? `${index + 1}.` : "-"} ${words}`;
      return [line, ...inner.map((one) => list(one, addresses, `${indent}   `))].filter(Boolean).join("\n");
    })
    .join("\n");
}

function tableOf(node: Data, addresses: Addresses): string {
  const rows = childrenOf(node).map((row) =>
    childrenOf(row).map((cell) => blocks(childrenOf(cell), addresses).join(" ").replaceAll("\n", " ")),
  );
  const [head = [], ...body] = rows;
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

function upload({ value, fields }: Data, { file }: Addresses): string {
  const media = isData(value) ? (value as unknown as Media) : null;
  const caption = isData(fields) && typeof fields["caption"] === "string" ? fields["caption"] : "";
  const picture = pictureView(media);
  if (picture) return `!${link(caption || picture.alt, file(largestAddress(picture)))}`;
  const view = fileView(media);
  return view ? link(caption || media?.alt || view.name, file(view.url)) : "";
}

function inline(node: Data, addresses: Addresses): string {
  return childrenOf(node)
    .map((child) => {
      switch (child["type"]) {
        case "linebreak":
          return "\\\n";
        case "link":
        case "autolink": {
          const { fields } = child;
          const address = linkAddress(isData(fields) ? String(fields["url"] ?? "") : "");
          const words = inline(child, addresses);
          return address ? `[${words}](${address.onSite ? addresses.page(address.href) : address.href})` : words;
        }
        case "text":
          return withStyles(String(child["text"] ?? ""), Number(child["format"]));
        default:
          return inline(child, addresses);
      }
    })
    .join("");
}

/** @param format the editor's sum of styles */
function withStyles(text: string, format: number): string {
  if ((format & CODE) !== 0) return `\`${text.replaceAll("`", "ˋ")}\``;
  const words = text.trim();
  const mark = `${(format & BOLD) === 0 ? "" : "**"}${(format & ITALIC) === 0 ? "" : "*"}`;
  if (!words || !mark) return plain(text);
  const start = text.indexOf(words);
  return text.slice(0, start) + mark + plain(words) + [...mark].toReversed().join("") + text.slice(start + words.length);
}
