"use client";
import { useAllFormFields, useDocumentInfo } from "@payloadcms/ui";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { HTML_LANG, LANGUAGE_NAME } from "#shared/languages.ts";
import { faultPath, OTHER_LANGUAGE } from "../../../schema/bilingual-sent.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { StaleWrite } from "./stale-write.tsx";
import { statesOf, useBilingualPaths } from "./form-states.ts";
import { textAt } from "./keys.ts";
import { useOutdatedAddress } from "./use-outdated-text.ts";
import { forgetStored, readStored, SIDES, useFormLanguages } from "./stored-texts.ts";
import type { TextState } from "./text-state.ts";
import { useSent } from "./use-sent.ts";

/**
 * The head of a form's two columns, with the missing texts of each language. It is the component of the field for the other language's
 * values, and reads the stored ones when the form opens and after each save.
 */
export function LanguagesHead() {
  const { texts } = useDesk();
  const words = texts.bilingual;
  const { own, other, languages, address, reading } = useFormLanguages();
  const { change } = useSent();
  const [fields, dispatch] = useAllFormFields();
  const shown = useDeferredValue(fields);
  const paths = useBilingualPaths();

  useReadHere(address);
  useReadHere(useOutdatedAddress());
  useEffect(() => {
    // Drops stored texts from the next save, and an old refusal that staff has mended.
    for (const path of Object.keys(fields)) if (path.endsWith(faultPath("", other))) dispatch({ type: "REMOVE", path });
    change((sent) => {
      const unsaved = Object.entries(sent.texts).filter(([key, text]) => text.trim() !== textAt(reading.record, key));
      const isLess = unsaved.length < Object.keys(sent.texts).length;
      return isLess || sent.checked.length > 0 ? { texts: Object.fromEntries(unsaved), checked: [] } : sent;
    }, false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new reading may change it
  }, [reading.record]);

  // Keeps the refusal until the form is loaded again, because a validation while typing removes it from the field.
  const read = fields["updatedAt"]?.value;
  const refusal = fields[OTHER_LANGUAGE]?.valid === false ? fields[OTHER_LANGUAGE].errorMessage : undefined;
  const [refused, keep] = useState<{ read: unknown; message: string } | null>(null);
  if (refusal && (refused?.read !== read || refused?.message !== refusal)) keep({ read, message: refusal });
  const older = refused?.read === read ? refused?.message : undefined;

  const states = useMemo(() => statesOf(shown, paths, reading.record, own), [shown, paths, reading.record, own]);
  if (paths.size === 0) return older ? <StaleWrite message={older} /> : null;
  const count = (...counting: TextState[]) => states.filter((one) => counting.includes(one)).length;
  const isBegun = count("empty", "missing-both") < states.length;
  const counts = {
    source: words.counted(0, count("missing-source", "missing-both")),
    target: words.counted(count("older"), count("missing-target", "missing-both")),
  };
  return (
    <div className="desk-both-head">
      {older && <StaleWrite message={older} />}
      <div className="desk-both__columns">
        <span />
        {SIDES.map((place) => (
          <span key={place} className={`desk-both__side is-${place}`}>
            <b lang={HTML_LANG[languages[place]]}>{LANGUAGE_NAME[languages[place]]}</b>{" "}
            {reading.state === "read" && (
              <small>
                {[place === "source" && words.source, isBegun && (counts[place] || words.whole)].filter(Boolean).join(texts.comma)}
              </small>
            )}
          </span>
        ))}
      </div>
      {reading.state === "failed" && address && (
        <p role="alert" className="desk-both-head__failed">
          {words.failed(words.languages[other])}{" "}
          <button type="button" onClick={() => void readStored(address)}>
            {words.retry}
          </button>
        </p>
      )}
    </div>
  );
}

/** Reads the stored texts from an address while the form is open: at once, and after each save. */
function useReadHere(address: string | null): void {
  const { lastUpdateTime } = useDocumentInfo();
  useEffect(() => {
    if (address) return () => forgetStored(address);
    return undefined;
  }, [address]);
  useEffect(() => {
    if (address) void readStored(address);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- after a save something else is stored
  }, [address, lastUpdateTime]);
}
