/** What a look at a page's lines finds broken; run in the browser. */
import type { Page } from "@playwright/test";

/** Breaks within a word, or between a number and its unit, and texts that are cut, one line each; empty when all is well. */
export function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(findBreaks);
}

/** Reads the whole document; it may use nothing from outside itself, as it is sent to the browser as text. */
function findBreaks(): string[] {
  /** Pixels by which browsers round. */
  const SLACK = 1;
  /** A number or a range of them, with the unit that a space without break or a short one joins to it; and words of Latin letters. */
  const VALUE =
    /(?<![\p{L}\d.,-])[+−±≤≥<>]?\d[\d.,]*(?:[\u2060–…]+[+−]?\d[\d.,]*)*(?:\u00a0| (?=(?:°C|mm|cm|m|km|km\/h|mV|V|µA|mA|A|mAh|Ah|W|g|kg|h|min|s|Hz|MHz|dBm|%|days?|天)(?![\p{L}\d])))(?:\p{Script=Han}|[^\s\d\p{Script=Han}\p{P}]{1,12})/gu;
  const WORD = /(?<![\p{L}\d])[\p{Script=Latin}°µΩ]{2,}(?![\p{L}\d])/gu;
  const faults = new Set<string>();
  const isInline = (element: Element) => ["inline", "contents"].includes(getComputedStyle(element).display);
  // What is folded away is broken as well.
  for (const details of document.querySelectorAll("details")) details.open = true;

  interface Run {
    block: Element;
    nodes: Text[];
  }
  const runs: Run[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !node.data || parent.closest("script, style, noscript, option, template, svg, .visually-hidden, .skip-link")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    let block: Element = parent;
    while (isInline(block) && block.parentElement) block = block.parentElement;
    const last = runs.at(-1);
    if (last?.block === block) last.nodes.push(node);
    else runs.push({ block, nodes: [node] });
  }

  const frameOf = (element: Element) => {
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around);
      if (overflowX !== "visible") return { around, scrolls: overflowX === "auto" || overflowX === "scroll" };
    }
    return null;
  };
  for (const { block, nodes } of runs) {
    const text = nodes.map(({ data }) => data).join("");
    if (!text.trim()) continue;
    const rectsOf = (start: number, end: number) => {
      const range = document.createRange();
      let at = 0;
      for (const node of nodes) {
        if (start >= at && start < at + node.length) range.setStart(node, start - at);
        if (end > at && end <= at + node.length) range.setEnd(node, end - at);
        at += node.length;
      }
      return [...range.getClientRects()].filter(({ width }) => width > 0.5);
    };
    const style = getComputedStyle(block);
    const column = block.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    for (const pattern of [VALUE, WORD]) {
      for (const { 0: found, index } of text.matchAll(pattern)) {
        const rects = rectsOf(index, index + found.length);
        const [first] = rects;
        if (!first) continue;
        const broken = rects.find(
          ({ top, left }) => top >= first.bottom - SLACK || (left < first.left && top > first.top + first.height / 2),
        );
        const width = rects.reduce((sum, rect) => sum + rect.width, 0);
        if (broken && (pattern === VALUE || width <= column + SLACK))
          faults.add(`broken: ${JSON.stringify(found)} in ${block.tagName.toLowerCase()}.${block.className} ${Math.round(column)} px`);
      }
    }
    const frame = frameOf(block);
    const [left, right] = frame
      ? [frame.around.getBoundingClientRect().left, frame.around.getBoundingClientRect().right]
      : [0, document.documentElement.clientWidth];
    for (const rect of rectsOf(0, text.length)) {
      if (rect.right <= left || rect.left >= right) continue;
      if ((rect.right > right + SLACK || rect.left < left - SLACK) && !frame?.scrolls)
        faults.add(`cut: ${text.trim().slice(0, 30)} in ${block.tagName.toLowerCase()}.${block.className}`);
    }
  }
  return [...faults];
}
