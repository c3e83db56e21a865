import { ALSO_APPROVALS, APPROVALS, OTHER_APPROVALS } from "#content/vocabulary/selection.ts";
import { keysOf, type Bilingual, type Names } from "#content/vocabulary/names.ts";
import { anyOf, plainText } from "./words.ts";

/** An approval that a query names, and where it stands there. */
export interface AskedApproval {
  /** Key of `APPROVALS` or `OTHER_APPROVALS`. */
  approval: string;
  /** As it was typed. */
  text: string;
  start: number;
}

const KNOWN: Names = { ...APPROVALS, ...OTHER_APPROVALS };

/** The approval of every name. */
const approvalOf = new Map(
  [
    ...keysOf(APPROVALS).map((key) => [APPROVALS[key].en, key] as const),
    ...Object.entries(ALSO_APPROVALS).flatMap(([key, names]) => names.map((name) => [name, key] as const)),
  ].map(([name, key]) => [plainText(name), key] as const),
);
const ANY_NAME = anyOf(approvalOf.keys());
/** Names that are words as well: approvals where nothing but approvals is asked for. */
const WORDS_AS_WELL = new Set(["reach"]);

/** The approvals that a plain query names. */
export function approvalsIn(plain: string): AskedApproval[] {
  const asksMore = /[\p{L}\d]/u.test(plain.replaceAll(ANY_NAME, ""));
  return [...plain.matchAll(ANY_NAME)].flatMap(({ 0: text, index: start }) => {
    const approval = approvalOf.get(text);
    return approval === undefined || (asksMore && WORDS_AS_WELL.has(text)) ? [] : [{ approval, text, start }];
  });
}

/** What an approval is called. */
export function approvalName(approval: string, language: keyof Bilingual): string {
  return KNOWN[approval]?.[language] ?? approval;
}
