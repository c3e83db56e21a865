import type { CollectionAfterReadHook } from "payload";
import { inLanguage } from "../lib/i18n.ts";
import { deskLanguage } from "../lib/time.ts";
import type { Import } from "../config/payload-types.ts";
import { refusedReport } from "./report.ts";
import { words } from "./words.ts";

/** Milliseconds without a word from an import after which its process has ended: as long as it runs that is noted all the time. */
const SILENCE = 2 * 60_000;

/** Until when an import must have told something of itself last for its process to have ended. */
export function silentSince(): Date {
  return new Date(Date.now() - SILENCE);
}

/** Shows an import whose process ended in the midst of it, with the site or with the machine, as one that was interrupted. */
export const asInterrupted: CollectionAfterReadHook<Import> = ({ doc }) => {
  // What was not asked for is not there.
  const { state, updatedAt, language } = doc as Partial<Import>;
  const isUnderway = state === "checking" || state === "writing";
  if (!isUnderway || !updatedAt || Date.parse(updatedAt) > silentSince().getTime()) return doc;
  const refusal = inLanguage(words.interrupted, deskLanguage(language ?? ""));
  return { ...doc, state: "failed", report: refusedReport(refusal) };
};
