"use client";
/**
 * Why: Payload's screens have controls without a name, with an object's, or with an English one in every language, and some that are
 *   hidden from those who hear the desk: what axe calls serious or critical, and what `saidOn` of e2e/support/desk-views.ts finds. Their
 *   tooltips, which show such names, cover what is beside them until the pointer leaves, their lists do not say what was found, and messages
 *   about a save come while all fields change, which screen readers pass over.
 * Upstream: https://github.com/payloadcms/payload/issues/17377, https://github.com/payloadcms/payload/pull/17663 (open; the arrows of pages)
 * For: @payloadcms/ui and @payloadcms/richtext-lexical 3.90.1: the classes below.
 * Not needed when: e2e/desk-views.spec.ts, which looks at each view with axe, stays green without a rule. A class that is renamed fails it.
 */
import { useTranslation } from "@payloadcms/ui";
import { useEffect, useMemo, type ReactNode } from "react";
import { HTML_LANG } from "../../../shared/languages.ts";
import { useOnScreen, type ScreenRule } from "../lib/on-screen.ts";
import { deskTexts, type Texts } from "../texts/index.ts";

/** Elements without an accessible name or role, and the mutation that adds it. */
function rulesFor(texts: Texts["parts"]): ScreenRule[] {
  return [
    // axe: aria-command-name, button-name
    ["[aria-roledescription='sortable']:not([aria-label])", (element) => name(element, texts.move)],
    [".date-time-picker__clear-button:not([aria-label])", (element) => name(element, texts.clear)],
    [
      ".btn--icon-only:not([aria-label])",
      (element) => name(element, wordsOf(element) || (/remove/i.test(element.className) ? texts.remove : texts.edit)),
    ],
    [".locked[role='button']:not([aria-label])", (element) => name(element, wordsOf(element))],
    [".copy-to-clipboard:not([aria-label])", (element) => name(element, texts.copy)],
    [
      ".toolbar-popup__button[data-button-key]:not([aria-label])",
      (element) => name(element, texts.formats[element.dataset["buttonKey"] ?? ""] ?? element.dataset["buttonKey"] ?? ""),
    ],
    [".clickable-arrow--left:not([aria-label])", (element) => name(element, texts.previous)],
    [".clickable-arrow--right:not([aria-label])", (element) => name(element, texts.next)],
    ["button.popup-button:not([aria-label])", (element) => element.innerText.trim() === "" && name(element, texts.more)],
    [".edit-upload__focalPoint:not([aria-label])", (element) => name(element, texts.focalPoint)],
    // In Chromium the title of its icon is no accessible name.
    ["a.step-nav__home:not([aria-label])", (element) => name(element, element.querySelector<HTMLElement>("[title]")?.title ?? "")],
    ...Object.entries(texts.spoken).map(([current, words]): ScreenRule => {
      const isBeginning = current.endsWith(" ");
      return [
        `[aria-label${isBeginning ? "^" : ""}="${current}"]`,
        (element) => name(element, words + (isBeginning ? (element.ariaLabel ?? "").slice(current.length) : "")),
      ];
    }),
    [
      ".edit-upload:has(.ReactCrop) .edit-upload__groupWrap:first-child:not(:has(.desk-crop))",
      (element) => element.append(cropButtons(texts.crop)),
    ],
    // Payload's internal name, such as “edit-upload”.
    ["dialog[aria-label]", (element) => name(element, element.querySelector("h1, h2")?.textContent?.trim() || (element.ariaLabel ?? ""))],
    // The window of a form says which record it is about, in front of what kind it is.
    [".doc-header__title", nameWindow],
    // axe: label, aria-input-field-name
    ["input[role='combobox']:not([aria-label], [aria-labelledby])", (element) => name(element, labelOf(element) || texts.choose)],
    [".date-time-picker input:not([aria-label])", (element) => name(element, labelOf(element) || texts.date)],
    [".ContentEditable__root:not([aria-label])", (element) => name(element, labelOf(element) || texts.text)],
    ["th input[type='checkbox'][aria-label='']", (element) => name(element, texts.chooseAll)],
    ["td input[type='checkbox'][aria-label='']", (element) => name(element, `${texts.choose} ${rowOf(element)}`.trim())],
    [".edit-upload__input input:not([aria-label])", (element) => name(element, measureOf(element))],
    // axe: label-content-name-mismatch. Their own text says more.
    [":is(.doc-tab, #empty-trash-button)[aria-label]", (element) => element.removeAttribute("aria-label")],
    // Whoever speaks to the browser says the name of the part that it folds.
    [".diff-collapser__toggle-button[aria-label]", namePart],
    // The one button of a phone's menu.
    [".app-header__mobile-nav-toggler[tabindex='-1']", (element) => element.setAttribute("tabindex", "0")],
    // Only for the pointer: it appears beside the line under the pointer, and is hidden otherwise.
    [".draggable-block-menu:not([tabindex='-1'])", (element) => element.setAttribute("tabindex", "-1")],
    // axe: image-alt
    ["img:not([alt])", (element) => element.setAttribute("alt", "")],
    // Of an alternative text in several languages, or the file's name, which is beside it.
    [":is(.thumbnail, .file-field) img[alt]:not([alt='']), img[alt='[object Object]']", (element) => element.setAttribute("alt", "")],
    // What the lists of react-select say of themselves is English in every language.
    [".react-select [role='log']:not([lang])", (element) => element.setAttribute("lang", "en")],
    // The field's path in the data, in whatever language.
    ["input[type='checkbox'][title]", (element) => element.removeAttribute("title")],
    // Payload's lists have no main part; one in a drawer is none.
    [".collection-list:not([role], dialog *)", (element) => element.setAttribute("role", "main")],
    // The cell that leads to the record says what its row is about.
    ["tbody tr:not(:has(th, [role='rowheader'])) td:has(a)", headRow],
    // WCAG 1.3.5, of the own account. A colleague's is not for a browser to fill in.
    [
      ":is([name='email'][autocomplete='off'], [name='name']:not([autocomplete]))",
      (element) =>
        location.pathname.endsWith("/account") &&
        element.setAttribute("autocomplete", element.matches("[name='name']") ? "name" : "username"),
    ],
    // Screen readers call an icon without a name an image, beside the name of its button.
    [
      "svg:not([aria-hidden], [role], [aria-label], [aria-labelledby], :has(title))",
      (element) => element.setAttribute("aria-hidden", "true"),
    ],
    // axe: nested-interactive. The selected values in it are buttons.
    [".multi-value[role='button']", (element) => element.setAttribute("role", "group")],
    // axe: aria-hidden-focus
    [".dropdown-indicator:not([tabindex])", (element) => element.setAttribute("tabindex", "-1")],
    [
      ".clear-indicator[aria-hidden]",
      (element) => {
        element.removeAttribute("aria-hidden");
        name(element, texts.clear);
      },
    ],
    // axe: list
    ["ul.doc-tabs__tabs:not([role])", (element) => element.setAttribute("role", "group")],
  ];
}

const HAN = /\p{Script=Han}/u;

/** Chinese content on a desk in another language, of which Payload does not say that it is Chinese (WCAG 3.1.2). */
const MARK_CHINESE: ScreenRule = [
  ":is(h1, h2, h3, p, a, b, button, dd, div, li, small, span, td, time, img[alt]):not([lang])",
  (element) => {
    const words =
      element instanceof HTMLImageElement ? [element.alt] : [...element.childNodes].map((node) => (node instanceof Text ? node.data : ""));
    if (words.some((text) => HAN.test(text)) && !element.closest("[lang^='zh']")) element.lang = HTML_LANG.zh;
  },
];

/** Wraps the whole desk: names Payload's elements for assistive technology, says messages and what lists have found, lets Escape close tooltips. */
export function AccessibleNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { parts } = deskTexts(i18n.language);
  const isChinese = i18n.language === "zh";
  const rules = useMemo((): ScreenRule[] => {
    const shown = ".template-default__wrap .collection-list :is(.page-controls__page-info, .no-results h3)";
    return [
      ...rulesFor(parts),
      ...(isChinese ? [] : [MARK_CHINESE]),
      [shown, sayResults],
      [MESSAGES_REGION, (element) => element.setAttribute("aria-live", "off")],
      [MESSAGE, sayMessage],
      [`dialog.desk:not(:has(> ${SPEAKER}))`, addSpeaker],
    ];
  }, [parts, isChinese]);
  useOnScreen(rules);
  useEffect(() => {
    // Before a drawer hears the key, which would close as well.
    document.addEventListener("keydown", closeTooltips, true);
    return () => document.removeEventListener("keydown", closeTooltips, true);
  }, []);
  return (
    <>
      {children}
      <output className="desk-unseen" />
    </>
  );
}

/**
 * The place whose texts are announced: the desk has one from the start, and each dialog one of its own, as a modal one silences all that is
 * outside of it. Screen readers pass over a text that comes together with its place.
 */
const SPEAKER = "output.desk-unseen";

function addSpeaker(dialog: HTMLElement): void {
  const speaker = document.createElement("output");
  speaker.className = "desk-unseen";
  dialog.append(speaker);
}

function say(text: string): void {
  for (const speaker of document.querySelectorAll(SPEAKER)) speaker.textContent = text;
}

/** What the open list says of its results. */
let results = { path: "", text: "" };

/** WCAG 4.1.3: announces what a search or a filter of the open list has found, which Payload shows alone. */
function sayResults({ textContent }: HTMLElement): void {
  const { pathname: path } = location;
  const text = textContent?.trim() ?? "";
  if (path === results.path && text !== results.text) say(text);
  results = { path, text };
}

/** Where messages appear, which Sonner has said at once, and each message but that something is under way. */
const MESSAGES_REGION = "section[aria-relevant='additions text'][aria-live='polite']";
const MESSAGE = "[data-sonner-toast]:not([data-type='loading'], [data-removed='true']) [data-content]";
/** Milliseconds that a save takes to enable its hundreds of fields again: screen readers drop announcements amid so many changes. */
const CHANGES_MS = 1000;

const messages = new WeakMap<Element, string>();

/** WCAG 4.1.3: announces a message once the change on the screen has settled, a repeated message as well. */
function sayMessage(message: HTMLElement): void {
  const text = message.textContent?.trim() ?? "";
  if (messages.get(message) === text) return;
  messages.set(message, text);
  say("");
  setTimeout(() => say(text), CHANGES_MS);
}

/** Closes the tooltips that the pointer has opened: Payload hears that it has left. */
function closeTooltips(event: KeyboardEvent): void {
  const shown = event.key === "Escape" ? document.querySelectorAll(".tooltip--show:not(.field-error)") : [];
  for (const { parentElement } of shown) {
    const init = { bubbles: true, relatedTarget: document.body };
    parentElement?.dispatchEvent(new PointerEvent("pointerout", init));
    parentElement?.dispatchEvent(new MouseEvent("mouseout", init));
    event.stopPropagation();
  }
}

/** WCAG 2.5.7: draggable parts also have buttons. They press the arrow keys that the crop of a picture understands. */
function cropButtons(texts: Texts["parts"]["crop"]): HTMLElement {
  const row = document.createElement("div");
  row.className = "desk-crop";
  const keys = [
    ["ArrowLeft", "←", texts.left],
    ["ArrowRight", "→", texts.right],
    ["ArrowUp", "↑", texts.up],
    ["ArrowDown", "↓", texts.down],
  ] as const;
  for (const [key, sign, label] of keys) {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "desk-button desk-button--small", textContent: sign, title: label });
    name(button, label);
    button.addEventListener("click", () => {
      const crop = document.querySelector(".ReactCrop__crop-selection");
      // Before the picture is there the crop has no size to keep.
      if (crop?.clientWidth) crop.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey: true, bubbles: true }));
    });
    row.append(button);
  }
  return row;
}

function headRow(cell: HTMLElement): void {
  if (!cell.parentElement?.querySelector("[role='rowheader']")) cell.setAttribute("role", "rowheader");
}

/** The previous title before the kind. */
let previousTitle = "";

function nameWindow(heading: HTMLElement): void {
  // Of a record in a drawer the window says nothing.
  if (heading !== document.querySelector(".doc-header__title")) return;
  const title = heading.textContent?.trim();
  if (!title || document.title.startsWith(`${title} · `)) return;
  const kind = previousTitle && document.title.startsWith(previousTitle) ? document.title.slice(previousTitle.length) : document.title;
  previousTitle = `${title} · `;
  document.title = previousTitle + kind;
}

function name(element: HTMLElement, label: string): void {
  element.setAttribute("aria-label", label);
}

function namePart(button: HTMLElement): void {
  const words = button.textContent?.trim() ?? "";
  if (words && !button.ariaLabel?.startsWith(words)) name(button, `${words}, ${button.ariaLabel}`);
}

/** The visible label beside a control. */
function labelOf(element: HTMLElement): string {
  const label = element.closest(".field-type, .payload-settings__language, .timezone-picker-wrapper")?.querySelector<HTMLElement>("label");
  return label?.innerText.replace("*", "").replaceAll(/\s+/g, " ").trim() ?? "";
}

/** The label of a number in the picture editor, from its group. */
function measureOf(element: HTMLElement): string {
  const group = element.closest(".edit-upload__groupWrap")?.querySelector("h3")?.textContent ?? "";
  return `${group} ${element.parentElement?.textContent ?? ""}`.trim();
}

/** A button's tooltip. */
function wordsOf(element: HTMLElement): string {
  return element.querySelector(".tooltip")?.textContent?.trim() ?? "";
}

/** The subject of a table's row: its first link. */
function rowOf(element: HTMLElement): string {
  return element.closest("tr")?.querySelector("a")?.textContent?.trim() ?? "";
}
