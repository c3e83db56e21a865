/**
 * Where the focus is after a move within the site, which opens no document, and after a part of the page has gone: without this it would be on
 * the body, and whoever does not see the page would hear nothing and begin at its top.
 */
import { useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType, type Location, type NavigationType } from "react-router";
import { controlsByKey } from "./page-input.ts";
import type { ClientMiddleware } from "./router-internals.ts";

/** What Tab stops at. */
const STOP = "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, [tabindex='0']";

/** A control of a page that was left: what tells it from all others, and what is still so when its address has changed. */
interface Left {
  key: string;
  look: string;
}

/** The page that is shown, and by which controls each entry of the history was left: the first that is there is the one to come back to. */
let shown: { key: string; pathname: string; hash: string; title: string } | undefined;
const leftBy = new Map<string, Left[]>();

/** Notes by which control a page is left. To be the first middleware, for the page has to be there still. */
export const noteLeaving: ClientMiddleware = async (_page, next) => {
  const { activeElement } = document;
  if (shown && activeElement && activeElement !== document.body) {
    const keys = new Map<Element, string>([...controlsByKey()].map(([key, element]) => [element, key]));
    // What a menu holds is out of sight when the page comes back; what opens it is not.
    const openers = ancestorsOf(activeElement).flatMap(
      (element) => element.querySelector(":scope > summary, :scope[data-entry] > a") ?? [],
    );
    leftBy.set(
      shown.key,
      [activeElement, ...openers].map((element) => ({ key: keys.get(element) ?? "", look: lookOf(element) })),
    );
  }
  return next();
};

/**
 * Says the title of each page that is moved to, and gives the focus to its heading, to the part of it that a link names, or on the way back to
 * the link by which it was left. Within a page it stays where it is, unless that has gone out of sight, as the foot of a list.
 */
export function PageFocus() {
  const location = useLocation();
  const type = useNavigationType();
  const region = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const before = shown;
    const { title } = document;
    shown = { ...location, title };
    if (!before || before.key === location.key) return;
    if (before.title !== title || before.pathname !== location.pathname) region.current?.replaceChildren(title);
    focusAfterMove(location, before, type);
  }, [location, type]);
  // No `status`, of which forms and lists have their own.
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
}

function focusAfterMove({ key, pathname, hash }: Location, before: { pathname: string; hash: string }, type: NavigationType): void {
  const leads = type === "PUSH" || (type === "POP" && !leftBy.has(key));
  const part = leads && hash && hash !== before.hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (part) return void focusOn(part.closest("details")?.querySelector<HTMLElement>("summary") ?? part);
  const { activeElement } = document;
  if (pathname === before.pathname && activeElement && activeElement !== document.body && isInSight(activeElement)) return;
  const controls = controlsByKey();
  const left = type === "POP" ? (leftBy.get(key) ?? []) : [];
  const isBack = left.some(
    (one) => focusOn(controls.get(one.key)) || focusOn([...controls.values()].find((control) => lookOf(control) === one.look)),
  );
  if (!isBack) focusOnHeading();
}

function lookOf({ tagName, className, textContent }: Element): string {
  return [tagName, className, textContent].join("|");
}

function focusOnHeading(): void {
  focusOn(document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
}

/** Gives the focus to an element, also to one that is no control; the page stays where it is. @returns whether it has it, which what is hidden cannot */
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

/** From now on, a control that goes away with the focus hands it on: to what stands behind it, before it or around it. */
export function keepFocus(): void {
  /** What has the focus with all that is around it, each with its neighbours. */
  let trail: { element: Element; next: Element | null; previous: Element | null }[] = [];
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
      // A press beside all controls takes the focus away on purpose. What goes away is still there when this is told.
      if (relatedTarget === null) queueMicrotask(() => target instanceof Element && target.isConnected && (trail = []));
    },
    true,
  );
  new MutationObserver(() => {
    const [focused] = trail;
    if (!focused || focused.element.isConnected || document.activeElement !== document.body) return;
    const steps = trail;
    trail = [];
    for (const { element, next, previous } of steps) {
      if (element === document.body || element.tagName === "MAIN") break;
      if (element.isConnected ? focusWithin(element) : focusWithin(next) || focusWithin(previous)) return;
    }
    focusOnHeading();
  }).observe(document, { childList: true, subtree: true });
}

/** Gives the focus to the first control of a part that is still there. */
function focusWithin(part: Element | null): boolean {
  if (!part?.isConnected) return false;
  const stops = [part, ...part.querySelectorAll<HTMLElement>(STOP)].filter((element) => element.matches(STOP));
  return stops.some((stop) => focusOn(stop as HTMLElement));
}
