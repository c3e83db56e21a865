import { useState } from "react";
import { DEFAULT_LANGUAGE, HTML_LANG, type DeskLanguage } from "#shared/languages.ts";
import { dayOf } from "../../../lib/working-time.ts";
import { clock, dateOf, momentName, currentTime } from "../../../lib/time.ts";
import type { OutdatedText } from "../../../publishing/translations/outdated-texts.ts";
import type { BilingualTexts } from "../../texts/bilingual.ts";
import { useDesk } from "../../lib/use-desk.ts";
import { difference, paragraphDifference } from "./difference.ts";
import { readStored } from "./stored-texts.ts";
import { useOutdatedText } from "./use-outdated-text.ts";

interface OlderSinceProps {
  /** The name of the text; null if only an unsaved change outdates it. */
  textKey: string | null;
}

/** Says since when the English of a text is outdated. */
export function OlderSince({ textKey }: OlderSinceProps) {
  const { texts, language } = useDesk();
  const { text } = useOutdatedText(textKey);
  const [now] = useState(currentTime);
  return <span>{outdatedSince(text, texts.bilingual, now, language)}</span>;
}

function outdatedSince(text: OutdatedText | null, texts: BilingualTexts, now: number, language: DeskLanguage): string {
  if (!text?.sourceAt) return texts.older;
  const source = Date.parse(text.sourceAt);
  if (!text.translatedAt) return texts.olderSince(momentName(source, now, language), null);
  const english = Date.parse(text.translatedAt);
  const isOneDay = dayOf(source) === dayOf(english) && dayOf(source) < dayOf(now) - 1;
  const nameOf = (moment: number) => (isOneDay ? `${dateOf(moment, now, language)} ${clock(moment)}` : momentName(moment, now, language));
  return texts.olderSince(nameOf(source), nameOf(english));
}

interface ChangedProps extends OlderSinceProps {
  id: string;
  /** The stored Chinese. */
  stored: string;
  /** The Chinese in the form. */
  written: string;
}

/** The Chinese of a text when its English was written, and now, with the differences marked. */
export function Changed({ id, textKey, stored, written }: ChangedProps) {
  const { changed, retry } = useDesk().texts.bilingual;
  const { address, state, text } = useOutdatedText(textKey);
  const needsText = textKey !== null && address !== null;
  const before = needsText ? (text?.before ?? null) : stored;
  if (needsText && state !== "read" && text === null) {
    return (
      <div id={id} className="desk-both__changed" aria-live="polite">
        {state === "reading" ? (
          <p>{changed.reading}</p>
        ) : (
          <p>
            {changed.failed}{" "}
            <button type="button" onClick={() => void readStored(address)}>
              {retry}
            </button>
          </p>
        )}
      </div>
    );
  }
  if (before === null || before === written) {
    return (
      <div id={id} className="desk-both__changed">
        <p>{before === null ? changed.gone : changed.same}</p>
      </div>
    );
  }
  const changes = paragraphDifference(before, written).flatMap((one) => ("same" in one ? [] : [one]));
  return (
    <div id={id} className="desk-both__changed">
      <div>
        <small className="desk-small desk-muted">{changed.before}</small>
        {changes.map((one, index) => (
          <Compared key={index} own={one.before} other={one.after} mark="del" />
        ))}
      </div>
      <div>
        <small className="desk-small desk-muted">{changed.now}</small>
        {changes.map((one, index) => (
          <Compared key={index} own={one.after} other={one.before} mark="ins" />
        ))}
      </div>
    </div>
  );
}

interface ComparedProps {
  /** The visible paragraph, and its counterpart in the other text; null for none. */
  own: string | null;
  other: string | null;
  mark: "del" | "ins";
}

/** A changed paragraph, with its differences marked. */
function Compared({ own, other, mark: Mark }: ComparedProps) {
  if (own === null) return null;
  const [[begin, differs, end]] = difference(own, other ?? "");
  return (
    <p lang={HTML_LANG[DEFAULT_LANGUAGE]}>
      {begin}
      {differs && <Mark>{differs}</Mark>}
      {end}
    </p>
  );
}
