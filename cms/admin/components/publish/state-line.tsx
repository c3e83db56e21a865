"use client";
import { useConfig, useDocumentInfo } from "@payloadcms/ui";
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
 * The state of the open record for visitors, instead of Payload's status: the date of the published version, unpublished changes, and the
 * link back to it. Without the right to publish it shows the status alone.
 */
export function StateLine() {
  const { texts, language, attempt } = useDesk();
  const { config } = useConfig();
  const info = useDocumentInfo();
  const { id, collectionSlug, globalSlug, hasPublishPermission, hasPublishedDoc, isTrashed } = info;
  const { lastUpdateTime, unpublishedVersionCount, versionCount } = info;
  const [now] = useState(currentTime);
  const address = `${config.routes.api}/publishing/${collectionSlug}/${id}`;
  const canRead = hasPublishPermission === true && isTrashed !== true && id !== undefined;
  // The address changes with each save and plan, so that the state is read again.
  const after = [lastUpdateTime, versionCount, unpublishedVersionCount, usePlansTold()].join("-");
  const { answer } = useAnswer<PublishState>(canRead ? `${address}?after=${after}` : null);
  const words = texts.publishing.state;
  if (!answer) {
    const isAlike = unpublishedVersionCount === 0;
    const { lists } = texts;
    if (isTrashed) return <p className="desk-state">{hasPublishedDoc ? lists.wasPublished : lists.draft}</p>;
    if (hasPublishedDoc) return <p className="desk-state">{isAlike ? lists.published : lists.pending}</p>;
    // The home page exists without its record.
    return <p className="desk-state">{globalSlug ? words.composed(!isAlike) : lists.draft}</p>;
  }
  const { liveSince, wasLive, draftOf, changes, planned } = answer;
  const time = (moment: string) => momentName(Date.parse(moment), Math.max(now, Date.parse(moment)), language);
  const places = ["shared", ...LANGUAGES] as const;
  const counts = changes.flatMap((change) => places.map((place) => change[place]));
  const count = liveSince === null ? 0 : counts.reduce((sum, one) => sum + one, 0);
  // A draft may equal the published version, such as a restored one.
  const isAhead = liveSince === null || count > 0;
  const drop = async () => {
    if ((await confirmDialog({ question: words.dropConfirm, deed: words.drop, cancel: texts.cancel, isLoss: true })) === null) return;
    // Reloads, so that the form renders in its initial state.
    if (await attempt(async () => call(`${address}/drop`, "POST", {}, language))) window.location.reload();
  };
  return (
    <p className="desk-state">
      {liveSince !== null ? words.live(time(liveSince)) : wasLive ? words.takenOff : words.never}
      {draftOf !== null && isAhead && `${words.draft(count, time(draftOf))} `}
      {planned.length > 0 &&
        `${words.planned(planned.map((plan) => planName(plan, texts.publishing, now, language)).join(texts.publishing.and))} `}
      {draftOf !== null && liveSince !== null && isAhead && (
        <button type="button" className="desk-link" onClick={() => void drop()}>
          {words.drop}
        </button>
      )}
    </p>
  );
}
