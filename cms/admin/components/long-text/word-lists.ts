/** The style by which Word, and WPS like it, marks a paragraph as an entry of a list, with its level; `none` removes it from a list. */
const ENTRY = /mso-list:\s*l\d+\s+level(\d+)/i;
/** The style of the bullet or number before the text. */
const MARKER = /mso-list:\s*ignore/i;
/** Numbers of an ordered list: `1.`, `(2)`, `a)`, `iv.`, `一、`, `（三）`. A bullet is another character alone, or the letter `o`. */
const NUMBERED = /^[(（]?(?:\d+|[a-z]+|[〇零一二三四五六七八九十百]+)[.)）、．]/i;

/**
 * HTML copied from Word with real lists instead of paragraphs with bullets and numbers as text. Null if there are none.
 * @param html from the clipboard
 */
export function withWordLists(html: string): string | null {
  if (!ENTRY.test(html)) return null;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  let open: HTMLElement[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll<HTMLElement>("[style]")) {
    const depth = Number(ENTRY.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (depth === 0) continue;
    if (paragraph.previousElementSibling !== last) open = [];
    const marker = [...paragraph.querySelectorAll("[style]")].find((part) => MARKER.test(part.getAttribute("style") ?? ""));
    const kind = NUMBERED.test(marker?.textContent.trim() ?? "") ? "ol" : "ul";
    marker?.remove();
    open = open.slice(0, depth);
    // Another kind of marker at the same level begins another list.
    if (open.length === depth && open.at(-1)?.localName !== kind) open.pop();
    while (open.length < depth) open.push(openList(kind, open.at(-1), paragraph));
    const entry = body.ownerDocument.createElement("li");
    entry.append(...paragraph.childNodes);
    open.at(-1)?.append(entry);
    paragraph.remove();
    last = open[0] ?? null;
  }
  return body.innerHTML;
}

/** Adds a new list to the last entry of the outer one, or instead of a paragraph. */
function openList(kind: "ol" | "ul", around: HTMLElement | undefined, paragraph: HTMLElement): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind);
  if (around) (around.lastElementChild ?? around.appendChild(paragraph.ownerDocument.createElement("li"))).append(list);
  else paragraph.before(list);
  return list;
}
