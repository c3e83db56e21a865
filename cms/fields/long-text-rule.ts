import { say } from "#shared/desk-texts/say.ts";
import type { LexicalRichTextAdapter } from "@payloadcms/richtext-lexical";
import { ValidationError } from "payload";
import { MAX_SENTENCE, sentencesOf } from "#shared/consistency/sentences.ts";
import { inLanguage, type Bilingual } from "../lib/i18n.ts";
import { isLinkAddress } from "./link-address.ts";

type Rule = LexicalRichTextAdapter["validate"];
type BeforeValidate = NonNullable<NonNullable<LexicalRichTextAdapter["hooks"]>["beforeValidate"]>[number];

/** Characters of the longest caption of a picture in a long text. */
export const MAX_CAPTION_LENGTH = 240;

const NOT_IN_LIBRARY: Bilingual = say(
  "A picture in the text is not in the media library. Take it out, add it to the media library, then put it in from there.",
);
const CAPTION: Bilingual = say("The caption of a picture in the text is too long. It may have {maxCaptionLength} characters.", {
  maxCaptionLength: MAX_CAPTION_LENGTH,
});
/** Characters of a link's text and address in a message. */
const MAX_LABEL_LENGTH = 40;

/** The message about a forbidden link, with its text and address so that staff finds it. */
function linkFault({ words, address }: WrongLink): Bilingual {
  const [label, target] = [shorten(words), shorten(address)];
  return say(
    "The link “{label}” in the text has no proper address: “{target}”. Write a path on this site, or a complete web, mail or phone address, without spaces.",
    { label, target },
  );
}

function shorten(text: string): string {
  const letters = [...text.trim()];
  return letters.length > MAX_LABEL_LENGTH ? `${letters.slice(0, MAX_LABEL_LENGTH).join("")}…` : letters.join("");
}

/** A forbidden link. */
interface WrongLink {
  words: string;
  address: string;
}

/** Characters of the longest text: some sixty pages. */
export const MAX_TEXT = 200_000;
/** Nesting of nodes: a list in a list has two levels, a table four. Recursive functions walk the text, so the depth is bounded. */
const MAX_DEPTH = 40;

export const TEXT_TOO_LONG: Bilingual = say("The text is too long. It may have {maxText} characters: make several of it.", {
  maxText: MAX_TEXT,
});
const TEXT_TOO_DEEP: Bilingual = say(
  "Parts of the text stand too deep within each other. There may be {maxDepth} levels, of which a list in a list takes two.",
  { maxDepth: MAX_DEPTH },
);
const LONG_SENTENCE: Bilingual = say("A sentence of the text has more than {maxSentence} characters. Divide it by full stops.", {
  maxSentence: MAX_SENTENCE,
});

/** The limit that a long text exceeds, whatever its source; null for none. */
function beyondBounds(value: unknown): Bilingual | null {
  let length = 0;
  let isLong = false;
  const rest: [part: unknown, depth: number][] = [[value, 0]];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const [part, depth] = next;
    if (typeof part !== "object" || part === null) continue;
    // The walk counts two levels for each node: the object, and the `children` array around it.
    if (depth > 2 * MAX_DEPTH + 2) return TEXT_TOO_DEEP;
    if ("text" in part && typeof part.text === "string") length += part.text.length;
    if (length > MAX_TEXT) return TEXT_TOO_LONG;
    if ("children" in part && Array.isArray(part.children)) isLong ||= hasLongSentence(part.children);
    for (const inner of Object.values(part)) rest.push([inner, depth + 1]);
  }
  return isLong ? LONG_SENTENCE : null;
}

/** Whether a sentence in one node, without the texts of its links, is too long. */
function hasLongSentence(parts: readonly unknown[]): boolean {
  const words = parts.map((part) => (typeof part === "object" && part !== null && "text" in part ? String(part.text) : "\n")).join("");
  // Checks the ends of sentences of all languages, because the language of the text is unknown here.
  const isShort = (sentence: string) => sentence.length <= MAX_SENTENCE;
  return words.length > MAX_SENTENCE && !sentencesOf(words, "zh").every(isShort) && !sentencesOf(words, "en").every(isShort);
}

/** Removes inline styles from the nodes, because they would reach the page's markup. */
function takeStylesAway(text: unknown): void {
  const rest = [text];
  for (let part = rest.pop(); part !== undefined; part = rest.pop()) {
    if (typeof part !== "object" || part === null) continue;
    for (const name of ["style", "textStyle"]) if (name in part) Object.assign(part, { [name]: "" });
    if ("backgroundColor" in part) Object.assign(part, { backgroundColor: null });
    for (const inner of Object.values(part)) if (typeof inner === "object") rest.push(inner);
  }
}

/** The editor's message about a node: its kind, and the fault. */
const OF_A_PART = /^(?<kind>\w+) node failed to validate: (?<fault>.*)$/s;
/** The message about a node with invalid fields. */
const OF_ITS_FIELDS = "The following fields are invalid";

/** The forbidden links of a long text, in its order. The editor itself validates only the links that it creates. */
function wrongLinks(text: unknown): WrongLink[] {
  const wrong: WrongLink[] = [];
  const rest: unknown[] = [text];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (typeof node !== "object" || node === null) continue;
    const { type, fields } = node as { type?: unknown; fields?: { linkType?: unknown; url?: unknown } | null };
    const isLink = typeof type === "string" && type.endsWith("link");
    if (isLink && fields && (fields.linkType === "custom" || (fields.url !== undefined && fields.url !== null))) {
      const address = String(fields.url ?? "");
      if (!isLinkAddress(address)) wrong.push({ words: textOf(node), address });
    }
    rest.push(...Object.values(node).toReversed());
  }
  return wrong;
}

/** The text of a node. */
function textOf(node: object): string {
  const { text, children } = node as { text?: unknown; children?: unknown };
  if (typeof text === "string") return text;
  return Array.isArray(children)
    ? children.map((child) => (typeof child === "object" && child ? textOf(child as object) : "")).join("")
    : "";
}

/**
 * Refuses texts that are too long or too deep, drafts included, and removes inline styles. Runs before everything that walks the text. An
 * older stored text stays until somebody changes it.
 */
export const boundTexts: BeforeValidate = ({ collection, field, global, path, previousSiblingDoc, req, value }) => {
  const beyond = beyondBounds(value);
  const before = (previousSiblingDoc as Record<string, unknown> | undefined)?.[field.name ?? ""];
  if (beyond && JSON.stringify(before) !== JSON.stringify(value)) {
    const error = { path: path.join("."), message: inLanguage(beyond, req.i18n.language), ...(field.label && { label: field.label }) };
    throw new ValidationError(
      { ...(collection && { collection: collection.slug }), ...(global && { global: global.slug }), errors: [error] },
      req.t,
    );
  }
  takeStylesAway(value);
  return value;
};

/** Refuses forbidden links, also in drafts, which Payload does not validate. Stored links stay until the record is published. */
export const refuseLinks: BeforeValidate = ({ collection, field, global, path, previousSiblingDoc, req, value }) => {
  const before = previousSiblingDoc as Record<string, unknown> | undefined;
  const stored = new Set(wrongLinks(before?.[field.name ?? ""]).map(({ address }) => address));
  const wrong = wrongLinks(value).find(({ address }) => !stored.has(address));
  if (!wrong) return value;
  const message = inLanguage(linkFault(wrong), req.i18n.language);
  const error = { path: path.join("."), message, ...(field.label && { label: field.label }) };
  const of = { ...(collection && { collection: collection.slug }), ...(global && { global: global.slug }) };
  throw new ValidationError({ ...of, errors: [error] }, req.t);
};

/** The editor's validation of long texts, with messages in the reader's language instead of developers' English. */
export function inPlainWords(rule: Rule): Rule {
  return async (value, options) => {
    const answer = await rule(value, options);
    const [wrong] = wrongLinks(value);
    if (wrong) return inLanguage(linkFault(wrong), options.req.i18n.language);
    const { kind, fault = "" } = (typeof answer === "string" ? OF_A_PART.exec(answer)?.groups : undefined) ?? {};
    if (kind === undefined) return answer;
    const { language } = options.req.i18n;
    if (kind === "upload") return inLanguage(fault.startsWith(OF_ITS_FIELDS) ? CAPTION : NOT_IN_LIBRARY, language);
    return fault;
  };
}
