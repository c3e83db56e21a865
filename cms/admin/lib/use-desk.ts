"use client";
import { toast, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useEffect, useRef, useState, useTransition } from "react";
import type { DeskLanguage } from "#shared/languages.ts";
import { deskLanguage } from "../../lib/time.ts";
import { call, Unreached } from "./call.ts";
import { keepFocus } from "./keep-focus.ts";
import { deskTexts, type Texts } from "../texts/index.ts";

/** A call that takes a change back, and what is said then. */
interface Undo {
  address: string;
  method: "POST" | "PATCH" | "DELETE";
  body: object;
  done: string;
}

interface Desk {
  texts: Texts;
  language: DeskLanguage;
  /** Whether a change is under way. */
  busy: boolean;
  /** Does something; why it failed is told. Resolves to whether it was done. */
  attempt: (task: () => Promise<unknown>) => Promise<boolean>;
  /** Calls the desk's REST address, then shows the view anew and says so; a refusal is told. What can be undone offers that. Resolves to whether it was done. */
  change: (address: string, method: Undo["method"], body: object, done: string, undo?: Undo) => Promise<boolean>;
}

/** What the desk's own views need to say and do something. */
export function useDesk(): Desk {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [isShowing, start] = useTransition();
  const [calls, count] = useState(0);
  const texts = deskTexts(i18n.language);
  const giveBack = useRef<(() => void) | null>(null);
  const busy = calls > 0 || isShowing;
  // What was pressed is off while the change is under way, and may be gone after it, together with whoever draws it.
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
