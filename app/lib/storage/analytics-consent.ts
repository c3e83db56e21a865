import { useSyncExternalStore } from "react";

type Answer = "yes" | "no";

/** localStorage key of the visitor's answer. */
const KEY = "analytics-consent";

/** The answer on this page, for browsers that store nothing. */
let currentAnswer: Answer | null = null;
let askedAgain = false;
const listeners = new Set<() => void>();

/** Whether the visitor may be counted; null before an answer. "no" on the server and until the client has taken over. */
export function useAnswer(): string | null {
  return useSyncExternalStore(listen, readAnswer, () => "no");
}

/** Whether the visitor wants to answer once more. */
export function useAskedAgain(): boolean {
  return useSyncExternalStore(
    listen,
    () => askedAgain,
    () => false,
  );
}

/** Asks the question again, after any answer. */
export function askAgain(): void {
  askedAgain = true;
  tell();
}

/** Keeps the answer in the browser. */
export function keepAnswer(answer: Answer): void {
  currentAnswer = answer;
  askedAgain = false;
  try {
    localStorage.setItem(KEY, answer);
  } catch (error) {
    console.info("The answer could not be kept in the browser's storage:", error);
  }
  tell();
}

function readAnswer(): string | null {
  try {
    return currentAnswer ?? localStorage.getItem(KEY);
  } catch {
    return "no";
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
