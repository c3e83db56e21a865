"use client";
import { useEffect, type ReactNode } from "react";
import { isoMoment } from "../time-zone.ts";

/** A moment as Payload writes it by the `dateFormat` of the config: in the zone of the browser, which it names by its offset. */
const WRITTEN = /(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}) ([+-]\d{2}:\d{2})/g;
/** Since when somebody has had a record open: always in English, and in the zone of the browser, without a word of it. */
const OPEN_SINCE = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;
/** Where a moment of two versions that are compared stands, with what differs of it in pieces of their own. */
const COMPARED = ".date-diff p";
/** What people write is theirs. */
const TYPED = "textarea, script, style, [contenteditable='true'], [contenteditable='true'] *";

/** Around the whole desk: tells the moments that Payload writes by itself in the company's zone, like all others. */
export function CompanyTime({ children }: { children: ReactNode }) {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "childList") addedNodes.forEach(retell);
        else retell(target);
      }
    });
    observer.observe(document, { attributeFilter: ["title"], characterData: true, childList: true, subtree: true });
    retell(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return children;
}

/** Rewrites moments in React's own pieces of text, so that it can go on changing them, and in what shows under the pointer. */
function retell(node: Node): void {
  if (node instanceof Text) {
    const told = inCompanyTime(node);
    if (told !== node.data) node.data = told;
    return;
  }
  if (!(node instanceof Element)) return;
  if (node.matches(COMPARED)) return retellCompared(node);
  const title = node.getAttribute("title") ?? "";
  if (converted(title) !== title) node.setAttribute("title", converted(title));
  node.childNodes.forEach(retell);
}

/** Tells a moment that may be in pieces: where some of them are marked as different, all of it is. */
function retellCompared(moment: Element): void {
  const told = converted(moment.textContent);
  if (told === moment.textContent) return;
  const mark = moment.querySelector("[data-match-type]");
  mark?.replaceChildren(told);
  moment.replaceChildren(mark ?? told);
}

function inCompanyTime({ data, parentElement }: Text): string {
  if (!parentElement || !/\d{4}/.test(data) || parentElement.matches(TYPED)) return data;
  const isOpenSince = OPEN_SINCE.test(data) && parentElement.closest(".document-locked") !== null;
  return isOpenSince ? isoMoment(new Date(data.replace(/\s(?=[AP]M)/, " "))) : converted(data);
}

/** A text with its moments in the company's zone. */
export function converted(text: string): string {
  return text.replaceAll(WRITTEN, (_, day: string, clock: string, offset: string) => isoMoment(new Date(`${day}T${clock}${offset}`)));
}
