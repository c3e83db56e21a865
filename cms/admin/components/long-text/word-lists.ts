/** What Word, and WPS after it, say of a paragraph that is an entry of a list, and how deep it lies; `none` takes it out of a list. */
const ENTRY = /mso-list:\s*l\d+\s+level(\d+)/i;
/** What they say of the dot or number that they have put before its words. */
const MARKER = /mso-list:\s*ignore/i;
/** Numbers of an ordered list, as they are written: `1.`, `(2)`, `a)`, `iv.`, `一、`, `（三）`. A dot is another sign alone, or the letter `o`. */
const NUMBERED = /^[(（]?(?:\d+|[a-z]+|[〇零一二三四五六七八九十百]+)[.)）、．]/i;

/**
 * What was copied in Word with lists in the place of paragraphs that only look like their entries: it writes dots and numbers as words. Null if
 * there are none.
 * @param html as the clipboard has it
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
    // The same depth with another kind of marker is another list.
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

/** A new list, in the last entry of the one around it, or else in the place of a paragraph. */
function openList(kind: "ol" | "ul", around: HTMLElement | undefined, paragraph: HTMLElement): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind);
  if (around) (around.lastElementChild ?? around.appendChild(paragraph.ownerDocument.createElement("li"))).append(list);
  else paragraph.before(list);
  return list;
}
