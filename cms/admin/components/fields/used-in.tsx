"use client";
import { say } from "#shared/desk-texts/say.ts";
import { useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { inLanguage } from "../../../lib/i18n.ts";
import type { Use } from "../../../publishing/references/uses.ts";
import { UseLink } from "../../views/account/use-link.tsx";
import { useRecordId } from "../../lib/use-record-id.ts";

const TEXTS = {
  heading: say("Used in"),
  nowhere: say("Nothing uses it."),
  unknown: say("This could not be read."),
};

/** The list of the records that use the open one, each a link to it. */
export function UsedIn() {
  const { collectionSlug } = useDocumentInfo();
  const id = useRecordId();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [uses, setUses] = useState<Use[] | "unknown" | null>(null);
  const address = id === null ? null : `${config.routes.api}/used-in/${collectionSlug}/${id}`;
  useEffect(() => {
    if (!address) return;
    const abort = new AbortController();
    fetch(address, { signal: abort.signal })
      .then(async (response) => setUses(response.ok ? ((await response.json()) as { uses: Use[] }).uses : "unknown"))
      .catch(() => abort.signal.aborted || setUses("unknown"));
    return () => abort.abort();
  }, [address]);
  if (!address || !uses) return null;
  const textOf = (text: (typeof TEXTS)[keyof typeof TEXTS]) => inLanguage(text, i18n.language);
  return (
    <section className="field-type used-in" aria-label={textOf(TEXTS.heading)}>
      <span className="field-label">{textOf(TEXTS.heading)}</span>
      {uses === "unknown" || uses.length === 0 ? (
        <p>{textOf(uses === "unknown" ? TEXTS.unknown : TEXTS.nowhere)}</p>
      ) : (
        <ul>
          {uses.map((use) => (
            <li key={`${use.collection}/${use.id}`}>
              <UseLink use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
