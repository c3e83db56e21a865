/**
 * Manages the focus after a move within the site, which opens no document, and after a part of the page has gone: otherwise it would be on
 * the body, and screen readers would say nothing and begin at the top.
 */
import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType, type Location, type NavigationType } from "react-router";
import { reveal } from "#app/lib/take-focus.ts";
import { controlsByKey } from "./page-input.ts";
import type { ClientMiddleware } from "./router-internals.ts";

/** Elements that Tab reaches. */
const STOP = "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex='0']";

/** Parts that say themselves how a page has changed: the result of a form, in words of their own. */
const SPEAKING = "main :is(output[for]:not([aria-live]), .done)";

/** A control of a page that the visitor left: its unique key, and a look that holds when its address has changed. */
interface ExitControl {
  key: string;
  look: string;
}

/** The current page, and the controls by which the visitor left each history entry: the first that still exists gets the focus back. */
let currentPage: { key: string; pathname: string; hash: string; title: string } | undefined;
const leftBy = new Map<string, ExitControl[]>();

/** Notes the control by which the visitor leaves a page. Must be the first middleware, while the page still exists. */
export const noteLeaving: ClientMiddleware = async (_page, next) => {
  const { activeElement } = document;
  if (currentPage && activeElement && activeElement !== document.body) {
    const keys = new Map<Element, string>([...controlsByKey()].map(([key, element]) => [element, key]));
    // A menu is closed when the page comes back, so its opener gets the focus.
    const openers = ancestorsOf(activeElement).flatMap(
      (element) => element.querySelector(":scope > summary, :scope[data-entry] > a") ?? [],
    );
    leftBy.set(
      currentPage.key,
      [activeElement, ...openers].map((element) => ({ key: keys.get(element) ?? "", look: lookOf(element) })),
    );
  }
  return next();
};

/**
 * Announces the title of each new page, and within a page a new title for which nothing else speaks. Gives the focus to the page's heading,
 * to the part that a link names, or on the way back to the link by which the visitor left. Within a page it keeps the focus, unless that is
 * out of sight, as the foot of a list.
 */
export function PageFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const region = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const before = currentPage;
    const { title } = document;
    currentPage = { ...location, title };
    if (!before || before.key === location.key) return;
    const isElsewhere = before.pathname !== location.pathname;
    if (isElsewhere || (before.title !== title && !document.querySelector(SPEAKING))) region.current?.replaceChildren(title);
    focusAfterMove(location, before, type);
  }, [location, type]);
  // No `status`: forms and lists have their own.
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
}

function focusAfterMove({ key, pathname, hash }: Location, before: { pathname: string; hash: string }, type: NavigationType): void {
  const leads = type === "PUSH" || (type === "POP" && !leftBy.has(key));
  const part = leads && hash && hash !== before.hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (part) {
    const fold = part.closest("details");
    if (fold) fold.open = true;
    // The browser follows the link as well, and takes the focus off every element but the part itself.
    return void focusOn(fold === part ? fold.querySelector("summary") : part);
  }
  if (pathname === before.pathname) {
    passFocusOn();
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) {
      // After a form that was sent in place, such as a vote, the router shows what its address names, which may push the control out of sight.
      if (type === "REPLACE" && hash) reveal(activeElement);
      if (isInSight(activeElement)) return;
    }
  }
  const controls = controlsByKey();
  const candidates = type === "POP" ? (leftBy.get(key) ?? []) : [];
  // Parts that are loaded later shift the keys of those that follow, and a look may have changed since.
  const isBack = candidates.some(({ key: name, look }) => {
    const alike = [...controls.values()].filter((control) => lookOf(control) === look);
    const same = controls.get(name);
    return focusOn(same && alike.includes(same) ? same : (alike[0] ?? same));
  });
  if (!isBack) focusOnHeading();
}

function lookOf({ tagName, className, textContent }: Element): string {
  return [tagName, className, textContent].join("|");
}

function focusOnHeading(): void {
  focusOn(document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
}

/** Focuses an element, also one that is no control, without scrolling. @returns whether it has the focus; a hidden one cannot */
function focusOn(element: HTMLElement | null | undefined): boolean {
  if (!element) return false;
  if (!element.matches(STOP) && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement: parent } = element;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** The focused element and its ancestors, each with its neighbours. */
let trail: { element: Element; next: Element | null; previous: Element | null }[] = [];

/** From now on, a removed control passes its focus on, to where a visitor sees it. */
export function keepFocus(): void {
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      trail = [target, ...ancestorsOf(target)].map((element) => ({
        element,
        next: element.nextElementSibling,
        previous: element.previousElementSibling,
      }));
    },
    true,
  );
  document.addEventListener(
    "focusout",
    ({ target, relatedTarget }) => {
      // A press beside all controls removes the focus on purpose. The removed element still exists during this event.
      if (relatedTarget === null) queueMicrotask(() => target instanceof Element && target.isConnected && (trail = []));
    },
    true,
  );
  new MutationObserver(() => {
    // What takes the place of a control may have moved it, as a list does that grows above it.
    if (passFocusOn() && document.activeElement) reveal(document.activeElement);
  }).observe(document, { childList: true, subtree: true });
}

/** If the focused control was removed, focuses its successor: the element in its place, after it, before it or around it, or the heading. @returns whether it was */
function passFocusOn(): boolean {
  const [focused] = trail;
  if (!focused || focused.element.isConnected || document.activeElement !== document.body) return false;
  const steps = trail;
  trail = [];
  for (const [index, { element, next, previous }] of steps.entries()) {
    if (element === document.body || element.tagName === "MAIN") break;
    const inPlace = previous?.isConnected ? previous.nextElementSibling : (steps[index + 1]?.element.firstElementChild ?? null);
    if (element.isConnected ? focusWithin(element) : focusWithin(inPlace) || focusWithin(next) || focusWithin(previous)) return true;
  }
  focusOnHeading();
  return true;
}

/** Focuses the first control of a part that still exists. */
function focusWithin(part: Element | null): boolean {
  if (!part?.isConnected) return false;
  const stops = [part, ...part.querySelectorAll<HTMLElement>(STOP)].filter((element) => element.matches(STOP));
  return stops.some((stop) => focusOn(stop as HTMLElement));
}
