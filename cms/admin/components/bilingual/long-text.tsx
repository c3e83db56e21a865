"use client";
import { Link, useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import { createElement, useId, useState, type ReactNode } from "react";
import { HTML_LANG } from "#shared/languages.ts";
import { NOTHING_SENT, OTHER_LANGUAGE, readSent } from "../../../schema/bilingual-sent.ts";
import { isLongText, wordsOf } from "../../../schema/plain-words.ts";
import { rowsOf, type Data } from "../../../schema/data.ts";
import type { LackingField } from "../../../schema/translation-state.ts";
import { wasOlder } from "../../../schema/missing-translations.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { Changed, OlderSince } from "./changed.tsx";
import { keyOf, valueAt } from "./keys.ts";
import { useFormLanguages } from "./stored-texts.ts";
import { sidesOf, stateOf, type Sides } from "./text-state.ts";
import { useIsBilingual, useSent } from "./use-sent.ts";

/** The elements of a long text's nodes; all others become paragraphs. */
const TAGS: Record<string, string> = { quote: "blockquote", list: "ul", listitem: "li", table: "table", tablerow: "tr", tablecell: "td" };

/**
 * The other language of a long text, collapsed below its editor: read-only here, with a link to the form in that language, because two
 * editors would be too heavy for one form. For an outdated English it shows the date and the changes of the Chinese.
 */
export function OtherLongText() {
  const labels = useDesk().texts.bilingual;
  const isBilingual = useIsBilingual();
  const { path, value: current, initialValue } = useField();
  const { own, other, address, reading } = useFormLanguages();
  if (!isBilingual || address === null || reading.state !== "read") return null;
  const value = valueAt(reading.record, keyOf(path, {}) ?? "");
  const root = isLongText(value) ? value.root : null;
  const form = { written: wordsOf(current), stored: wordsOf(initialValue) };
  const sides = sidesOf({ own, form, key: path, sent: {}, stored: wordsOf(value) });
  return (
    <>
      <OlderLongText textKey={path} sides={sides} />
      <details className="desk-long-text">
        <summary>{labels.longText[other]}</summary>
        <div className="desk-long-text__body" lang={HTML_LANG[other]}>
          {root ? childrenOf(root) : <p lang="">{labels.longTextNone[other]}</p>}
        </div>
        <Link href={`?locale=${other}`}>{labels.switchTo[other]}</Link>
      </details>
    </>
  );
}

interface OlderLongTextProps {
  textKey: string;
  sides: Sides;
}

/** Says since when the English of a long text is outdated, with the changes of its Chinese, or that staff has checked it. */
function OlderLongText({ textKey, sides }: OlderLongTextProps) {
  const texts = useDesk().texts.bilingual;
  const id = useId();
  const [showsChange, showChange] = useState(false);
  const { change } = useSent();
  const { isTrashed } = useDocumentInfo();
  const { target } = useFormLanguages().languages;
  const lacks = useFormFields(([fields]) => fields["translationLacks"]?.value as LackingField[] | null | undefined) ?? [];
  const sent = readSent(useFormFields(([fields]) => fields[OTHER_LANGUAGE]?.value)) ?? NOTHING_SENT;
  const state = stateOf({ key: textKey, language: target, sides, lacks, checked: sent.checked, isRequired: false });
  const isChecked = state === "same" && sent.checked.includes(textKey);
  if (state !== "older") return isChecked ? <p className="desk-both__note">{texts.willBeChecked}</p> : null;
  const olderKey = wasOlder(lacks, textKey, target) ? textKey : null;
  const hold = () => change((before) => ({ ...before, checked: [...before.checked, textKey] }));
  return (
    <>
      <p className="desk-both__note">
        <OlderSince textKey={olderKey} />
        {isTrashed !== true && (
          <>
            <button
              type="button"
              aria-expanded={showsChange}
              aria-controls={showsChange ? id : undefined}
              onClick={() => showChange(!showsChange)}
            >
              {texts.seeChange}
            </button>
            <button type="button" onClick={hold}>
              {texts.checked}
            </button>
          </>
        )}
      </p>
      {showsChange && <Changed id={id} textKey={olderKey} stored={sides.source.stored} written={sides.source.written} />}
    </>
  );
}

function childrenOf(node: Data): ReactNode[] {
  return rowsOf(node["children"]).map((child, index) => drawNode(child, index));
}

function drawNode(node: Data, key: number): ReactNode {
  if (typeof node["text"] === "string") return node["text"];
  if (node["type"] === "linebreak") return <br key={key} />;
  if (node["type"] === "upload" || node["type"] === "horizontalrule") return <hr key={key} />;
  if (node["type"] === "link" || node["type"] === "autolink") return <u key={key}>{childrenOf(node)}</u>;
  // No headings, which would mix with the form's own.
  if (node["type"] === "heading")
    return (
      <p key={key}>
        <b>{childrenOf(node)}</b>
      </p>
    );
  return createElement(TAGS[String(node["type"])] ?? "p", { key }, ...childrenOf(node));
}
