"use client";
import { toast, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import type { PlannedTime } from "../../../publishing/times.ts";
import { call } from "../../call.ts";
import type { PublishingTexts } from "../texts/publishing/zh.ts";
import { useDesk } from "../use-desk.ts";
import { timeName } from "./choice.ts";

interface PlannedProps {
  planned: PlannedTime[];
  change: (planned: PlannedTime[]) => void;
  now: number;
}

/** The times that are set for the open record, each to be taken back. */
export function Planned({ planned, change, now }: PlannedProps) {
  const { texts, language } = useDesk();
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const [busy, setBusy] = useState(false);
  if (planned.length === 0) return null;
  const takeBack = async (job: number) => {
    setBusy(true);
    try {
      const address = `${config.routes.api}/publishing/${collectionSlug}/${id}/times/${job}`;
      change((await call<{ planned: PlannedTime[] }>(address, "DELETE", undefined, language)).planned);
      toast.success(texts.publishing.takenBack);
    } catch (error) {
      toast.error((error as Error).message || texts.failed);
    }
    setBusy(false);
  };
  return (
    <section className="desk-publish__planned">
      <h3>{texts.publishing.planned}</h3>
      <ul>
        {planned.map((plan) => {
          const name = planName(plan, texts.publishing, timeName(Date.parse(plan.at), now, language));
          return (
            <li key={plan.id}>
              <span>{name}</span>
              <button
                type="button"
                className="desk-link"
                aria-label={texts.publishing.takeBackOf(name)}
                disabled={busy}
                onClick={() => void takeBack(plan.id)}
              >
                {texts.publishing.takeBack}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function planName({ type, language }: PlannedTime, { plans, languages }: PublishingTexts, time: string): string {
  return type === "unpublish" ? plans.unpublish(time) : plans.publish(time, language ? languages[language] : "");
}
