"use client";
import { useConfig } from "@payloadcms/ui";
import { useState } from "react";
import { useAnswer } from "../../admin/lib/use-answer.ts";
import { useDesk } from "../../admin/lib/use-desk.ts";
import type { CureTarget } from "../cure.ts";
import { textsIn } from "../web-analytics-texts.ts";

/** The option that looks for another record. */
const RECORD = "record";

interface CureWordProps {
  word: string;
  needs: readonly CureTarget[];
  pages: readonly CureTarget[];
}

/** Adds words that found nothing to a need, a page or another record: the next search for them finds it first. */
export function CureWord({ word, needs, pages }: CureWordProps) {
  const { language, busy, change } = useDesk();
  const { config } = useConfig();
  const [query, setQuery] = useState<string | null>(null);
  const texts = textsIn(language);
  const { api } = config.routes;
  const { answer, isDone } = useAnswer<{ targets: CureTarget[] }>(
    query?.trim() ? `${api}/insight/cures?q=${encodeURIComponent(query.trim())}` : null,
  );
  async function add({ target, title }: CureTarget): Promise<void> {
    if (await change(`${api}/insight/cure`, "POST", { words: word, target }, texts.cured(word, title))) setQuery(null);
  }
  function choose(value: string): void {
    if (value === RECORD) setQuery("");
    const chosen = [...needs, ...pages].find(({ target }) => target === value);
    if (chosen) void add(chosen);
  }
  const optionsOf = (targets: readonly CureTarget[]) =>
    targets.map(({ target, title }) => (
      <option key={target} value={target}>
        {title}
      </option>
    ));
  return (
    <div className="insight-cure">
      <select
        aria-label={texts.cure(word)}
        value={query === null ? "" : RECORD}
        disabled={busy}
        onChange={({ target }) => (target.value === "" ? setQuery(null) : choose(target.value))}
      >
        <option value="">{texts.addTo}</option>
        <optgroup label={texts.needs}>{optionsOf(needs)}</optgroup>
        <optgroup label={texts.pages}>{optionsOf(pages)}</optgroup>
        <option value={RECORD}>{texts.record}</option>
      </select>
      {query !== null && (
        <input
          type="search"
          aria-label={texts.findRecord(word)}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever chooses another record types its name next
          autoFocus
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {query !== null && answer && (
        <ul>
          {answer.targets.map((target) => (
            <li key={target.target}>
              <button type="button" disabled={busy} onClick={() => void add(target)}>
                {target.title} <small>{target.kind}</small>
              </button>
            </li>
          ))}
          {isDone && answer.targets.length === 0 && <li>{texts.noRecord}</li>}
        </ul>
      )}
    </div>
  );
}
