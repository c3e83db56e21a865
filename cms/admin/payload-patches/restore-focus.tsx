"use client";
/**
 * Why: the keyboard is lost where a dialog or a menu closes that had the focus, where a link leads to another page, and where a form is saved,
 *   which disables its fields for that time. A drawer opens over the page and leaves the focus below it.
 * Upstream: none found; to be sent: docs/upstream/payload-focus.md
 * For: @payloadcms/ui 3.90.1: .payload__modal-item, .popup__content, .drawer--is-open, modalState; `disabled` on the fields of a form that is being saved.
 * Not needed when: e2e/desk-day.spec.ts walks the desk by keys without it.
 */
import { useModal } from "@payloadcms/ui";
import { usePathname, useSearchParams } from "../lib/navigation.ts";
import { useEffect, useRef, type ReactNode } from "react";
import { enterPage, isToBeEntered } from "../lib/enter-page.ts";
import { keepFocus } from "../lib/keep-focus.ts";
import { useOnScreen, type ScreenRule } from "../lib/on-screen.ts";

/** Overlays of a page, which disappear together with the focus. */
const PASSING = ".payload__modal-item, .popup__content, dialog";

/** The attribute that a form sets on its fields during a save. */
const LOCKS = ["disabled", "contenteditable", "aria-disabled"];

/** The heading that gets the focus in a drawer once it is rendered, because it names the drawer by then. */
const ENTER_DRAWERS: ScreenRule[] = [[".drawer--is-open :is(h1, h2):not([data-entered])", enterDrawer]];

/** Focuses the drawer's first heading, also the one that takes the place of another while the drawer loads. */
function enterDrawer(heading: HTMLElement): void {
  const drawer = heading.closest<HTMLElement>(".drawer--is-open");
  // One that comes below another may take its place later.
  if (!drawer || heading !== drawer.querySelector("h1, h2")) return;
  heading.dataset["entered"] = "";
  drawer.setAttribute("aria-label", heading.textContent?.trim() ?? "");
  // Payload gives the focus to a button at first, and again where a heading goes while the drawer loads; what a person has chosen stays.
  if (drawer.dataset["used"] !== undefined && drawer.querySelector(":focus")) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Wraps the whole desk: restores the focus when its element disappears. A page that a link leads to gets it after its menu, and an overlay
 * returns it to the page, even if its button was in a menu that has closed meanwhile.
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
    const use = ({ target }: Event) => {
      const drawer = target instanceof Element ? target.closest<HTMLElement>(".drawer--is-open") : null;
      if (drawer) drawer.dataset["used"] = "";
    };
    for (const press of ["keydown", "pointerdown"]) document.addEventListener(press, use, true);
    return () => {
      for (const press of ["keydown", "pointerdown"]) document.removeEventListener(press, use, true);
    };
  }, []);
  useEffect(() => {
    let dialog: Element | null = null;
    const note = ({ target }: FocusEvent) => (dialog = target instanceof Element ? target.closest("dialog.desk") : null);
    // A dialog that is removed while it is open does not give the focus back as one that closes does.
    const observer = new MutationObserver(() => {
      if (!dialog || dialog.isConnected || !isNowhere()) return;
      dialog = null;
      giveBack.current?.();
    });
    document.addEventListener("focusin", note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", note);
      observer.disconnect();
    };
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
    // A click outside of all controls removes the focus on purpose.
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
    // It still exists while it fades out.
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
