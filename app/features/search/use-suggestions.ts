import { useEffect, useState } from "react";
import type { Language } from "#app/i18n/index.ts";
import { callForJson } from "#app/lib/http-client.ts";
import type { SearchKind } from "#shared/vocabulary/search-kinds.ts";
import type { Piece } from "#app/search/highlight.ts";

/** Milliseconds without typing before a request for suggestions. */
const REST = 120;

/** A suggestion while typing a query. */
export interface Suggestion {
  /** Its group; another spelling stands alone. */
  kind: SearchKind | "spelled";
  title: string;
  /** Complete path, language prefix included. */
  path: string;
  /** Address of its picture, if it has one. */
  picture?: string;
  /** The title in pieces, so that matches can be marked. */
  marked: Piece[];
}

/**
 * Suggestions for the typed text: the newest ones received. A failed call is only logged, gives none and answers nothing.
 * @returns also whether they answer the present text
 */
export function useSuggestions(query: string, language: Language): { results: Suggestion[]; isAnswered: boolean } {
  const [{ results, of }, setSuggestions] = useState<{ results: Suggestion[]; of: string }>({ results: [], of: "" });
  const trimmed = query.trim();

  useEffect(() => {
    let current = true;
    const load = async () => {
      const suggestions = trimmed ? await suggestionsFor(trimmed, language) : [];
      if (current) setSuggestions({ results: byKind(suggestions ?? []), of: suggestions ? trimmed : "" });
    };
    const timer = setTimeout(() => void load(), trimmed ? REST : 0);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [trimmed, language]);

  return { results, isAnswered: trimmed !== "" && of === trimmed };
}

/** Groups suggestions by kind, each group in the place of its best one. */
function byKind(suggestions: Suggestion[]): Suggestion[] {
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => suggestions.filter((one) => one.kind === kind));
}

async function suggestionsFor(query: string, language: Language): Promise<Suggestion[] | null> {
  try {
    const { results } = await callForJson<{ results: Suggestion[] }>(`/search.json?${new URLSearchParams({ q: query, lang: language })}`);
    return results;
  } catch (error) {
    console.info("Suggestions could not be fetched:", error);
    return null;
  }
}
