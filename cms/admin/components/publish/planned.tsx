"use client";
import { toast, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { useState } from "react";
import type { PlannedTime } from "../../../publishing/versions/planned-times.ts";
import { call } from "../../lib/call.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { planName } from "./choice.ts";
import { tellPlans } from "./plans.ts";

interface PlannedProps {
  planned: PlannedTime[];
  change: (planned: PlannedTime[]) => void;
  now: number;
}

/** The planned times of the open record, each with a button to cancel it. */
export function Planned({ planned, change, now }: PlannedProps) {
  const { texts, language, attempt } = useDesk();
  const { id, collectionSlug } = useDocumentInfo();
  const { config } = useConfig();
  const [busy, setBusy] = useState(false);
  if (planned.length === 0) return null;
  const takeBack = async (job: number) => {
    setBusy(true);
    await attempt(async () => {
      const address = `${config.routes.api}/publishing/${collectionSlug}/${id}/times/${job}`;
      change((await call<{ planned: PlannedTime[] }>(address, "DELETE", undefined, language)).planned);
      tellPlans();
      toast.success(texts.publishing.takenBack);
    });
    setBusy(false);
  };
  return (
    <section className="desk-publish__planned">
      <h3>{texts.publishing.planned}</h3>
      <ul>
        {planned.map((plan) => {
          const name = planName(plan, texts.publishing, now, language);
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
