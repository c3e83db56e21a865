import type { LexicalRichTextAdapter } from "@payloadcms/richtext-lexical";
import { inLanguage, type Bilingual } from "./bilingual.ts";

type Rule = LexicalRichTextAdapter["validate"];

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
const LINK: Bilingual = {
  zh: "文中有一个链接的地址没写对：请填写地址，不含空格。",
  en: "A link in the text has no proper address. Write one, without spaces.",
};

/** What the editor says of a part of a long text: which kind of part it is, and what of it is wrong. */
const OF_A_PART = /^(?<kind>\w+) node failed to validate: (?<fault>.*)$/s;
/** What it says of a part whose own fields are wrong. */
const OF_ITS_FIELDS = "The following fields are invalid";

/** The editor's rule for long texts, which says what is wrong in plain words of the reader's language rather than in developers' English. */
export function inPlainWords(rule: Rule): Rule {
  return async (value, options) => {
    const answer = await rule(value, options);
    const { kind, fault = "" } = (typeof answer === "string" ? OF_A_PART.exec(answer)?.groups : undefined) ?? {};
    if (kind === undefined) return answer;
    const { language } = options.req.i18n;
    if (kind === "upload") return inLanguage(fault.startsWith(OF_ITS_FIELDS) ? CAPTION : NOT_IN_LIBRARY, language);
    return kind.endsWith("link") ? inLanguage(LINK, language) : fault;
  };
}
