"use client";
import { useConfig, useDocumentInfo, useForm, useFormModified, useLocale, useUploadEdits } from "@payloadcms/ui";
import { type ReactElement, useCallback, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { LANGUAGES } from "#shared/languages.ts";
import type { PublishFacts } from "../../../publishing/publish-facts.ts";
import { currentTime } from "../../../lib/time.ts";
import { call, SessionEnded, Unreached } from "../../lib/call.ts";
import { SignedOut } from "../../providers/signed-out.tsx";
import { useDesk } from "../../lib/use-desk.ts";
import { deedName, deedOf, type Chosen } from "./choice.ts";
import type { DescribedContradiction } from "../../../publishing/consistency/describe-contradictions.ts";
import { collectionAddress } from "../../../lib/desk-address.ts";
import { PublishEffects } from "./publish-effects.tsx";
import { LockedRecord } from "./locked-record.tsx";
import { Options } from "./options.tsx";
import { Planned } from "./planned.tsx";
import { Refused } from "./refused.tsx";
import { useHasDrafts } from "./use-has-drafts.ts";
import { usePublish } from "./use-publish.ts";
import { asWallClock, nextMorning } from "./wall-clock.ts";

interface PanelProps {
  /** The top edge of the panel, in pixels from the top of the window. */
  top: number;
  close: () => void;
}

/** Days between two suggested times. */
const LATER = 30 * 24 * 60 * 60 * 1000;

/** The panel with the effects of publishing the open record, its time, and the button. */
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
  const currentFacts = typeof facts === "object" ? facts : null;
  const together = currentFacts?.together ?? (hasPublishedDoc || globalSlug || !hasDrafts ? null : "first");
  const choice = together ? { ...chosen, languages: LANGUAGES } : chosen;
  const deed = deedOf(choice, canPublish, now);
  const holder = currentFacts?.held ?? null;
  const foreseen = currentFacts?.faults ?? [];
  const press = async () => {
    if (!deed) return;
    const outcome = await act(deed);
    if (outcome === "done") return close();
    if (outcome !== "refused") return setRefusal(outcome.message);
    // Payload's form returns the same for a refused, a locked and an undelivered save.
    const latest = await look();
    // A fault that blocks everything replaces the list of effects.
    setRefusal(isShut(latest) || isHeld(latest) ? null : "fields");
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
      {currentFacts && (refusal === "fields" || foreseen.length > 0) ? null : currentFacts ? (
        <PublishEffects facts={currentFacts} only={deed?.only ?? null} canPublish={canPublish} />
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
      {currentFacts && <Contradictions contradictions={currentFacts.contradictions} />}
      {currentFacts && currentFacts.placeholders.length > 0 && (
        <FirstOf
          title={publishing.placeholders}
          rows={currentFacts.placeholders.map((place) => (
            <li key={place}>{place}</li>
          ))}
        />
      )}
      {currentFacts && currentFacts.undrawn.length > 0 && (
        <FirstOf title={publishing.undrawn} rows={[<li key="undrawn">{currentFacts.undrawn.join(" ")}</li>]} />
      )}
      {modified && <p className="desk-note-text desk-publish__note">{publishing.unstored}</p>}
      {currentFacts && <Planned planned={currentFacts.planned} change={(planned) => setFacts({ ...currentFacts, planned })} now={now} />}
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
      <div className="desk-actions">
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
      </div>
    </dialog>,
    document.body,
  );
}

/** A dialog that is open while it is mounted, with the focus on its heading. */
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

type FactsState = PublishFacts | "unknown" | "unreached" | "ended";

/** Whether publishing is impossible now: the network is away, or the session has ended. */
function isShut(facts: FactsState): boolean {
  return facts === "unreached" || facts === "ended";
}

function isHeld(facts: FactsState): boolean {
  return typeof facts === "object" && facts.held !== null;
}

/**
 * The effects of publishing the form as it is: null while they load. `look` reads them again; so does the return from signing in in another
 * tab.
 */
function useFacts() {
  const { language } = useDesk();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const { config } = useConfig();
  const { getData } = useForm();
  const { code: locale } = useLocale();
  const { uploadEdits } = useUploadEdits();
  const [facts, setFacts] = useState<FactsState | null>(null);
  const read = useCallback((): Promise<FactsState> => {
    const record = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}${id === undefined ? "" : `/${id}`}`;
    const address = `${config.routes.api}/publishing/${record}`;
    const data = getData();
    // A file is sent by its name; cropping keeps the name.
    const file =
      data["file"] instanceof File ? data["file"].name : uploadEdits?.crop || uploadEdits?.focalPoint ? data["filename"] : undefined;
    return call<PublishFacts>(address, "POST", { data: { ...data, file }, locale }, language).catch((error: unknown) =>
      error instanceof Unreached ? "unreached" : error instanceof SessionEnded ? "ended" : "unknown",
    );
  }, [config.routes.api, collectionSlug, globalSlug, id, getData, uploadEdits, locale, language]);
  useEffect(() => {
    let isOver = false;
    void read().then((latest) => !isOver && setFacts(latest));
    return () => {
      isOver = true;
    };
  }, [read]);
  const hasEnded = facts === "ended";
  useEffect(() => {
    if (!hasEnded) return undefined;
    const refetchWhenVisible = () => void (document.hidden || read().then(setFacts));
    document.addEventListener("visibilitychange", refetchWhenVisible);
    return () => document.removeEventListener("visibilitychange", refetchWhenVisible);
  }, [hasEnded, read]);
  const look = async () => {
    const latest = await read();
    setFacts(latest);
    return latest;
  };
  return { facts, setFacts, look };
}

/**
 * The contradictions between a form and the records of products, each with its sentence and a link to the product; or a note that the
 * comparison failed.
 */
function Contradictions({ contradictions }: { contradictions: readonly DescribedContradiction[] | null }) {
  const { publishing } = useDesk().texts;
  const { title, row, product: open, aborted } = publishing.contradictions;
  if (contradictions === null) return <p className="desk-note-text desk-publish__note">{aborted}</p>;
  if (contradictions.length === 0) return null;
  const rows = contradictions.map(({ code, name, written, stated, sentence, language, product }) => (
    <li key={`${language} ${sentence} ${code} ${written}`}>
      {row(code, name, written, stated)}{" "}
      {product !== null && (
        <a className="desk-link" href={collectionAddress("products", product)} target="_blank" rel="noreferrer" aria-label={open(code)}>
          {code} ↗
        </a>
      )}
      <br />
      <small lang={language}>{sentence}</small>
    </li>
  ));
  return <FirstOf title={title} rows={rows} />;
}

/** Rows that are listed. */
const MAX_ROWS = 6;

/**
 * The first rows of a list, and the number of the others.
 * @param rows list items with keys
 */
function FirstOf({ title, rows }: { title: string; rows: readonly ReactElement[] }) {
  const { publishing } = useDesk().texts;
  return (
    <div className="desk-message">
      {title}
      <ul>
        {rows.slice(0, MAX_ROWS)}
        {rows.length > MAX_ROWS && <li>{publishing.contradictions.more(rows.length - MAX_ROWS)}</li>}
      </ul>
    </div>
  );
}
