"use client";
/**
 * Why: the keyboard is lost where a dialog or a menu closes that had the focus, and where a link leads to another page.
 * Upstream: none found
 * For: @payloadcms/ui 3.90.1: .payload__modal-item, .popup__content, modalState.
 * Not needed when: e2e/desk-day.spec.ts walks the desk by keys without it.
 */
import { useModal } from "@payloadcms/ui";
import { usePathname, useSearchParams } from "next/navigation.js";
import { useEffect, useRef, type ReactNode } from "react";
import { enterPage, isToBeEntered } from "../lib/enter-page.ts";
import { keepFocus } from "../lib/keep-focus.ts";

/** What lies over a page for a while, and is gone with what has the focus in it. */
const PASSING = ".payload__modal-item, .popup__content, dialog";

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
