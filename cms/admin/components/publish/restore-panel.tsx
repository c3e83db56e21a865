"use client";
import { toast, useConfig } from "@payloadcms/ui";
import { useRouter } from "../../lib/navigation.ts";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { DEFAULT_LANGUAGE } from "#shared/languages.ts";
import type { PublishFacts } from "../../../publishing/publish-facts.ts";
import { globalAddress } from "../../../lib/desk-address.ts";
import { PublishEffects } from "./publish-effects.tsx";
import { call } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";

/** A version of a global without drafts, which goes live at once when it is restored. */
interface Version {
  global: string;
  id: number;
  facts: PublishFacts;
}

/**
 * Wraps the whole desk, so that the panel with the effects opens before the restore of a global without drafts. Payload's restore button
 * accepts no component, and asks without listing the effects.
 */
export function RestorePanel({ children }: { children: ReactNode }) {
  const { getEntityConfig } = useConfig();
  const { language, attempt } = useDesk();
  const [version, setVersion] = useState<Version | null>(null);
  useEffect(() => {
    const hold = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(".restore-version")) return;
      const [, global, number] = /\/globals\/([\w-]+)\/versions\/(\d+)$/.exec(location.pathname) ?? [];
      if (!global || getEntityConfig({ globalSlug: global })?.versions?.drafts) return;
      event.preventDefault();
      event.stopPropagation();
      const id = Number(number);
      void attempt(async () => {
        const address = `/api/publishing/globals/${global}`;
        const facts = await call<PublishFacts>(address, "POST", { version: id, locale: DEFAULT_LANGUAGE }, language);
        setVersion({ global, id, facts });
      });
    };
    document.addEventListener("click", hold, true);
    return () => document.removeEventListener("click", hold, true);
  }, [getEntityConfig, language, attempt]);
  return (
    <>
      {children}
      {version && <Panel version={version} close={() => setVersion(null)} />}
    </>
  );
}

function Panel({ version: { global, id, facts }, close }: { version: Version; close: () => void }) {
  const { texts, language, attempt } = useDesk();
  const { publishing } = texts;
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const restore = async () => {
    setBusy(true);
    const isDone = await attempt(async () => call(`/api/globals/${global}/versions/${id}`, "POST", {}, language));
    setBusy(false);
    if (!isDone) return;
    close();
    toast.success(publishing.restored);
    router.push(globalAddress(global));
  };
  return (
    <dialog ref={dialog} className="desk desk-publish" aria-labelledby={heading} onClose={close}>
      <h2 id={heading}>{publishing.restoring}</h2>
      <PublishEffects facts={facts} only={null} canPublish={facts.changes.length > 0} />
      <div className="desk-actions">
        <button type="button" id="publish-deed" className="desk-button desk-button--first" disabled={busy} onClick={() => void restore()}>
          {publishing.restore}
        </button>
        <button type="button" className="desk-button desk-button--plain" disabled={busy} onClick={close}>
          {publishing.cancel}
        </button>
      </div>
    </dialog>
  );
}
