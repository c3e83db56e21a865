"use client";
import { ConfirmationModal, useModal, useTranslation } from "@payloadcms/ui";
import { usePathname, useRouter, useSearchParams } from "../../lib/navigation.ts";
import { useEffect, useId, useRef } from "react";
import { holdSteps, isAt } from "../../payload-patches/history-steps.tsx";

interface AskBeforeLeavingProps {
  /** Whether there are unsaved changes. */
  unsaved: boolean;
  /** Whether to ask at links and at closing the window, too. Payload asks then in its own forms. */
  everyWay?: boolean;
}

/**
 * Asks before a step through the browser's history discards unsaved changes, with Payload's message for links: Payload does not notice that
 * step, and Back would render the previous page without a question.
 */
export function AskBeforeLeaving({ unsaved, everyWay = false }: AskBeforeLeavingProps) {
  const dialog = useId();
  const { openModal } = useModal();
  const { t } = useTranslation();
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams().toString();
  const leave = useRef<() => void>(undefined);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    // The event fires after the step: stores the page shown here, for the way back.
    const { state } = history;
    const here = location.href;
    return holdSteps(() => {
      if (isLeaving.current || isAt(path, query)) return false;
      history.pushState(state, "", here);
      leave.current = () => history.back();
      openModal(dialog);
      return true;
    });
  }, [unsaved, dialog, openModal, path, query]);

  useEffect(() => {
    if (!unsaved || !everyWay) return;
    const blockUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const confirmLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
      if (!link || link.target === "_blank" || link.download || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (link.origin !== location.origin || pageOf(link.href) === pageOf(location.href)) return;
      event.preventDefault();
      event.stopPropagation();
      leave.current = () => router.push(link.href);
      openModal(dialog);
    };
    window.addEventListener("beforeunload", blockUnload);
    document.addEventListener("click", confirmLink, true);
    return () => {
      window.removeEventListener("beforeunload", blockUnload);
      document.removeEventListener("click", confirmLink, true);
    };
  }, [unsaved, everyWay, dialog, openModal, router]);

  return (
    <ConfirmationModal
      modalSlug={dialog}
      className="desk-leave"
      heading={t("general:leaveWithoutSaving")}
      body={t("general:changesNotSaved")}
      cancelLabel={t("general:stayOnThisPage")}
      confirmLabel={t("general:leaveAnyway")}
      onConfirm={() => {
        isLeaving.current = true;
        leave.current?.();
      }}
    />
  );
}

/** An address without its fragment. */
function pageOf(address: string): string {
  return address.split("#")[0] ?? address;
}
