import { MIN_COUNT, type Kind } from "./kinds.ts";

export const zh = {
  title: "访问概况",
  intro: `不识别访客：不用 Cookie，不保存标识和地址，每项只按天计数。少于 ${MIN_COUNT} 次的不显示；要求不被跟踪的访客和机器人不计。`,
  period: "时间范围",
  lastDays: (days: number) => `最近 ${days} 天`,
  views: (count: string) => `${count} 次页面浏览`,
  days: "每日浏览",
  day: "日期",
  kind: "类别",
  value: "内容",
  times: "次数",
  download: "下载 CSV",
  none: "还没有计数。",
  unnamed: (count: number) => `另有 ${count} 项`,
  more: (count: number) => `另有 ${count} 项，见 CSV。`,
  other: "其他",
  direct: "直接访问",
  opened: "打开",
  sent: "提交",
  addTo: "加到需求…",
  cure: (word: string) => `把“${word}”加到一项需求`,
  cured: (word: string) => `以后搜“${word}”就能找到这项需求的答案。`,
  kinds: {
    page: "页面",
    language: "语言",
    country: "国家或地区",
    referrer: "来源网站",
    campaign: "推广活动（来源 / 媒介 / 名称）",
    search: "搜索词",
    unfound: "没有结果的搜索词",
    filter: "筛选条件",
    comparison: "参与对比的产品",
    download: "下载",
    form: "表单",
  } satisfies Record<Kind, string>,
};

export const en: typeof zh = {
  title: "Insight",
  intro: `No visitor is recognised: no cookie, no identifier, no address; each thing is counted by itself and by day. What came less than ${MIN_COUNT} times is not shown. Bots, and visitors who ask not to be tracked, are not counted.`,
  period: "Period",
  lastDays: (days: number) => `Last ${days} days`,
  views: (count: string) => `${count} page views`,
  days: "Views by day",
  day: "Day",
  kind: "Kind",
  value: "Value",
  times: "Times",
  download: "Download CSV",
  none: "Nothing has been counted yet.",
  unnamed: (count: number) => `${count} more`,
  more: (count: number) => `${count} more in the CSV.`,
  other: "Other",
  direct: "Direct",
  opened: "opened",
  sent: "sent",
  addTo: "Add to a need…",
  cure: (word: string) => `Add “${word}” to a need`,
  cured: (word: string) => `Whoever searches for “${word}” now finds what answers this need.`,
  kinds: {
    page: "Pages",
    language: "Languages",
    country: "Countries and regions",
    referrer: "Referring sites",
    campaign: "Campaigns (source / medium / name)",
    search: "Searches",
    unfound: "Searches without a result",
    filter: "Filters",
    comparison: "Products compared",
    download: "Downloads",
    form: "Forms",
  },
};

export type Texts = typeof zh;

/** The texts in the language of whoever is at the desk. */
export function textsIn(language: string): Texts {
  return language === "en" ? en : zh;
}
