"use client";
import { useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { LANGUAGES } from "#shared/languages.ts";
import type { PublishState } from "../../../publishing/publish-facts.ts";
import { momentName, currentTime } from "../../../lib/time.ts";
import { call } from "../../lib/call.ts";
import { confirmDialog } from "../../lib/dialogs.ts";
import { useAnswer } from "../../lib/use-answer.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { planName } from "./choice.ts";
import { usePlansTold } from "./plans.ts";

/**
 * How the open record stands with visitors, in the place of Payload's status: of when what they see is, what they do not see yet, and the
 * way back to it. Whoever may not publish reads the status alone.
 */
export function StateLine() {
  const { texts, language, attempt } = useDesk();
  const { t } = useTranslation();
  const { config } = useConfig();
  const info = useDocumentInfo();
  const { id, collectionSlug, hasPublishPermission, hasPublishedDoc, isTrashed, lastUpdateTime, unpublishedVersionCount, versionCount } =
    info;
  const [now] = useState(currentTime);
  const address = `${config.routes.api}/publishing/${collectionSlug}/${id}`;
  const isAsked = hasPublishPermission === true && isTrashed !== true && id !== undefined;
  // After every save, and every plan, it is another question.
  const after = [lastUpdateTime, versionCount, unpublishedVersionCount, usePlansTold()].join("-");
  const { answer } = useAnswer<PublishState>(isAsked ? `${address}?after=${after}` : null);
  if (!answer) {
    const status = !hasPublishedDoc ? "draft" : unpublishedVersionCount > 0 ? "changed" : "published";
    return <p className="desk-state">{t(`version:${status}`)}</p>;
  }
  const { liveSince, draftOf, changes, planned } = answer;
  const words = texts.publishing.state;
  const time = (at: string) => momentName(Date.parse(at), Math.max(now, Date.parse(at)), language);
  const places = ["shared", ...LANGUAGES] as const;
  const counts = changes.flatMap((change) => places.map((place) => change[place]));
  const count = liveSince === null ? 0 : counts.reduce((sum, one) => sum + one, 0);
  // A draft may say what visitors see already, as one that was restored.
  const isAhead = liveSince === null || count > 0;
  const drop = async () => {
    if ((await confirmDialog({ question: words.dropConfirm, deed: words.drop, cancel: texts.cancel, isLoss: true })) === null) return;
    // The form is drawn anew, as it was first.
    if (await attempt(async () => call(`${address}/drop`, "POST", {}, language))) window.location.reload();
  };
  return (
    <p className="desk-state">
      {liveSince === null ? words.never : words.live(time(liveSince))}
      {draftOf !== null && isAhead && words.draft(count, time(draftOf))}{" "}
      {planned.length > 0 &&
        words.planned(planned.map((plan) => planName(plan, texts.publishing, now, language)).join(texts.publishing.and))}{" "}
      {draftOf !== null && liveSince !== null && isAhead && (
        <button type="button" className="desk-link" onClick={() => void drop()}>
          {words.drop}
        </button>
      )}
    </p>
  );
}
