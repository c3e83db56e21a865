import type { LexicalRichTextAdapter } from "@payloadcms/richtext-lexical";
import { ValidationError } from "payload";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { isLinkAddress } from "./link-address.ts";

type Rule = LexicalRichTextAdapter["validate"];
type BeforeValidate = NonNullable<NonNullable<LexicalRichTextAdapter["hooks"]>["beforeValidate"]>[number];

/** The longest caption of a picture in a long text, in characters. */
export const LONGEST_CAPTION = 240;

const NOT_IN_LIBRARY: Bilingual = {
  zh: "文中有一张图片不在媒体库里。请把它删掉，先加到媒体库，再从媒体库放进来。",
  en: "A picture in the text is not in the media library. Take it out, add it to the media library, then put it in from there.",
};
const CAPTION: Bilingual = {
  zh: `文中有一张图片的图注太长，最多 ${LONGEST_CAPTION} 字。`,
  en: `The caption of a picture in the text is too long. It may have ${LONGEST_CAPTION} characters.`,
};
/** Characters of a link's words and of its address by which it is named. */
const LONGEST_NAMED = 40;

/** What is said of a link that may not be, with its words and address by which it is found. */
function ofLink({ words, address }: WrongLink): Bilingual {
  const [said, to] = [shortened(words), shortened(address)];
  return {
    zh: `文中的链接“${said}”地址没写对：“${to}”。请填写站内路径，或完整的网址、邮箱、电话地址，不含空格。`,
    en: `The link “${said}” in the text has no proper address: “${to}”. Write a path on this site, or a complete web, mail or phone address, without spaces.`,
  };
}

function shortened(text: string): string {
  const letters = [...text.trim()];
  return letters.length > LONGEST_NAMED ? `${letters.slice(0, LONGEST_NAMED).join("")}…` : letters.join("");
}

/** A link that may not be. */
interface WrongLink {
  words: string;
  address: string;
}

/** What the editor says of a part of a long text: which kind of part it is, and what of it is wrong. */
const OF_A_PART = /^(?<kind>\w+) node failed to validate: (?<fault>.*)$/s;
/** What it says of a part whose own fields are wrong. */
const OF_ITS_FIELDS = "The following fields are invalid";

/**
 * The links of a long text that may not be, in its order, whatever kind of link has them: the editor asks its own rule of none but those
 * that it would make itself.
 */
function wrongLinks(text: unknown): WrongLink[] {
  const wrong: WrongLink[] = [];
  const rest: unknown[] = [text];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const { type, fields } = node as { type?: unknown; fields?: { linkType?: unknown; url?: unknown } | null };
    const isLink = typeof type === "string" && type.endsWith("link");
    if (isLink && fields && (fields.linkType === "custom" || (fields.url !== undefined && fields.url !== null))) {
      const address = String(fields.url ?? "");
      if (!isLinkAddress(address)) wrong.push({ words: wordsIn(node), address });
    }
    rest.push(...Object.values(node).toReversed());
  }
  return wrong;
}

/** The words of a part of a long text. */
function wordsIn(node: object): string {
  const { text, children } = node as { text?: unknown; children?: unknown };
  if (typeof text === "string") return text;
  return Array.isArray(children)
    ? children.map((child) => (typeof child === "object" && child ? wordsIn(child as object) : "")).join("")
    : "";
}

/** Refuses links that may not be, in drafts as well, of which Payload asks no rules. Those that were stored before stay until they are published. */
export const refuseLinks: BeforeValidate = ({ collection, field, global, path, previousSiblingDoc, req, value }) => {
  const before = previousSiblingDoc as Record<string, unknown> | undefined;
  const stored = new Set(wrongLinks(before?.[field.name ?? ""]).map(({ address }) => address));
  const wrong = wrongLinks(value).find(({ address }) => !stored.has(address));
  if (!wrong) return value;
  const message = inLanguage(ofLink(wrong), req.i18n.language);
  const error = { path: path.join("."), message, ...(field.label && { label: field.label }) };
  const of = { ...(collection && { collection: collection.slug }), ...(global && { global: global.slug }) };
  throw new ValidationError({ ...of, errors: [error] }, req.t);
};

/** The editor's rule for long texts, which says what is wrong in plain words of the reader's language rather than in developers' English. */
export function inPlainWords(rule: Rule): Rule {
  return async (value, options) => {
    const answer = await rule(value, options);
    const [wrong] = wrongLinks(value);
    if (wrong) return inLanguage(ofLink(wrong), options.req.i18n.language);
    const { kind, fault = "" } = (typeof answer === "string" ? OF_A_PART.exec(answer)?.groups : undefined) ?? {};
    if (kind === undefined) return answer;
    const { language } = options.req.i18n;
    if (kind === "upload") return inLanguage(fault.startsWith(OF_ITS_FIELDS) ? CAPTION : NOT_IN_LIBRARY, language);
    return fault;
  };
}
