/** What a look at a page's lines finds broken; run in the browser. */
import type { Page } from "@playwright/test";

/**
 * Breaks within a word, a code or a compound, or between a number and its unit, Chinese characters that end a text alone, and texts that
 * are cut, one line each; empty when all is well.
 */
export function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate(findBreaks);
}

/** Reads the whole document; it may use nothing from outside itself, as it is sent to the browser as text. */
function findBreaks(): string[] {
  /** Pixels by which browsers round. */
  const SLACK = 1;
  /** Units and counted things that a number stays with. */
  const UNIT =
    "°C|mm|cm|m|km|km/h|m/s|mV|V|kV|µA|mA|A|mAh|Ah|mW|W|Wh|g|kg|N|K|mL|ml|L|h|min|s|ms|Hz|kHz|MHz|GHz|dBm?|dBi|[kM]?bit/s|[kM]B|GB|ppm|kPa|bar|[mkM]?Ω|days?|weeks?|months?|years?|hours?|minutes?|seconds?|business|units?|pieces?|items?";
  /** A number or a range of them, with the unit that a space without break or a short one joins to it. */
  const VALUE = new RegExp(
    String.raw`(?<![\p{L}\d.,-])[+−±≤≥<>]{0,2}\d[\d.,]*(?:[\u2060–…]+[+−]?\d[\d.,]*)*(?:\u00a0| (?=(?:${UNIT})(?![\p{L}\d])))(?:\p{Script=Han}|[^\s\d\p{Script=Han}\p{P}]{1,12})`,
    "gu",
  );
  /** One number of another, and what an abbreviation, a standard or a class is followed by. */
  const CODE =
    /\d+ of \d[\d,]*(?![\d%])|(?<![\p{L}\d])(?:IEC|ISO|UN|EN|UL|ETSI|GB\/T|JT\/T|Cat|MSL|IP|[Cc]lass)[ \u00a0](?:\d[\d.-]*|[A-D](?!\p{L}))(?:[ \u00a0]bis(?!\p{L}))?/gu;
  /** A technical compound, such as NB-IoT, Wi-Fi or RS-485. */
  const COMPOUND =
    /(?<![\p{Script=Latin}\d@.,/_#:?=&+~-])\p{Lu}[\p{Script=Latin}\d]{0,3}-\u2060?(?:\p{Lu}[\p{Script=Latin}\d]{0,4}|\d{1,4})(?![\p{Script=Latin}\d@/_=&-]|\.\w)/gu;
  const WORD = /(?<![\p{L}\d])[\p{Script=Latin}°µΩ]{2,}(?![\p{L}\d])/gu;
  /** Numbers on both sides of a stroke, a limit with the word before it, a compound with one letter, and a short remark in brackets. */
  const HELD =
    /\d+\u00a0\/\u00a0\d+|[\p{Script=Latin}\p{Script=Greek}]+\u00a0[≤≥][−\d]|(?<![\p{L}\d-])\p{Script=Latin}-\u2060\p{Ll}+|\([^(){}\n]{1,12}\)/gu;
  /** Chinese words, which heads, names in lists and cells break between, but on the narrowest phones. */
  const WHOLE = "h1, h2, h3, h4, td:not(:has(.spec-condition, p)), .call-text, address, li > a:not(.prose *)";
  const hasWideHeads = matchMedia("(min-width: 23.51rem)").matches;
  const HAN = /\p{Script=Han}{2,}/gu;
  const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
  /** More signs than a last line of one character has. */
  const MANY = 4;
  const faults = new Set<string>();
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}.${element.className}`;
  const isInline = (element: Element) => ["inline", "contents"].includes(getComputedStyle(element).display);
  // Folded text breaks into lines as well.
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
    const lineOf = (index: number) => rectsOf(index, index + 1).at(-1);
    const isBelow = (one: DOMRect | undefined, other: DOMRect | undefined) => one && other && other.top > one.bottom - SLACK;
    const signs = [...text.matchAll(/\S/gu)].map(({ index }) => index);
    const last = lineOf(signs.at(-1) ?? 0);
    if (isBelow(lineOf(signs[0] ?? 0), last)) {
      const onLast = signs.slice(-MANY).filter((index) => !isBelow(lineOf(index), last));
      if (/^\p{Script=Han}\p{P}*$/u.test(onLast.map((index) => text[index]).join("")))
        faults.add(`alone: the end of ${JSON.stringify(text.trim().slice(-24))} in ${nameOf(block)} ${Math.round(column)} px`);
    }
    const isWhole = hasWideHeads && block.closest(WHOLE);
    for (const { 0: run, index } of isWhole ? text.matchAll(HAN) : []) {
      for (const { segment, index: offset } of segmenter.segment(run)) {
        if (isBelow(lineOf(index + offset), lineOf(index + offset + segment.length - 1)))
          faults.add(`broken: ${JSON.stringify(segment)} of ${JSON.stringify(run)} in ${nameOf(block)} ${Math.round(column)} px`);
      }
    }
    for (const pattern of [VALUE, CODE, COMPOUND, HELD, WORD]) {
      for (const { 0: match, index } of text.matchAll(pattern)) {
        const rects = rectsOf(index, index + match.length);
        const [first] = rects;
        if (!first) continue;
        const broken = rects.find(
          ({ top, left }) => top >= first.bottom - SLACK || (left < first.left && top > first.top + first.height / 2),
        );
        const width = rects.reduce((sum, rect) => sum + rect.width, 0);
        if (broken && (pattern === VALUE || pattern === CODE || width <= column + SLACK))
          faults.add(`broken: ${JSON.stringify(match)} in ${nameOf(block)} ${Math.round(column)} px`);
      }
    }
    const frame = frameOf(block);
    const [left, right] = frame
      ? [frame.around.getBoundingClientRect().left, frame.around.getBoundingClientRect().right]
      : [0, document.documentElement.clientWidth];
    for (const rect of rectsOf(0, text.length)) {
      if (rect.right <= left || rect.left >= right) continue;
      if ((rect.right > right + SLACK || rect.left < left - SLACK) && !frame?.scrolls)
        faults.add(`cut: ${text.trim().slice(0, 30)} in ${nameOf(block)}`);
    }
  }
  return [...faults];
}
