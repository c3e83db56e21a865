import { ZONE_NAME_AND_OFFSET } from "../../../lib/zone-name.ts";
import { forEachLanguage, languageNames } from "../language-names.ts";

const { source, target } = languageNames("zh");

/** What the desk says of publishing, in Chinese. */
export const publishing = {
  open: "发布…",
  heading: "发布后会发生什么",
  reading: "正在看会改什么…",
  unread: "没有读到会发生什么，仍可发布。",
  unreached: "连不上网络，现在不能发布。写的还在，网络恢复后再打开这里。",
  unstored: "未保存的改动也算在内。",
  languages: forEachLanguage("zh", (name) => name),
  and: "、",
  places: (where: string, count: number) => `${where} ${count} 处`,
  noLanguage: "不分语言",
  goLive: (places: string, names: string) => `${places}改动上线：${names}`,
  names: (names: string, more: number) => (more > 0 ? `${names}等 ${more} 项` : names),
  first: (path: string | null) => (path ? `第一次发布，网址 ${path}` : "第一次发布"),
  nothing: "没有未上线的改动",
  staysBehind: (places: string) => `${places}改动不上线，留在草稿里`,
  pages: (named: string, others: number) => `${[named, others > 0 ? `${others} 个引用页` : ""].filter(Boolean).join("和 ")}随即更新`,
  noPages: "没有别的页面显示它",
  english: {
    complete: `${target}齐全`,
    older: (names: string) => `${target}比${source}旧，照样显示旧${target}：${names}`,
    missing: (names: string) => `缺${target}，${target}页上显示${source}：${names}`,
    leftOut: `没有${target}，${target}网站上不出现`,
    inChinese: `没有${target}，${target}页显示${source}，不让搜索引擎收录`,
    untouched: `${target}照旧`,
  },
  address: {
    moved: (from: string, to: string) => `网址改为 ${to}，从 ${from} 建 301 跳转`,
    same: (path: string) => `网址 ${path} 不变，不建跳转`,
    none: "没有自己的页面，不建跳转",
  },
  contradictions: {
    title: "与产品数据不一致（仍可发布）：",
    row: (code: string, name: string, written: string, stated: string) =>
      `文中“${written}”，${code} 的${name || "规格"}${stated ? `为“${stated}”` : "没有这一项"}`,
    product: (code: string) => `查看 ${code}`,
    more: (count: number) => `另有 ${count} 处`,
  },
  time: "时间",
  now: "现在",
  later: "定时",
  laterAt: "发布时间",
  takeOff: "到期下线",
  takeOffAt: "下线时间",
  zone: ZONE_NAME_AND_OFFSET.zh,
  timeFaults: {
    unset: "请填写日期和时间。",
    past: "这个时间已经过去，请选现在之后的时间。",
    early: "下线时间要在发布时间之后。",
  },
  draftThen: "到时发布的是那时存着的草稿。",
  storeFirst: "先存草稿，才能定时。",
  which: "语言",
  chooseLanguage: "请至少选一种语言。",
  together: { first: "第一次发布，两种语言一起。", rows: "行有增减或换了位置，两种语言一起发布。" },
  deed: {
    now: (only: string) => (only ? `只发布${only}` : "发布"),
    later: (time: string, only: string) => `定在 ${time} ${only ? `只发布${only}` : "发布"}`,
    takeOff: (time: string) => `定在 ${time} 下线`,
    alsoOff: (deed: string, time: string) => `${deed}，${time} 下线`,
  },
  cancel: "取消",
  planned: "已定的时间",
  plans: {
    publish: (time: string, only: string) => (only ? `${time} 只发布${only}` : `${time} 发布`),
    unpublish: (time: string) => `${time} 下线`,
  },
  takeBack: "撤销",
  takeBackOf: (plan: string) => `撤销：${plan}`,
  takenBack: "已撤销。",
  publishedNow: (title: string, only: string) => `已发布${only && `${only}版`}：${title}`,
  plannedNow: "已定时。",
  state: {
    live: (time: string) => `线上是${time}的版本。`,
    never: "还没发布。",
    draft: (changes: number, time: string) => (changes > 0 ? `有 ${changes} 处改动还没发布，${time} 存为草稿。` : `${time} 存为草稿。`),
    planned: (plans: string) => `已定：${plans}。`,
    drop: "放弃改动",
    dropConfirm: "放弃没有发布的改动，两种语言都恢复到线上的版本？",
  },
  held: (name: string, time: string) => `${name}从${time} 起在编辑这条记录，现在发布不了。接手之后，对方没存的改动会丢。`,
  takeOver: "接手编辑",
  takenOver: "已由你接手。",
  foreseen: "还不能发布，先改这几处：",
  refused: "没有发布，先改这几处：",
};

export type PublishingTexts = typeof publishing;
