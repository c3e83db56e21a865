/** A time with room between its figures and the Chinese words around it. */
function apart(time: string): string {
  return time.replace(/^(?=\d)/, " ").replace(/(?<=\d)$/, " ");
}

/** What a form says of its two languages, in Chinese. */
export const bilingual = {
  languages: { zh: "中文", en: "英文" },
  /** What an input is called: the field, and its language. */
  called: (field: string, language: string) => `${field}，${language}`,
  states: {
    same: "两边都有",
    empty: "两边都空着",
    older: "英文比中文旧",
    missing: { zh: "缺中文", en: "缺英文", both: "必填，两边都空着" },
    reading: "正在读另一种语言",
    failed: "没有读到另一种语言",
  },
  older: "中文改过，英文还没跟着改",
  /** Since when, by day or clock; null for English that is older than all that is kept. */
  olderSince: (source: string, english: string | null) =>
    `中文${apart(source)}改过，${english === null ? "英文更早" : `英文还是${apart(english)}的`}`,
  seeChange: "看改了什么",
  seeChangeOf: (field: string) => `${field}，看改了什么`,
  changed: {
    before: "写英文时的中文",
    now: "现在的中文",
    same: "这一处的中文和写英文时一样。",
    gone: "留存的版本里已经没有写英文时的中文了。",
    reading: "正在找写英文时的中文…",
    failed: "没有读到写英文时的中文。",
  },
  missing: { zh: "缺中文，中文页显示英文", en: "缺英文，英文页显示中文或不显示" },
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
  longText: { zh: "看中文", en: "看英文" },
  longTextNone: { zh: "还没有中文。", en: "还没有英文。" },
  switchTo: { zh: "去改中文", en: "去改英文" },
};

export type BilingualTexts = typeof bilingual;
