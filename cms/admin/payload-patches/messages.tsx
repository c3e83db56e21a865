"use client";
/**
 * Why: Payload's messages are bare text that is gone after a few seconds, whatever is to be done about them, and lie over what has the
 *   focus; on a phone a list has no heads of columns; the hint in its search has English commas in Chinese, its tabs English blanks; and the days of a list's filter begin where this computer is, while the desk tells the company's time. Since
 *   when a colleague has a record open is told in English, by this computer's clock.
 * Upstream: none found; to be sent: docs/upstream/payload-messages.md
 * For: @payloadcms/ui 3.90.1: the markup of its messages (Sonner's), tables and filters.
 * Not needed when: messages and cells of lists can be given components. e2e/desk-session.spec.ts (session, network),
 *   e2e/desk-safety.spec.ts (what is in use), e2e/desk-conflicts.spec.ts (the lock) and e2e/desk-finding.spec.ts (on a phone) fail when a class is renamed.
 */
import { useTranslation } from "@payloadcms/ui";
import { useEffect, useMemo, type ReactNode } from "react";
import type { DeskLanguage } from "#shared/languages.ts";
import { clock, currentTime, dateOf, deskLanguage } from "../../lib/time.ts";
import { isoMoment } from "../../lib/time-zone.ts";
import { useOnScreen, type ScreenRule } from "../lib/on-screen.ts";
import { dropSignedOut, keepSignedOut } from "../providers/signed-out.tsx";
import { deskTexts, type Texts } from "../texts/index.ts";
import { reportUses } from "../lib/used-refusal.ts";

/** The browsers' errors for an unanswered call. */
const UNREACHED = new Set(["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"]);

/** The message in front of the others. */
const NEWEST = "[data-sonner-toast][data-front='true']";

function rulesFor({ parts, signedOut, search, comma }: Texts, language: DeskLanguage): ScreenRule[] {
  return [
    ["[data-sonner-toast] [data-title]", (element) => showUnreached(element, parts.unreached)],
    ["[data-sonner-toast][data-type='error']", (element) => keepSignedOut(element, signedOut)],
    ["[data-sonner-toast][data-type='error']", (element) => reportUses(element, search.close)],
    ["[data-sonner-toast][data-type='success']", dropSignedOut],
    [`${NEWEST}:not([data-clear])`, makeRoom],
    ["th#heading-_select", (element) => setData(element, "label", parts.chooseAll)],
    [".table:not(.table--appearance-condensed) td", (element) => setData(element, "label", headOf(element))],
    [".where-builder .date-time-picker", (element) => isElsewhere() && setData(element, "zone", parts.zone)],
    [".search-filter__input:is([placeholder*=', '], [placeholder*=' 或 '])", (element) => separate(element as HTMLInputElement, comma)],
    [".default-list-view-tabs__button .btn__label", (element) => joinWords(element, comma)],
    [".document-locked__content p + p > strong", (element) => writeInZone(element, language)],
  ];
}

/** Wraps the whole desk: keeps messages until the user acts, and labels cells of lists. */
export function Messages({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const texts = deskTexts(i18n.language);
  const language = deskLanguage(i18n.language);
  useOnScreen(useMemo(() => rulesFor(texts, language), [texts, language]));
  useEffect(() => {
    // A field that a save has disabled gets the focus back after the message has come.
    document.addEventListener("focusin", clearFocus);
    return () => document.removeEventListener("focusin", clearFocus);
  }, []);
  return children;
}

function makeRoom(message: HTMLElement): void {
  message.dataset["clear"] = "";
  clearFocus();
}

/** WCAG 2.4.11: keeps the focused element, and the one that Tab comes to, above the newest message (css/sticky.css). */
function clearFocus(): void {
  const message = document.querySelector<HTMLElement>(NEWEST);
  if (!message) return;
  const { bottom } = getComputedStyle(message.closest("[data-sonner-toaster]") ?? message);
  // It may still be on its way in: its height is settled, its place is not.
  const height = message.offsetHeight + Number.parseFloat(bottom);
  document.documentElement.style.setProperty("--desk-message", `${Math.ceil(height)}px`);
  const { activeElement } = document;
  const { top, bottom: end } = activeElement?.getBoundingClientRect() ?? new DOMRect();
  // A part of a long text stays visible above the message.
  if (top > 0 && top < window.innerHeight && end > window.innerHeight - height) activeElement?.scrollIntoView({ block: "nearest" });
}

/** Changes the text of React's own node, so that React can update it later. */
function showUnreached({ firstChild }: HTMLElement, words: string): void {
  if (firstChild && UNREACHED.has(firstChild.nodeValue ?? "")) firstChild.nodeValue = words;
}

/** Formats the hint of a list's search, such as “搜索名称, 型号 或 标语”, with the punctuation of the desk's language. */
function separate(input: HTMLInputElement, comma: string): void {
  if (comma !== ", ") input.placeholder = input.placeholder.replaceAll(", ", "、").replace(" 或 ", "或");
}

/** Drops the blank between “all” and the name of a list, which Chinese has not. */
function joinWords({ childNodes }: HTMLElement, comma: string): void {
  if (comma !== ", ") for (const node of childNodes) if (node.nodeValue === " ") node.nodeValue = "";
}

/** A moment in Payload's format for every language, by this computer's clock: “Nov 29, 2026, 3:08 PM”. */
const AMERICAN = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d/;

/** Formats it like the desk's moments, in React's own text node. */
function writeInZone({ firstChild }: HTMLElement, language: DeskLanguage): void {
  const moment = AMERICAN.test(firstChild?.nodeValue ?? "") ? Date.parse(firstChild?.nodeValue ?? "") : Number.NaN;
  if (firstChild && !Number.isNaN(moment)) firstChild.nodeValue = `${dateOf(moment, currentTime(), language)} ${clock(moment)}`;
}

/** Adds a label to an element, which the page's styles show. */
function setData(element: HTMLElement, name: string, words: string): void {
  if (element.dataset[name] !== words) element.dataset[name] = words;
}

/** The name of a cell's column. */
function headOf(element: HTMLElement): string {
  const id = CSS.escape(element.className.replace("cell-", "heading-"));
  return element.closest("table")?.querySelector(`#${id}`)?.textContent?.trim() ?? "";
}

/** Whether this computer's time zone differs from the company's. */
function isElsewhere(): boolean {
  const now = new Date();
  return now.toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short" }) !== isoMoment(now);
}
