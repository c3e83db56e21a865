"use client";
/**
 * Why: the editor of long texts hands its form what was typed only when the browser is idle, so that whoever typed and saved at
 *   once lost the last words.
 * Upstream: https://github.com/payloadcms/payload/pull/12046 (since then)
 * For: @payloadcms/richtext-lexical 3.90.1, whose Field.js calls window.requestIdleCallback.
 * Not needed when: the editor gives its form what is typed at a submit: e2e/long-texts.spec.ts. Silent when the editor puts off
 *   otherwise.
 */
import { useEffect, type ReactNode } from "react";
import { flushSync } from "react-dom";

/** Deferred callbacks, by their numbers. */
const putOff = new Map<number, () => void>();
/** Forms that flush each change. */
let urgent = 0;

const AT_ONCE: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 };

/** Runs the deferred callbacks, and renders their results before the next event. */
function takeUp(): void {
  if (putOff.size === 0) return;
  const works = [...putOff.values()];
  putOff.clear();
  flushSync(() => works.forEach((task) => task()));
}

/**
 * Records the browser's idle callbacks. Browsers without them, such as Safari, get a timeout instead. @returns a function that stops it
 */
function notePutOff(): () => void {
  const { requestIdleCallback: request, cancelIdleCallback: cancel } = window;
  const schedule = request ?? ((task: IdleRequestCallback) => window.setTimeout(task, 0, AT_ONCE));
  const drop = cancel ?? window.clearTimeout;
  window.requestIdleCallback = (task, options) => {
    const number = schedule((deadline) => {
      putOff.delete(number);
      task(deadline);
    }, options);
    putOff.set(number, () => {
      drop(number);
      task(AT_ONCE);
    });
    if (urgent > 0) queueMicrotask(takeUp);
    return number;
  };
  window.cancelIdleCallback = (number) => {
    putOff.delete(number);
    drop(number);
  };
  return () => Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
}

/**
 * Wraps the whole desk: makes forms receive all typed text before any other event. Payload's editor of long texts gives it to the form only
 * when the browser is idle; on a slow machine a save right after typing lost the last words.
 */
export function FlushTyping({ children }: { children: ReactNode }) {
  useEffect(() => {
    const takeUpBeforeKeys = ({ ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey) && takeUp();
    const forget = notePutOff();
    window.addEventListener("click", takeUp, true);
    window.addEventListener("keydown", takeUpBeforeKeys, true);
    return () => {
      forget();
      window.removeEventListener("click", takeUp, true);
      window.removeEventListener("keydown", takeUpBeforeKeys, true);
    };
  }, []);
  return children;
}

/**
 * Makes a form take each change at once: the first one, which enables the save button and the question at leaving, and those during a save.
 * @param isUrgent whether the form is in such a state
 */
export function useImmediateChanges(isUrgent: boolean): void {
  useEffect(() => {
    if (!isUrgent) return undefined;
    urgent += 1;
    return () => void (urgent -= 1);
  }, [isUrgent]);
}
