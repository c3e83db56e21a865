"use client";
import { toast, useConfig, useDocumentInfo, useDocumentTitle, useForm, useFormModified, useLocale } from "@payloadcms/ui";
import { useState } from "react";
import type { Language } from "#shared/languages.ts";
import { call, SessionEnded, Unreached } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";
import type { Deed } from "./choice.ts";
import { tellPlans } from "./plans.ts";
import { toastAfterLoad } from "./toast-after-load.ts";
import { useHasDrafts } from "./use-has-drafts.ts";
import { useSave } from "./use-save.ts";

/** The outcome of an action: the form shows the errors of its own refusal, any other refusal has a message. */
type Outcome = "done" | "refused" | { message: string };

interface Publishing {
  busy: boolean;
  /** Performs the chosen action. Typed input stays, whatever the outcome. */
  act: (deed: Deed) => Promise<Outcome>;
}

/**
 * Publishes the open record through Payload's form, as Payload's own button does, so that it validates, locks and counts the record as
 * usual; and plans times.
 */
export function usePublish(): Publishing {
  const { texts, language } = useDesk();
  const [busy, setBusy] = useState(false);
  const {
    id,
    collectionSlug,
    globalSlug,
    title: globalTitle,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo();
  const { config, getEntityConfig } = useConfig();
  const hasDrafts = useHasDrafts();
  const { record, send, saveDraft } = useSave();
  const { getField, validateForm } = useForm();
  const modified = useFormModified();
  const { code: locale } = useLocale();
  const { title: recordTitle } = useDocumentTitle();
  const { api } = config.routes;
  /** The title of the record after the save, which the form knows before the page's head does. */
  const title = (): string => {
    if (globalSlug) return globalTitle ?? "";
    const name = getEntityConfig({ collectionSlug: collectionSlug ?? "" })?.admin.useAsTitle ?? "";
    const value = getField(name)?.value;
    return typeof value === "string" && value ? value : recordTitle;
  };
  /** Saves unsaved changes. */
  const saveChanges = async (): Promise<boolean> => !modified || (await saveDraft());

  const publishedMessage = (only: Language | null) => texts.publishing.publishedNow(title(), only ? texts.publishing.languages[only] : "");

  const publishNow = async (only: Language | null): Promise<boolean> => {
    if (only === null) {
      if (!(await send({}, "published"))) return false;
      if (hasDrafts) {
        setUnpublishedVersionCount(0);
        setMostRecentVersionIsAutosaved(false);
        setHasPublishedDoc(true);
      }
      toast.success(publishedMessage(null));
      return true;
    }
    if (only === locale) {
      if (!(await send({ publishSpecificLocale: only }, "published"))) return false;
    } else {
      // The form contains the other language: its edits are saved, and stay a draft.
      if (!(await saveChanges())) return false;
      const query = new URLSearchParams({ depth: "0", locale: only, publishSpecificLocale: only });
      await call(`${record}?${query}`, "PATCH", { _status: "published" }, language);
    }
    toastAfterLoad(publishedMessage(only));
    return true;
  };

  const plan = async ({ publishAt, takeOffAt, only }: Deed): Promise<void> => {
    const asText = (moment: number | null) => moment && new Date(moment).toISOString();
    const body = { publishAt: asText(publishAt), takeOffAt: asText(takeOffAt), language: only };
    await call(`${api}/publishing/${collectionSlug}/${id}/times`, "POST", body, language);
    tellPlans();
    toast.success(texts.publishing.plannedNow);
  };

  const doIt = async (deed: Deed): Promise<boolean> => {
    if (deed.publish === "later" && !((await validateForm()) && (await saveChanges()))) return false;
    if (deed.publish === "now" && !(await publishNow(deed.only))) return false;
    if (deed.publishAt !== null || deed.takeOffAt !== null) await plan(deed);
    // The remaining draft is a separate version, which an open form would take for somebody else's.
    if (deed.publish === "now" && deed.only !== null) window.location.reload();
    return true;
  };

  const act: Publishing["act"] = async (deed) => {
    setBusy(true);
    try {
      return (await doIt(deed)) ? "done" : "refused";
    } catch (error) {
      if (error instanceof SessionEnded) return "refused";
      return { message: error instanceof Unreached ? texts.publishing.unreached : (error as Error).message || texts.failed };
    } finally {
      setBusy(false);
    }
  };
  return { busy, act };
}
