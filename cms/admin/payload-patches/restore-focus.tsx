"use client";
/**
 * Why: the keyboard is lost where a dialog or a menu closes that had the focus, where a link leads to another page, and where a form is saved,
 *   which disables its fields for that time. A drawer opens over the page and leaves the focus below it.
 * Upstream: none found
 * For: @payloadcms/ui 3.90.1: .payload__modal-item, .popup__content, .drawer--is-open, modalState; `disabled` on the fields of a form that is being saved.
 * Not needed when: e2e/desk-day.spec.ts walks the desk by keys without it.
 */
import { useModal } from "@payloadcms/ui";
import { usePathname, useSearchParams } from "next/navigation.js";
import { useEffect, useRef, type ReactNode } from "react";
import { enterPage, isToBeEntered } from "../lib/enter-page.ts";
import { keepFocus } from "../lib/keep-focus.ts";
import { useOnScreen, type ScreenRule } from "../lib/on-screen.ts";

/** What lies over a page for a while, and is gone with what has the focus in it. */
const PASSING = ".payload__modal-item, .popup__content, dialog";

/** What a form does to its fields while it is saved. */
const LOCKS = ["disabled", "contenteditable", "aria-disabled"];

/** A drawer is entered at its heading, once that has come; by then it is called by it. */
const ENTER_DRAWERS: ScreenRule[] = [[".drawer--is-open:not([data-entered]):has(h1, h2)", enterDrawer]];

function enterDrawer(drawer: HTMLElement): void {
  const heading = drawer.querySelector<HTMLElement>("h1, h2");
  drawer.dataset["entered"] = "";
  if (!heading || drawer.querySelector(":is(input, textarea, [contenteditable]):focus")) return;
  drawer.setAttribute("aria-label", heading.textContent?.trim() ?? "");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Around the whole desk: puts the keyboard where it goes on from when what had the focus is gone. A page that a link led to is entered
 * past its menu, and what was asked over a page gives the focus back to the page, be its button in a menu that has closed meanwhile.
 */
export function RestoreFocus({ children }: { children: ReactNode }) {
  const path = usePathname();
  const query = useSearchParams().toString();
  const { modalState } = useModal();
  const isAsked = Object.values(modalState).some(({ isOpen }) => isOpen);
  const giveBack = useRef<(() => void) | null>(null);
  const before = useRef(`${path}?${query}`);

  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest(PASSING)) giveBack.current = keepFocus();
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  useOnScreen(ENTER_DRAWERS);
  useEffect(() => {
    let locked: HTMLElement | null = null;
    let focused: HTMLElement | null = null;
    const note = ({ target }: FocusEvent) => (focused = target instanceof HTMLElement ? target : null);
    const follow = () => {
      if (focused?.matches(":disabled, [contenteditable='false']")) locked = focused;
      if (!locked || locked.matches(":disabled, [contenteditable='false']")) return;
      if (isNowhere()) (locked.isConnected ? locked : document.getElementById(locked.id))?.focus({ preventScroll: true });
      locked = null;
    };
    // What is pressed beside all controls takes the focus away on purpose.
    const leave = ({ target }: PointerEvent) =>
      target instanceof Element && !target.closest("button, a, label") && (focused = locked = null);
    const observer = new MutationObserver(follow);
    document.addEventListener("focusin", note);
    document.addEventListener("pointerdown", leave);
    observer.observe(document.body, { attributes: true, attributeFilter: LOCKS, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      document.removeEventListener("pointerdown", leave);
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    if (isToBeEntered() && isNowhere()) enterPage();
  }, []);
  useEffect(() => {
    if (isAsked) return;
    const { activeElement } = document;
    // It is still there while it fades.
    if (activeElement instanceof HTMLElement && activeElement.closest(PASSING)) activeElement.blur();
    giveBack.current?.();
  }, [isAsked]);
  useEffect(() => {
    const here = `${path}?${query}`;
    if (here !== before.current && isNowhere()) enterPage();
    before.current = here;
  }, [path, query]);
  return children;
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
