"use client";
import { DEFAULT_LANGUAGE, isMultilingual, LANGUAGES, type Language } from "#shared/languages.ts";
import type { ValueChange } from "../../../publishing/changes-between.ts";
import type { PublishFacts } from "../../../publishing/publish-facts.ts";
import type { PublishingTexts } from "../../texts/publishing.ts";
import { useDesk } from "../../lib/use-desk.ts";

interface PublishEffectsProps {
  facts: PublishFacts;
  /** The only language to publish; null for both. */
  only: Language | null;
  /** Whether there is anything to publish. */
  canPublish: boolean;
}

/** A line and its marker: a disc for an effect, a ring for a warning, dots for what stays. */
interface Line {
  ring: "is-here" | "" | "is-out";
  text: string;
}

/** Names in one line. */
const MAX_NAMES = 6;
/** Values that are visible without expanding. */
const MAX_VALUES = 8;

/** The effects of publishing, one line for each kind. */
export function PublishEffects({ facts, only, canPublish }: PublishEffectsProps) {
  const { publishing } = useDesk().texts;
  const lines = canPublish ? linesOf(facts, only, publishing) : changeLines(facts, only, publishing);
  const going: readonly string[] = goingLive(only);
  const values = facts.changes.flatMap((change) => change.values.filter(({ where }) => going.includes(where)));
  const much = values.filter(({ isMuch }) => isMuch);
  return (
    <>
      {much.length > 0 && (
        <div className="desk-message" role="alert">
          {publishing.values.much}
          <Values of={much} />
        </div>
      )}
      <ul className="desk-publish__lines">
        {lines.map(({ ring, text }) => (
          <li key={text}>
            <i className={`desk-ring ${ring}`} aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <div className="desk-publish__values">
        <Values of={values.slice(0, MAX_VALUES)} />
        {values.length > MAX_VALUES && (
          <details>
            <summary>{publishing.contradictions.more(values.length - MAX_VALUES)}</summary>
            <Values of={values.slice(MAX_VALUES)} />
          </details>
        )}
      </div>
    </>
  );
}

/** The current and the new text of each value. */
function Values({ of: values }: { of: readonly ValueChange[] }) {
  const { bilingual, bulk, colon } = useDesk().texts;
  const { empty, change } = bulk.edit;
  if (values.length === 0) return null;
  return (
    <ul>
      {values.map(({ name, where, before, after }, index) => (
        <li key={`${index} ${where} ${name}`}>
          {where === "shared" || !isMultilingual ? name : bilingual.called(name, bilingual.languages[where])}
          {colon}
          {change(before || empty, after || empty)}
        </li>
      ))}
    </ul>
  );
}

function linesOf(facts: PublishFacts, only: Language | null, texts: PublishingTexts): Line[] {
  const address = addressLine(facts, only, texts);
  return [
    ...changeLines(facts, only, texts),
    ...rowLines(facts, texts),
    pageLine(facts, texts),
    ...translationLines(facts, only, texts),
    ...(address ? [address] : []),
  ];
}

type Where = Language | "shared";

/** The values that go live with one language, or with all. */
function goingLive(only: Language | null): Where[] {
  return only ? [only] : [...LANGUAGES, "shared"];
}

/** “中文 2 处、英文 1 处” for some places; empty for none. */
function placesOf({ changes }: PublishFacts, wheres: readonly Where[], texts: PublishingTexts): string {
  const places = wheres
    .map((where) => ({ where, count: changes.reduce((sum, change) => sum + change[where], 0) }))
    .filter(({ count }) => count > 0);
  if (!isMultilingual) return String(places.reduce((sum, { count }) => sum + count, 0) || "");
  return places
    .map(({ where, count }) => texts.places(where === "shared" ? texts.noLanguage : texts.languages[where], count))
    .join(texts.and);
}

function changeLines(facts: PublishFacts, only: Language | null, texts: PublishingTexts): Line[] {
  if (facts.liveSince === null && facts.address)
    return [{ ring: "is-here", text: (facts.wasLive ? texts.again : texts.first)(facts.address.path) }];
  const going = goingLive(only);
  const staying = ([...LANGUAGES, "shared"] as const).filter((where) => !going.includes(where));
  const places = placesOf(facts, going, texts);
  const names = facts.changes.filter((change) => going.some((where) => change[where] > 0)).map(({ name }) => name);
  const remaining = placesOf(facts, staying, texts);
  return [
    places ? { ring: "is-here", text: texts.goLive(places, namesOf(names, texts)) } : { ring: "is-out", text: texts.nothing },
    ...(remaining ? [{ ring: "is-out" as const, text: texts.staysBehind(remaining) }] : []),
  ];
}

function namesOf(names: string[], texts: PublishingTexts): string {
  return texts.names(names.slice(0, MAX_NAMES).join(texts.and), names.length > MAX_NAMES ? names.length : 0);
}

/** The additions to a list that all pages share, and the removals. */
function rowLines({ rows }: PublishFacts, texts: PublishingTexts): Line[] {
  return rows.flatMap(({ list, come, gone }): Line[] => [
    ...(gone.length > 0 ? [{ ring: "" as const, text: texts.rows.gone(list, gone.join(texts.and)) }] : []),
    ...(come.length > 0 ? [{ ring: "is-here" as const, text: texts.rows.come(list, come.join(texts.and)) }] : []),
  ]);
}

function pageLine({ pages: { named, others, every } }: PublishFacts, texts: PublishingTexts): Line {
  if (every) return { ring: "is-here", text: texts.everyPage };
  if (named.length + others === 0) return { ring: "is-out", text: texts.noPages };
  return { ring: "is-here", text: texts.pages(named.join(texts.and), others) };
}

function translationLines({ translation, liveSince, draftOf }: PublishFacts, only: Language | null, texts: PublishingTexts): Line[] {
  if (!isMultilingual || !translation) return [];
  const words = texts.translation;
  if (only === DEFAULT_LANGUAGE && liveSince !== null) return [{ ring: "is-out", text: words.untouched }];
  if (translation.state === "none") return [{ ring: "", text: translation.leftOut ? words.leftOut : words.inChinese }];
  const names = (state: string) =>
    namesOf([...new Set(translation.lacks.filter((lack) => lack.state === state).map(({ name }) => name))], texts);
  // Publishing only another language does not change the default language, so nothing becomes outdated.
  const [older, missing] = [only !== null && liveSince !== null ? "" : names("older"), names("missing")];
  // A new form may be empty.
  if (!older && !missing) return liveSince === null && draftOf === null ? [] : [{ ring: "is-out", text: words.complete }];
  return [
    ...(older ? [{ ring: "" as const, text: words.older(older) }] : []),
    ...(missing ? [{ ring: "" as const, text: words.missing(missing) }] : []),
  ];
}

function addressLine({ address: of, liveSince }: PublishFacts, only: Language | null, { address }: PublishingTexts): Line | null {
  // The first line about a new page contains its address.
  if (liveSince === null || !of) return null;
  const { path, redirectFrom } = of;
  // The address has no language, so it stays in the draft like all values without one.
  if (redirectFrom && only) return { ring: "is-out", text: address.same(redirectFrom) };
  if (redirectFrom && path) return { ring: "is-here", text: address.moved(redirectFrom, path) };
  return { ring: "is-out", text: path ? address.same(path) : address.none };
}
