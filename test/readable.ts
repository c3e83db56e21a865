import { getDocumentProxy } from "unpdf";

/** Elements that begin a line of their own, with the prefix of their text. */
const LINES: Readonly<Record<string, string>> = {
  h1: "# ",
  h2: "## ",
  h3: "### ",
  h4: "#### ",
  li: "- ",
  dt: "* ",
  dd: "  ",
  option: "  ( ) ",
  ...Object.fromEntries(
    "address article aside blockquote button div dl fieldset figcaption figure footer form header label legend main nav ol p section select summary table tr ul"
      .split(" ")
      .map((name) => [name, ""]),
  ),
};
/** Elements whose text nobody reads. */
const UNREAD = /<(script|style|template|noscript)\b.*?<\/\1>/gs;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'", nbsp: " " };

const decode = (text: string) => text.replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const attribute = (tag: string, name: string) => decode(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** A text without what differs from one build, seed or port to the next: versions of files, moments of the last change, the site's address. */
export function withoutVersions(text: string): string {
  return text
    .replaceAll(/([?&](?:v|t))=[\w.-]+/g, "$1=…")
    .replaceAll(/\b20\d{6}\.\d{4} ?\([^()]+\)/g, "<revision>")
    .replaceAll(/#_R_\w+/g, "#…")
    .replaceAll(/(<(?:lastmod|updated)>|"(?:date_modified|changed)": ")[^<"]+/g, "$1…")
    .replaceAll(/http(:\/\/|%3A%2F%2F)127\.0\.0\.1(?::|%3A)\d+/g, "https$1site");
}

/**
 * What somebody reads in some HTML, a line for each block: headings with `#`, links with their addresses, pictures with their
 * alternative texts, cells of a row with `|` between them.
 */
export function readableHtml(html: string): string {
  let text = "";
  let link: string | null = null;
  for (const [token, name = ""] of html.replaceAll(UNREAD, "").matchAll(/<!--.*?-->|<\/?([a-z][\w-]*)(?:"[^"]*"|[^"<>])*>|[^<]+/gs)) {
    if (!token.startsWith("<")) text += decode(token.replaceAll(/\s+/g, " "));
    else if (name === "a") {
      // A link ends with its address, so that a changed target shows.
      if (!token.startsWith("</")) link = attribute(token, "href");
      else if (link) [text, link] = [`${text.trimEnd()} <${link}>`, null];
    } else if (name === "img" && attribute(token, "alt")) text += ` [picture: ${attribute(token, "alt")}] `;
    else if (name === "input" && attribute(token, "type") !== "hidden")
      text += ` [${attribute(token, "name")}: ${attribute(token, "value")}] `;
    else if (name === "svg" && attribute(token, "aria-label")) text += ` [drawing: ${attribute(token, "aria-label")}] `;
    else if ((name === "td" || name === "th") && token.startsWith("</")) text += " | ";
    else if (name === "br") text += "\n";
    else if (name === "small" && token.startsWith("<small")) text += " ";
    else if (name in LINES) text += `\n${token.startsWith("</") ? "" : LINES[name]}`;
  }
  return linesOf(text);
}

/** The lines of a text that are not empty, with single spaces. */
function linesOf(text: string): string {
  const lines = text.split("\n").map((line) =>
    line
      .replaceAll(/[ \u00A0\u2009\u202F]+/g, " ")
      .replaceAll("\u2060", "")
      .trim(),
  );
  return lines.filter((line) => /[^-#*|\s]/.test(line)).join("\n");
}

/** The lines of a PDF, from top to bottom, page by page. @throws Error when it is no PDF */
export async function readablePdf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(pdf);
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const rows = new Map<number, { x: number; text: string }[]>();
    for (const item of items) {
      if (!("str" in item) || !item.str.trim()) continue;
      const [x = 0, y = 0] = [item.transform[4], item.transform[5]] as number[];
      const row = Math.round(y / 2);
      rows.set(row, [...(rows.get(row) ?? []), { x, text: item.str }]);
    }
    const lines = [...rows].toSorted(([one], [other]) => other - one).map(([, cells]) => cells.toSorted((one, other) => one.x - other.x));
    pages.push(`-- page ${number}\n${linesOf(lines.map((cells) => cells.map(({ text }) => text).join(" ")).join("\n"))}`);
  }
  return pages.join("\n").normalize("NFKC");
}

/** The headers by which programs show, sort and answer a mail. */
const MAIL_HEADERS = ["From", "To", "Reply-To", "Subject", "Message-ID", "In-Reply-To", "References", "Auto-Submitted"];

/** A mail as it came over the wire: its headers, its text, and what somebody reads of its HTML. */
export function readableMail(mail: string): string {
  const [head = "", ...body] = mail.split("\r\n\r\n");
  const headers = new Map(
    head
      .replaceAll(/\r\n\s+/g, " ")
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const shown = MAIL_HEADERS.flatMap((name) => (headers.has(name) ? [`${name}: ${inLetters(headers.get(name) ?? "")}`] : []));
  const [, boundary] = /boundary="([^"]+)"/.exec(headers.get("Content-Type") ?? "") ?? [];
  const parts = boundary ? body.join("\r\n\r\n").split(`--${boundary}`).slice(1, -1) : [`${head}\r\n\r\n${body.join("\r\n\r\n")}`];
  const texts = parts.map((part) => {
    const text = bodyOf(part);
    const [, language] = /<html lang="([^"]+)"/.exec(text) ?? [];
    return /^Content-Type: text\/html/im.test(part)
      ? `== HTML${language ? ` in ${language}` : ""}\n${readableHtml(text.slice(Math.max(0, text.indexOf("<body"))))}`
      : `== text\n${text.trim()}`;
  });
  return [...shown, ...texts].join("\n").replaceAll(/<[\da-f]{8}-[\da-f-]{27}@/g, "<…@");
}

/** A header of a mail without its encoded words (RFC 2047). */
function inLetters(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/(?:=\?UTF-8\?B\?[^?]*\?=)+/g, (words) =>
      Buffer.concat(Array.from(words.matchAll(/B\?([^?]*)\?=/g), ([, word = ""]) => Buffer.from(word, "base64"))).toString(),
    )
    .replaceAll(/(?:=\?UTF-8\?Q\?[^?]*\?=)+/g, (words) =>
      quotedPrintable(Array.from(words.matchAll(/Q\?([^?]*)\?=/g), ([, word = ""]) => word.replaceAll("_", " ")).join("")),
    );
}

/** The text of a part of a mail. */
function bodyOf(part: string): string {
  const begin = part.indexOf("\r\n\r\n");
  const [, encoding] = /^Content-Transfer-Encoding: (\S+)/im.exec(part.slice(0, begin)) ?? [];
  const body = part.slice(begin).replaceAll("\r\n", "\n");
  return encoding === "base64" ? Buffer.from(body, "base64").toString() : encoding === "quoted-printable" ? quotedPrintable(body) : body;
}

function quotedPrintable(text: string): string {
  return text.replaceAll("=\n", "").replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());
}
