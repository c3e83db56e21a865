"use client";
import { useAllFormFields, useConfig, useDocumentInfo } from "@payloadcms/ui";
import type { FormState } from "payload";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { faultPath, NOTHING_SENT, OTHER_LANGUAGE, readSent } from "../../../bilingual/sent.ts";
import { CONTENT_LOCALES, type ContentLocale } from "../../../locales.ts";
import type { Data } from "../../../transfer/data.ts";
import type { LackingField } from "../../../translations/state.ts";
import { useDesk } from "../use-desk.ts";
import { Older } from "./older.tsx";
import { bilingualPaths, keyOf, textAt, withoutPlaces, wordsOf } from "./keys.ts";
import { forgetStored, readStored, useFormLanguages } from "./stored-texts.ts";
import { sidesOf, stateOf, type TextState } from "./text-state.ts";
import { useSent } from "./use-sent.ts";

/**
 * The head of the two columns of a form: what each language lacks. It stands at the place of the value that holds the other language,
 * and reads what is stored of it: when the form opens, and after each save.
 */
export function LanguagesHead() {
  const { texts } = useDesk();
  const said = texts.bilingual;
  const { collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { own, other, address, reading } = useFormLanguages();
  const { change } = useSent();
  const [fields, dispatch] = useAllFormFields();
  const shown = useDeferredValue(fields);
  const paths = useMemo(() => {
    const entity = collectionSlug ? getEntityConfig({ collectionSlug }) : globalSlug ? getEntityConfig({ globalSlug }) : null;
    return new Set(bilingualPaths(entity?.fields ?? []));
  }, [collectionSlug, globalSlug, getEntityConfig]);

  useEffect(() => {
    if (address) return () => forgetStored(address);
    return undefined;
  }, [address]);
  useEffect(() => {
    if (address) void readStored(address);
  }, [address, lastUpdateTime]);
  useEffect(() => {
    // What has been stored need not be sent again, and what was refused before has been mended.
    for (const path of Object.keys(fields)) if (path.endsWith(faultPath("", other))) dispatch({ type: "REMOVE", path });
    change((sent) => {
      const left = Object.entries(sent.texts).filter(([key, text]) => text.trim() !== textAt(reading.record, key));
      const isLess = left.length < Object.keys(sent.texts).length;
      return isLess || sent.checked.length > 0 ? { texts: Object.fromEntries(left), checked: [] } : sent;
    }, false);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was read anew is a reason
  }, [reading.record]);

  // The refusal stays until the form is read anew: a check of what is typed takes it from the value again.
  const read = fields["updatedAt"]?.value;
  const refusal = fields[OTHER_LANGUAGE]?.valid === false ? fields[OTHER_LANGUAGE].errorMessage : undefined;
  const [refused, keep] = useState<{ read: unknown; message: string } | null>(null);
  if (refusal && (refused?.read !== read || refused?.message !== refusal)) keep({ read, message: refusal });
  const older = refused?.read === read ? refused?.message : undefined;

  const states = useMemo(() => statesOf(shown, paths, reading.record, own), [shown, paths, reading.record, own]);
  if (paths.size === 0) return older ? <Older message={older} /> : null;
  const count = (state: TextState) => states.filter((one) => one === state).length;
  const isBegun = states.some((state) => state !== "empty");
  const counted = { zh: said.counted(0, count("missing-zh")), en: said.counted(count("older"), count("missing-en")) };
  return (
    <div className="desk-both-head">
      {older && <Older message={older} />}
      <div className="desk-both__columns">
        <span />
        {CONTENT_LOCALES.map((locale) => (
          <span key={locale} className={`desk-both__side is-${locale}`}>
            <b lang={locale === "zh" ? "zh-CN" : "en"}>{locale === "zh" ? "中文" : "English"}</b>{" "}
            {reading.state === "read" && (
              <small>
                {[locale === "zh" && said.source, counted[locale] || (isBegun && said.whole)].filter(Boolean).join(texts.comma)}
              </small>
            )}
          </span>
        ))}
      </div>
      {reading.state === "failed" && address && (
        <p role="alert" className="desk-both-head__failed">
          {said.failed(said.languages[other])}{" "}
          <button type="button" onClick={() => void readStored(address)}>
            {said.retry}
          </button>
        </p>
      )}
    </div>
  );
}

/** How each text of a form stands in its two languages. */
function statesOf(fields: FormState, paths: ReadonlySet<string>, record: Data, own: ContentLocale): TextState[] {
  const { texts, checked } = readSent(fields[OTHER_LANGUAGE]?.value) ?? NOTHING_SENT;
  const lacks = (fields["englishLacks"]?.value ?? []) as LackingField[];
  return Object.entries(fields).flatMap(([path, field]) => {
    if (!paths.has(withoutPlaces(path)) || field.passesCondition === false) return [];
    const key = keyOf(path, fields);
    const form = { written: wordsOf(field.value), stored: wordsOf(field.initialValue) };
    const sides = sidesOf({ own, form, key, sent: texts, stored: textAt(record, key) });
    return [stateOf({ key, sides, lacks, checked })];
  });
}
