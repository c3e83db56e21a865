"use client";
/**
 * Why: Payload keeps a refusal of its server functions to itself: a record that was to open beside the form would go on loading
 *   after the session has ended.
 * Upstream: none found; to be sent: docs/upstream/payload-refused-calls.md
 * For: @payloadcms/ui 3.90.1: ServerFunctionsProvider, the function render-document and its drawerSlug.
 * Not needed when: e2e/desk-session.spec.ts (once the session has ended) stays green without it.
 */
import { ServerFunctionsProvider, useModal, useServerFunctions, useTranslation } from "@payloadcms/ui";
import type { ServerFunctionClient } from "payload";
import { useCallback, type ReactNode } from "react";
import { deskTexts } from "../texts/index.ts";
import { SIGNED_OUT } from "../providers/ended-session.ts";
import { saySignedOut } from "../providers/signed-out.tsx";

/**
 * Wraps the whole desk: says that the session has ended when a part of a screen fails to load for that reason. Payload hides such a
 * refusal, and a record opened beside the form would load forever.
 */
export function ServerCalls({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const { closeModal } = useModal();
  const { i18n } = useTranslation();
  const { signedOut } = deskTexts(i18n.language);
  const call: ServerFunctionClient = useCallback(
    async (call) => {
      const answer = await serverFunction(call);
      if (answer !== SIGNED_OUT) return answer;
      saySignedOut(signedOut);
      if (call.name === "render-document") closeModal(String(call.args["drawerSlug"]));
      throw new Error(SIGNED_OUT);
    },
    [serverFunction, closeModal, signedOut],
  );
  return <ServerFunctionsProvider serverFunction={call}>{children}</ServerFunctionsProvider>;
}
