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

/** What is put off until the browser has nothing else to do, by its number. */
const putOff = new Map<number, () => void>();
/** Forms that have nothing put off. */
let urgent = 0;

const AT_ONCE: IdleDeadline = { didTimeout: true, timeRemaining: () => 0 };

/** Does what is put off, and has the desk drawn with what came of it before whatever is done next. */
function takeUp(): void {
  if (putOff.size === 0) return;
  const works = [...putOff.values()];
  putOff.clear();
  flushSync(() => works.forEach((task) => task()));
}

/** Has noted here what is put off. A browser that knows no idle time, as Safari, gets it in its next turn. @returns what ends that */
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
 * Around the whole desk: has forms know all that is typed before anything is done with it. Payload's editor of long texts hands its form
 * what was typed only when the browser is idle; on a busy machine whoever typed and saved at once lost the last words.
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
 * Has a form take up each change as soon as it is made: the first one, with which there is something to save and to be asked about, and
 * those that are made while it is being saved.
 * @param isUrgent whether the form is at such a point
 */
export function useImmediateChanges(isUrgent: boolean): void {
  useEffect(() => {
    if (!isUrgent) return undefined;
    urgent += 1;
    return () => void (urgent -= 1);
  }, [isUrgent]);
}
