import { forEachLanguage, languageNames } from "../../../lib/language-names.ts";

const { source, target } = languageNames("zh");

/** A time with spaces between its figures and the Chinese characters around it. */
function apart(time: string): string {
  return time.replace(/^(?=\d)/, " ").replace(/(?<=\d)$/, " ");
}

/** The texts about the two languages of a form, in Chinese. */
export const bilingual = {
  languages: forEachLanguage("zh", (name) => name),
  /** The label of an input: the field, and its language. */
  called: (field: string, language: string) => `${field}，${language}`,
  states: {
    same: "两边都有",
    empty: "两边都空着",
    older: `${target}比${source}旧`,
    missing: { source: `缺${source}`, target: `缺${target}`, both: "必填，两边都空着" },
    reading: "正在读另一种语言",
    failed: "没有读到另一种语言",
  },
  older: `${source}改过，${target}还没跟着改`,
  /** The day or time of the change; null for a translation older than the stored history. */
  olderSince: (changed: string, written: string | null) =>
    `${source}${apart(changed)}改过，${written === null ? `${target}更早` : `${target}还是${apart(written)}的`}`,
  seeChange: "看改了什么",
  seeChangeOf: (field: string) => `${field}，看改了什么`,
  changed: {
    before: `写${target}时的${source}`,
    now: `现在的${source}`,
    same: `这一处的${source}和写${target}时一样。`,
    gone: `留存的版本里已经没有写${target}时的${source}了。`,
    reading: `正在找写${target}时的${source}…`,
    failed: `没有读到写${target}时的${source}。`,
  },
  missing: { source: `缺${source}，${source}页显示${target}`, target: `缺${target}，${target}页显示${source}或不显示` },
  checked: "已核对",
  checkedOf: (field: string) => `${field}，已核对`,
  willBeChecked: "已核对，保存后生效",
  tooLong: (count: number) => `超出 ${count} 字`,
  source: "源语言",
  whole: "全",
  counted: (older: number, missing: number) => [older && `${older} 处旧`, missing && `${missing} 处缺`].filter(Boolean).join("，"),
  failed: (language: string) => `没有读到这条记录的${language}，先不能改。`,
  retry: "再读一次",
  seeStored: "看现在的内容（新标签页）",
  longText: forEachLanguage("zh", (name) => `看${name}`),
  longTextNone: forEachLanguage("zh", (name) => `还没有${name}。`),
  switchTo: forEachLanguage("zh", (name) => `去改${name}`),
};

export type BilingualTexts = typeof bilingual;
