/** The texts about open forms, in Chinese. */
export const form = {
  unsaved: { question: "有未保存的修改。切换语言会丢掉它们，仍要切换吗？", leave: "切换语言", stay: "留在这里" },
  recovery: { said: (time: string) => `找回了 ${time} 没有保存的内容。`, keep: "填回表单", discard: "不要了" },
  newer: {
    said: "这条记录在你打开之后又改过。你写的都在。先和现在的内容对照，再决定：以你写的为准，下次保存就会盖过现在的内容。",
    mine: "保存时以我写的为准",
    stay: "接着写",
    show: "换成现在的内容…",
    showAsk: "换成现在的内容？你在这里写的、还没保存的会丢掉。",
    showDeed: "换成现在的内容",
  },
  bodyInPicture: "在俯视图上拖出一个框，标出机身；也可以直接填百分比。",
  specRows: {
    stated: (stated: number, wanted: number) => `本系列应填 ${wanted} 项，已填 ${stated} 项。`,
    missing: (names: readonly string[]) => `还缺：${names.join("、")}。`,
  },
  specHint: {
    words: "买家无法按文字筛选。",
    figures: (quantity: string) => `买家无法按文字筛选。写成数值：${quantity}`,
  },
  leftOutLines: "下划线和删除线没有贴进来。要强调的字可以用粗体。",
  leftOutPictures: "图片没有贴进来，只留下了文字。请先把图片加到媒体库，再从媒体库放进正文。",
};

export type FormTexts = typeof form;
