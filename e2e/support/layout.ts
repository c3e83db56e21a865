/** What a look at a page's layout finds wrong; run in the browser, on a page that has settled. */
import type { Page } from "@playwright/test";
import { picturesDrawn } from "./drawing.ts";

/** Pixels below which older buyers cannot read letters. */
const MIN_LETTERS = 12;

/** Faults in the layout of the page at its present size, one line each; empty when all is well. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return [...(await page.evaluate(findFaults)), ...(await smallLetters(page))];
}

/** Texts whose letters are smaller than 12 px as they are shown, in drawings as well, which shrink theirs. */
export function smallLetters(page: Page): Promise<string[]> {
  return page.evaluate((min) => {
    const small = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.nodeValue?.trim();
      if (!element || !text || element.closest("script, style, noscript") || !element.checkVisibility({ visibilityProperty: true }))
        continue;
      const { a, b } = (element instanceof SVGGraphicsElement && element.getScreenCTM()) || new DOMMatrix();
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
      // Browsers round by half a tenth. Letters without a size stand behind an icon.
      if (size > 0 && size < min - 0.05) small.add(`${size.toFixed(1)} px: “${text.slice(0, 40)}”`);
    }
    return [...small];
  }, MIN_LETTERS);
}

/** Sets letters, words and lines as far apart as visitors may by WCAG's criterion 1.4.12, until another page is opened. */
export function setLettersApart(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Loads what waits below the fold, and waits until fonts and pictures are there. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
  });
  await picturesDrawn(page, "page");
}

/** Reads the whole document; it may use nothing from outside itself, as it is sent to the browser as text. */
function findFaults(): string[] {
  /** Pixels by which browsers round. */
  const SLACK = 1;
  /** Part of the longest line below which the last line of a heading looks forgotten. */
  const SHORT_LINE = 0.16;
  /** Pixels of letters in a control below which iOS zooms into the page when it is touched. */
  const MIN_TYPED = 16;
  const faults: string[] = [];
  const root = document.documentElement;
  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".visually-hidden, .skip-link");
  const name = (element: Element) => {
    const classes = (element.getAttribute("class") ?? "").split(" ").find(Boolean);
    const text = (element.textContent ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()}${classes ? `.${classes}` : ""} “${text}”`;
  };
  /** The nearest element around that cuts what sticks out, or that scrolls. */
  const frameOf = (element: Element) => {
    for (let around = element.parentElement; around && around !== root && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX !== "visible") return around;
    }
    return null;
  };

  if (root.scrollWidth > root.clientWidth) faults.push(`scrolls sideways: ${root.scrollWidth} px in ${root.clientWidth} px`);

  interface Line {
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (
      !element ||
      !node.nodeValue?.trim() ||
      ["SCRIPT", "STYLE", "NOSCRIPT", "OPTION", "TITLE", "DESC"].includes(element.tagName.toUpperCase()) ||
      !isVisible(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const frame = frameOf(element);
    const scrolls = frame && ["auto", "scroll"].includes(getComputedStyle(frame).overflowX);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 2) continue;
      const box = frame?.getBoundingClientRect();
      const drawing = element.closest("svg");
      if (box && !scrolls && !drawing && (right > box.right + SLACK || left < box.left - SLACK))
        faults.push(`cut off: ${name(element)} in ${name(frame!).split(" ")[0]}`);
      if (!box && (right > root.clientWidth + SLACK || left < -SLACK)) faults.push(`outside the page: ${name(element)}`);
      if (box && (right < box.left || left > box.right || bottom < box.top || top > box.bottom)) continue;
      // The box of a line is taller than its letters.
      const spare = (bottom - top) * 0.22;
      lines.push({ element, left: left + SLACK, right: right - SLACK, top: top + spare, bottom: bottom - spare });
    }
  }
  for (const element of document.querySelectorAll("main *, header *, footer *")) {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    if (!isVisible(element) || element.closest("svg") || element.tagName === "TEXTAREA" || !element.textContent?.trim()) continue;
    const hidden = overflowX === "hidden" || overflowX === "clip";
    if (textOverflow === "ellipsis" && element.scrollWidth > element.clientWidth + SLACK) faults.push(`shortened: ${name(element)}`);
    if (hidden && overflowY === "hidden" && element.scrollHeight > element.clientHeight + SLACK && !element.querySelector("svg, img"))
      faults.push(`cut below: ${name(element)}`);
  }

  lines.sort((a, b) => a.top - b.top);
  lines.forEach((line, index) => {
    for (let other = index + 1; other < lines.length && lines[other]!.top < line.bottom; other += 1) {
      const next = lines[other]!;
      if (next.element === line.element || next.left >= line.right || next.right <= line.left) continue;
      // What stays in sight lies over what scrolls by.
      if (line.element.closest("header, .buy-bar") !== next.element.closest("header, .buy-bar")) continue;
      faults.push(`overlap: ${name(line.element)} and ${name(next.element)}`);
    }
  });

  for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) {
    if (!isVisible(heading)) continue;
    const rows = new Map<number, { left: number; right: number }>();
    for (const line of lines) {
      if (!heading.contains(line.element)) continue;
      const key = [...rows.keys()].find((top) => Math.abs(top - line.bottom) < 8) ?? line.bottom;
      const row = rows.get(key);
      rows.set(key, { left: Math.min(row?.left ?? Infinity, line.left), right: Math.max(row?.right ?? -Infinity, line.right) });
    }
    const widths = [...rows.entries()].sort(([a], [b]) => a - b).map(([, { left, right }]) => right - left);
    const last = widths.at(-1) ?? 0;
    const size = Number.parseFloat(getComputedStyle(heading).fontSize);
    if (widths.length > 1 && (last < size * 1.6 || last < Math.max(...widths) * SHORT_LINE))
      faults.push(`forgotten last line: ${name(heading)}`);
  }

  // Words may lie on a picture, not under it.
  const before = { left: scrollX, top: scrollY };
  for (const image of document.images) {
    if (!isVisible(image)) continue;
    const box = image.getBoundingClientRect();
    const [top, bottom] = [box.top + before.top, box.bottom + before.top];
    for (const line of lines) {
      const [y, x] = [(line.top + line.bottom) / 2 + before.top, (line.left + line.right) / 2];
      if (y <= top || y >= bottom || x <= box.left || x >= box.right) continue;
      window.scrollTo({ top: y - innerHeight / 2, behavior: "instant" });
      if (document.elementFromPoint(x, y - scrollY) === image) faults.push(`under a picture: ${name(line.element)}`);
    }
  }
  window.scrollTo({ ...before, behavior: "instant" });

  // Also those that are not seen yet, such as the search panel's.
  const controls = document.querySelectorAll(
    'input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"]), select, textarea',
  );
  for (const control of matchMedia("(pointer: coarse)").matches ? controls : []) {
    const size = getComputedStyle(control).fontSize;
    if (Number.parseFloat(size) < MIN_TYPED) faults.push(`iOS zooms into ${control.getAttribute("name") ?? name(control)}: ${size}`);
  }

  // WCAG 2.2, 2.5.8: a target smaller than 24 px keeps that distance from others, unless it stands in a sentence.
  const MIN_TARGET = 24;
  const small = [...document.querySelectorAll("main :is(a[href], button, summary), footer a[href]")].filter((target) => {
    const { width, height } = target.getBoundingClientRect();
    const words = [...(target.parentElement?.childNodes ?? [])].filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    return isVisible(target) && width > 0 && Math.min(width, height) < MIN_TARGET && words.length === 0;
  });
  const middles = small.map((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { target, x: left + width / 2, y: top + height / 2 };
  });
  for (const [index, { target, x, y }] of middles.entries()) {
    const near = middles.slice(index + 1).find((other) => Math.hypot(other.x - x, other.y - y) < MIN_TARGET);
    if (near) faults.push(`small, and close together: ${name(target)} and ${name(near.target)}`);
  }

  for (const image of document.images) {
    if (image.checkVisibility() && image.complete && image.naturalWidth === 0) faults.push(`no picture: ${image.currentSrc || image.src}`);
  }
  return [...new Set(faults)];
}
