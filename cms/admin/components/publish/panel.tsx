"use client";
import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale, useUploadEdits } from "@payloadcms/ui";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { LANGUAGES } from "#shared/languages.ts";
import type { PublishFacts } from "../../../publishing/publish-facts.ts";
import { currentTime } from "../../../lib/time.ts";
import { call, SessionEnded, Unreached } from "../../lib/call.ts";
import { SignedOut } from "../../providers/signed-out.tsx";
import { useDesk } from "../../lib/use-desk.ts";
import { deedName, deedOf, type Chosen } from "./choice.ts";
import { Contradictions } from "./contradictions.tsx";
import { FirstOf } from "./first-of.tsx";
import { PublishEffects } from "./publish-effects.tsx";
import { LockedRecord } from "./locked-record.tsx";
import { Options } from "./options.tsx";
import { Planned } from "./planned.tsx";
import { Refused } from "./refused.tsx";
import { useHasDrafts } from "./use-has-drafts.ts";
import { usePublish } from "./use-publish.ts";
import { asWallClock, nextMorning } from "./wall-clock.ts";

interface PanelProps {
  /** Where the panel begins, in pixels from the top of the window. */
  top: number;
  close: () => void;
}

/** Days from one time that is offered to the next. */
const LATER = 30 * 24 * 60 * 60 * 1000;

/** What publishing the open record will do, when it is to be done, and the button that does it. */
export function Panel({ top, close }: PanelProps) {
  const { texts, language } = useDesk();
  const { publishing } = texts;
  const { id, globalSlug, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const hasDrafts = useHasDrafts();
  const modified = useFormModified();
  const [now] = useState(currentTime);
  const { facts, setFacts, look } = useFacts();
  const [chosen, setChosen] = useState<Chosen>({
    isLater: false,
    laterAt: asWallClock(nextMorning(now)),
    isTakenOff: false,
    takeOffAt: asWallClock(nextMorning(now + LATER)),
    languages: LANGUAGES,
  });
  const [refusal, setRefusal] = useState<"fields" | string | null>(null);
  const { busy, act } = usePublish();
  const heading = useId();
  const dialog = useDialog(top);
  const isChanged = typeof facts === "object" && facts !== null && facts.changes.length > 0;
  const isNew = id === undefined && !globalSlug;
  const canPublish = modified || isChanged || isNew || (hasDrafts && (unpublishedVersionCount > 0 || !hasPublishedDoc));
  const known = typeof facts === "object" ? facts : null;
  const together = known?.together ?? (hasPublishedDoc || globalSlug || !hasDrafts ? null : "first");
  const choice = together ? { ...chosen, languages: LANGUAGES } : chosen;
  const deed = deedOf(choice, canPublish, now);
  const holder = known?.held ?? null;
  const foreseen = known?.faults ?? [];
  const press = async () => {
    if (!deed) return;
    const outcome = await act(deed);
    if (outcome === "done") return close();
    if (outcome !== "refused") return setRefusal(outcome.message);
    // Payload's form answers the same to what was refused, to what a colleague has open and to what did not arrive.
    const found = await look();
    // What keeps everything from being published is said in the place of what would happen.
    setRefusal(isShut(found) || isHeld(found) ? null : "fields");
  };
  return createPortal(
    <dialog ref={dialog} className="desk desk-publish" aria-labelledby={heading} onClose={close}>
      <h2 id={heading} tabIndex={-1}>
        {publishing.heading}
      </h2>
      {holder && <LockedRecord holder={holder} look={look} />}
      {refusal === "fields" || foreseen.length > 0 ? (
        <Refused foreseen={refusal === "fields" ? [] : foreseen} leave={close} />
      ) : (
        refusal && (
          <p className="desk-message" role="alert">
            {refusal}
          </p>
        )
      )}
      {known && (refusal === "fields" || foreseen.length > 0) ? null : known ? (
        <PublishEffects facts={known} only={deed?.only ?? null} canPublish={canPublish} />
      ) : (
        <output className="desk-publish__reading">
          {facts === "ended" ? (
            <SignedOut texts={texts.signedOut} />
          ) : facts === null ? (
            publishing.reading
          ) : facts === "unreached" ? (
            publishing.unreached
          ) : (
            publishing.unread
          )}
        </output>
      )}
      {known && <Contradictions found={known.contradictions} />}
      {known && known.placeholders.length > 0 && (
        <FirstOf
          title={publishing.placeholders}
          rows={known.placeholders.map((place) => (
            <li key={place}>{place}</li>
          ))}
        />
      )}
      {known && known.undrawn.length > 0 && (
        <FirstOf title={publishing.undrawn} rows={[<li key="undrawn">{known.undrawn.join(" ")}</li>]} />
      )}
      {modified && <p className="desk-note-text desk-publish__note">{publishing.unstored}</p>}
      {known && <Planned planned={known.planned} change={(planned) => setFacts({ ...known, planned })} now={now} />}
      {!globalSlug && hasDrafts && (
        <Options
          chosen={choice}
          choose={(changed) => setChosen((before) => ({ ...before, ...changed }))}
          canPublish={canPublish}
          isStored={id !== undefined}
          together={together}
          now={now}
        />
      )}
      <footer className="desk-actions">
        <button
          type="button"
          id="publish-deed"
          className="desk-button desk-button--first"
          disabled={!deed || busy || holder !== null || facts === null || isShut(facts)}
          onClick={() => void press()}
        >
          {deed ? deedName(deed, publishing, now, language) : publishing.deed.now("")}
        </button>
        <button type="button" className="desk-button desk-button--plain" disabled={busy} onClick={close}>
          {publishing.cancel}
        </button>
      </footer>
    </dialog>,
    document.body,
  );
}

/** A dialog that is open as long as it is there, with the focus on its heading. */
function useDialog(top: number) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    current?.style.setProperty("--desk-publish-top", `${top}px`);
    if (!current?.open) current?.showModal();
    current?.querySelector("h2")?.focus();
  }, [top]);
  return dialog;
}

type Found = PublishFacts | "unknown" | "unreached" | "ended";

/** Whether nothing can be published now: the network is away, or the session has ended. */
function isShut(found: Found): boolean {
  return found === "unreached" || found === "ended";
}

function isHeld(found: Found): boolean {
  return typeof found === "object" && found.held !== null;
}

/**
 * What publishing the form as it is now would do: null while it is read. `look` reads it anew; so does whoever comes back after signing in
 * again in another tab.
 */
function useFacts() {
  const { language } = useDesk();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { getData } = useForm();
  const { code: locale } = useLocale();
  const { uploadEdits } = useUploadEdits();
  const [facts, setFacts] = useState<Found | null>(null);
  const read = useCallback((): Promise<Found> => {
    const record = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}${id === undefined ? "" : `/${id}`}`;
    const address = `${config.routes.api}/publishing/${record}`;
    const data = getData();
    // A file is told by its name; one that is only cut anew keeps it.
    const file =
      data["file"] instanceof File ? data["file"].name : uploadEdits?.crop || uploadEdits?.focalPoint ? data["filename"] : undefined;
    return call<PublishFacts>(address, "POST", { data: { ...data, file }, locale }, language).catch((error: unknown) =>
      error instanceof Unreached ? "unreached" : error instanceof SessionEnded ? "ended" : "unknown",
    );
  }, [config.routes.api, collectionSlug, globalSlug, id, getData, uploadEdits, locale, language]);
  useEffect(() => {
    let isOver = false;
    void read().then((found) => !isOver && setFacts(found));
    return () => {
      isOver = true;
    };
  }, [read]);
  const hasEnded = facts === "ended";
  useEffect(() => {
    if (!hasEnded) return undefined;
    const comeBack = () => void (document.hidden || read().then(setFacts));
    document.addEventListener("visibilitychange", comeBack);
    return () => document.removeEventListener("visibilitychange", comeBack);
  }, [hasEnded, read]);
  const look = async () => {
    const found = await read();
    setFacts(found);
    return found;
  };
  return { facts, setFacts, look };
}
