"use client";
import { toast, useTranslation } from "@payloadcms/ui";
import { useRouter } from "./navigation.ts";
import { useEffect, useRef, useState, useTransition } from "react";
import type { DeskLanguage } from "#shared/languages.ts";
import { deskLanguage } from "../../lib/time.ts";
import { call, Unreached } from "./call.ts";
import { keepFocus } from "./keep-focus.ts";
import { deskTexts, type Texts } from "../texts/index.ts";

/** A call that undoes a change, and the message after it. */
interface Undo {
  address: string;
  method: "POST" | "PATCH" | "DELETE";
  body: object;
  done: string;
}

interface Desk {
  texts: Texts;
  language: DeskLanguage;
  /** Whether a change is in progress. */
  busy: boolean;
  /** Runs a task and shows a message if it fails. Resolves to whether it succeeded. */
  attempt: (task: () => Promise<unknown>) => Promise<boolean>;
  /**
   * Calls the desk's REST address, then refreshes the view and shows a message, with an undo button where possible; shows a refusal.
   * Resolves to whether it succeeded.
   */
  change: (address: string, method: Undo["method"], body: object, done: string, undo?: Undo) => Promise<boolean>;
}

/** The texts and actions of the desk's own views. */
export function useDesk(): Desk {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isShowing, start] = useTransition();
  const [calls, count] = useState(0);
  const texts = deskTexts(i18n.language);
  const giveBack = useRef<(() => void) | null>(null);
  const busy = calls > 0 || isShowing;
  // The pressed button is disabled during the change, and may be unmounted after it, together with its component.
  useEffect(() => {
    if (!busy) giveBack.current?.();
  }, [busy]);
  useEffect(() => () => giveBack.current?.(), []);
  const attempt: Desk["attempt"] = async (task) => {
    try {
      await task();
      return true;
    } catch (error) {
      toast.error(error instanceof Unreached ? texts.parts.unreached : (error as Error).message || texts.failed);
      return false;
    }
  };
  const change: Desk["change"] = async (address, method, body, done, undo) => {
    giveBack.current = keepFocus();
    count((before) => before + 1);
    const isDone = await attempt(async () => call(address, method, body, i18n.language));
    count((before) => before - 1);
    if (!isDone) return false;
    const takeBack = undo && {
      label: texts.lists.undo,
      onClick: () => void change(undo.address, undo.method, undo.body, undo.done),
    };
    toast.success(done, takeBack && { action: takeBack });
    start(() => router.refresh());
    return true;
  };
  return { texts, language: deskLanguage(i18n.language), busy, attempt, change };
}
