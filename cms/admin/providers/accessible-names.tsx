"use client";
import { useTranslation } from "@payloadcms/ui";
import { useEffect, type ReactNode } from "react";
import { isoMoment } from "../../lib/time-zone.ts";
import { sizeOf } from "../lib/size-of.ts";
import { deskTexts, type Texts } from "../texts/index.ts";
import { dropSignedOut, keepSignedOut } from "./signed-out.tsx";
import { reportUses } from "../used-refusal.ts";

type Parts = Texts["parts"] &
  Pick<Texts["bilingual"], "languages"> &
  Pick<Texts, "signedOut"> & {
    /** What buttons of Payload's questions say that say nothing of what they do, and what they do, by their heading. */
    confirm: string;
    deeds: ReadonlyMap<string, string>;
    /** What a button says that shuts a dialog. */
    close: string;
  };

/** Payload's words for the questions whose buttons only confirm, and for what those do. */
const DEEDS = [
  ["general:confirmDeletion", "general:delete"],
  ["general:confirmRestoration", "general:restore"],
  ["general:resetPreferences", "general:reset"],
  ["version:confirmPublish", "version:publish"],
  ["version:confirmUnpublish", "version:unpublish"],
  ["version:confirmRevertToSaved", "version:revertToPublished"],
  ["version:confirmVersionRestoration", "version:restoreThisVersion"],
] as const;

/** What browsers say of a call that was not answered. */
const UNREACHED = ["Failed to fetch", "NetworkError when attempting to fetch resource.", "Load failed"];

/** What Payload's screens leave without a name, or hide from some who reach it: which elements, and what mends one. */
const MENDS: [selector: string, mend: (element: HTMLElement, texts: Parts) => void][] = [
  ["[aria-roledescription='sortable']:not([aria-label])", (element, { move }) => name(element, move)],
  // What can be chosen already stands in it as buttons of their own.
  [".multi-value[role='button']", (element) => element.setAttribute("role", "group")],
  [".dropdown-indicator:not([tabindex])", (element) => element.setAttribute("tabindex", "-1")],
  [
    ".clear-indicator[aria-hidden]",
    (element, { clear }) => {
      element.removeAttribute("aria-hidden");
      name(element, clear);
    },
  ],
  [".rs__input:not([aria-label], [aria-labelledby])", (element, { choose }) => name(element, labelOf(element) || choose)],
  [".date-time-picker input:not([aria-label])", (element, { date }) => name(element, labelOf(element) || date)],
  [".date-time-picker__clear-button:not([aria-label])", (element, { clear }) => name(element, clear)],
  [
    ".btn--icon-only:not([aria-label])",
    (element, texts) => name(element, wordsOf(element) || texts[isRemove(element) ? "remove" : "edit"]),
  ],
  // Who has the record open.
  [".locked[role='button']:not([aria-label])", (element) => name(element, wordsOf(element))],
  [".copy-to-clipboard:not([aria-label])", (element, { copy }) => name(element, copy)],
  // Their own words name them, and say more.
  [":is(.doc-tab, #empty-trash-button)[aria-label]", (element) => element.removeAttribute("aria-label")],
  [
    ".toolbar-popup__button[data-button-key]:not([aria-label])",
    (element, { formats }) => name(element, formats[element.dataset["buttonKey"] ?? ""] ?? element.dataset["buttonKey"] ?? ""),
  ],
  // For the pointer alone: it stands beside the line that the pointer is at, and out of sight before.
  [".draggable-block-menu:not([tabindex='-1'])", (element) => element.setAttribute("tabindex", "-1")],
  [".ContentEditable__root:not([aria-label])", (element, { text }) => name(element, labelOf(element) || text)],
  [".clickable-arrow--left:not([aria-label])", (element, { previous }) => name(element, previous)],
  [".clickable-arrow--right:not([aria-label])", (element, { next }) => name(element, next)],
  ["button.popup-button:not([aria-label])", (element, { more }) => element.innerText.trim() === "" && name(element, more)],
  ["th input[type='checkbox'][aria-label='']", (element, { chooseAll }) => name(element, chooseAll)],
  ["td input[type='checkbox'][aria-label='']", (element, { choose }) => name(element, `${choose} ${rowOf(element)}`.trim())],
  ["ul.doc-tabs__tabs:not([role])", (element) => element.setAttribute("role", "group")],
  ["img:not([alt])", (element) => element.setAttribute("alt", "")],
  [".edit-upload__input input:not([aria-label])", (element) => name(element, placeOf(element))],
  [".edit-upload__focalPoint:not([aria-label])", (element, { focalPoint }) => name(element, focalPoint)],
  ["dialog[aria-label='edit-upload']", (element) => name(element, element.querySelector("h2")?.textContent ?? "")],
  // What Payload says in English alone, whatever the desk's language is.
  ["section[aria-label^='Notifications']", (element, { messages }) => name(element, messages)],
  ["[aria-label='Close toast']", (element, { closeMessage }) => name(element, closeMessage)],
  [".diff-collapser__toggle-button[aria-label='Expand']", (element, { expand }) => name(element, expand)],
  [".diff-collapser__toggle-button[aria-label='Collapse']", (element, { collapse }) => name(element, collapse)],
  [".localizer-button[aria-label='invisible']", (element) => element.setAttribute("aria-hidden", "true")],
  ["[title='select-all']", (element, { chooseAll }) => element.setAttribute("title", chooseAll)],
  ["[aria-label^='Edit ']", (element, { edit }) => name(element, `${edit} ${element.ariaLabel?.replace("Edit ", "") ?? ""}`)],
  [".ReactCrop__crop-selection", (element, { cropArea }) => name(element, cropArea)],
  [".ReactCrop__drag-handle", (element, { cropEdges }) => name(element, cropEdges[edgeOf(element)] ?? "")],
  [".link-edit", (element, { editLink }) => name(element, editLink)],
  [".link-trash", (element, { removeLink }) => name(element, removeLink)],
  [".add-block-menu", (element, { addBlock }) => name(element, addBlock)],
  [".draggable-block-menu", (element, { move }) => name(element, move)],
  [".insert-paragraph-at-end", (element, { addParagraph }) => name(element, addParagraph)],
  [".toolbar-popup__dropdown[aria-label$='dropdown']", (element, { menus }) => name(element, menus[menuOf(element)] ?? menuOf(element))],
  [".copy-to-clipboard .tooltip-content", (element, { copy }) => reword(element, "Copy URL", copy)],
  [
    ".live-preview-toolbar-controls__breakpoint *, .popup-button-list__button",
    (element, { wholeWidth }) => reword(element, "Responsive", wholeWidth),
  ],
  // A comparison of two versions tells the languages by their codes.
  ["[class*='-diff__locale-label'], .view-version__toggle-locales-list", (element, { languages }) => rewordCodes(element, languages)],
  // Chinese words are not set apart, and their colon is a wide one.
  [".default-list-view-tabs__button .btn__label, #action-duplicate-locales, .localizer-button__label", closeUp],
  [".nav-toggler[aria-label]", (element) => name(element, closedUp(element.ariaLabel ?? ""))],
  [".cell-filesize span", (element) => rewordSize(element)],
  ["[data-sonner-toast] [data-title]", (element, { toasts }) => rewordFiles(element, toasts)],
  [
    ".confirmation-modal #confirm-action .btn__label",
    (element, { confirm, deeds }) => reword(element, confirm, deeds.get(headingOf(element)) ?? confirm),
  ],
  // Days of a filter begin where this computer is; all else at the desk is told in the company's time.
  [".where-builder .date-time-picker", (element, { zone }) => isElsewhere() && tell(element, "zone", zone)],
  // On a phone a list has no heads of columns: each cell says what it holds.
  ["th#heading-_select", (element, { chooseAll }) => tell(element, "label", chooseAll)],
  [".table:not(.table--appearance-condensed) td", (element) => tell(element, "label", headOf(element))],
  // Each browser calls it otherwise, none in the desk's language.
  ["[data-sonner-toast] [data-title]", (element, { toasts }) => UNREACHED.forEach((said) => reword(element, said, toasts.unreached))],
  ["[data-sonner-toast][data-type='error']", (element, { signedOut }) => keepSignedOut(element, signedOut)],
  ["[data-sonner-toast][data-type='error']", (element, { close }) => reportUses(element, close)],
  ["[data-sonner-toast][data-type='success']", dropSignedOut],
];

/** Around the whole desk: gives names to what Payload draws without one, so that those who hear the desk can use it, too. */
export function NamedParts({ children }: { children: ReactNode }) {
  const { i18n, t } = useTranslation();
  const { parts, bilingual, signedOut, search } = deskTexts(i18n.language);
  useEffect(() => {
    const deeds = new Map(DEEDS.map(([heading, deed]) => [t(heading), t(deed)]));
    const texts = { ...parts, languages: bilingual.languages, signedOut, close: search.close, confirm: t("general:confirm"), deeds };
    let waiting = 0;
    const mendAll = () => {
      waiting = 0;
      for (const [selector, mend] of MENDS) for (const element of document.querySelectorAll<HTMLElement>(selector)) mend(element, texts);
    };
    const observer = new MutationObserver(() => {
      waiting ||= requestAnimationFrame(mendAll);
    });
    // Some names change in place, as that of what folds and unfolds.
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["aria-label"] });
    mendAll();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(waiting);
    };
  }, [parts, bilingual, signedOut, search, t]);
  return children;
}

function name(element: HTMLElement, label: string): void {
  if (element.ariaLabel !== label) element.setAttribute("aria-label", label);
}

/** The label that is seen beside a control. */
function labelOf(element: HTMLElement): string {
  const label = element.closest(".field-type, .payload-settings__language, .timezone-picker-wrapper")?.querySelector<HTMLElement>("label");
  return label?.innerText.replace("*", "").replaceAll(/\s+/g, " ").trim() ?? "";
}

/** Whether this computer's clock is set to another zone than the company's. */
function isElsewhere(): boolean {
  const now = new Date();
  return now.toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short" }) !== isoMoment(now);
}

/** Puts words on an element, for the page's styles to show. */
function tell(element: HTMLElement, name: string, words: string): void {
  if (element.dataset[name] !== words) element.dataset[name] = words;
}

/** What a number of the tool for pictures is: what it measures, in the group that it stands in. */
function placeOf(element: HTMLElement): string {
  const group = element.closest(".edit-upload__groupWrap")?.querySelector("h3")?.textContent ?? "";
  return `${group} ${element.parentElement?.textContent ?? ""}`.trim();
}

/** What the column of a cell is called. */
function headOf(element: HTMLElement): string {
  const name = element.className.replace("cell-", "heading-");
  return (
    element
      .closest("table")
      ?.querySelector(`#${CSS.escape(name)}`)
      ?.textContent?.trim() ?? ""
  );
}

/** What the question asks that a button answers. */
function headingOf(element: HTMLElement): string {
  return element.closest(".confirmation-modal")?.querySelector("h1")?.textContent ?? "";
}

/** What a button says when the pointer is on it. */
function wordsOf(element: HTMLElement): string {
  return element.querySelector(".tooltip")?.textContent?.trim() ?? "";
}

/** The menu of a text's tools that a button opens, as Payload calls it. */
function menuOf({ ariaLabel }: HTMLElement): string {
  return ariaLabel?.replace(/ dropdown$/, "") ?? "";
}

/** The edge or corner of a crop that a handle moves, as the compass names it. */
function edgeOf({ className }: HTMLElement): string {
  return /\bord-(\w+)/.exec(className)?.[1] ?? "";
}

/** Says something otherwise, in React's own piece of text, so that it can go on changing it. */
function reword(element: HTMLElement, said: string, instead: string): void {
  const { firstChild } = element;
  if (firstChild?.nodeValue?.trim() === said) firstChild.nodeValue = instead;
}

/** Puts Chinese words together that Payload writes apart, in one piece of text or in several. */
function closeUp(element: HTMLElement): void {
  if (!/\p{Script=Han}/u.test(element.textContent ?? "")) return;
  const pieces = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (pieces.nextNode()) {
    const { currentNode } = pieces;
    const said = currentNode.nodeValue ?? "";
    const together = /^\s+$/.test(said) ? "" : said === ":" ? "：" : closedUp(said);
    if (together !== said) currentNode.nodeValue = together;
  }
}

function closedUp(said: string): string {
  return said.replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "").replace(/(?<=\p{Script=Han}):\s*$/u, "：");
}

/** Codes of languages, one or several, by what they are called. */
function rewordCodes(element: HTMLElement, languages: Parts["languages"]): void {
  const said = element.textContent ?? "";
  const named = said.replaceAll(/\b(?:zh|en)\b/g, (code) => languages[code as keyof Parts["languages"]]);
  if (named !== said) reword(element, said, named);
}

/** A size in bytes as the desk writes sizes. */
function rewordSize(element: HTMLElement): void {
  const said = element.textContent?.trim() ?? "";
  if (/^\d+$/.test(said)) reword(element, said, sizeOf(Number(said)));
}

/** What is told after many files were sent at once. */
function rewordFiles(element: HTMLElement, { saved, notSaved }: Parts["toasts"]): void {
  const said = element.textContent ?? "";
  const [, outcome, count] = /^(Successfully saved|Failed to save) (\d+) files$/.exec(said) ?? [];
  if (count) reword(element, said, (outcome === "Failed to save" ? notSaved : saved)(Number(count)));
}

function isRemove({ className }: HTMLElement): boolean {
  return /remove/i.test(className);
}

/** What the row of a table is about: its first link. */
function rowOf(element: HTMLElement): string {
  return element.closest("tr")?.querySelector("a")?.textContent?.trim() ?? "";
}
