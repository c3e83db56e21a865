import { type DeskLanguage, type Language, LANGUAGES } from "#shared/languages.ts";
import type { PlannedTime } from "../../../publishing/versions/planned-times.ts";
import { clock, dateOf } from "../../../lib/time.ts";
import type { PublishingTexts } from "../../texts/publishing.ts";
import { momentAfter } from "./wall-clock.ts";

/** The values of the panel's fields. */
export interface Chosen {
  isLater: boolean;
  laterAt: string;
  isTakenOff: boolean;
  takeOffAt: string;
  languages: readonly Language[];
}

/** The action of the panel's button. */
export interface Deed {
  /** False for an action that only unpublishes. */
  publish: "now" | "later" | null;
  /** Moments in milliseconds. */
  publishAt: number | null;
  takeOffAt: number | null;
  /** The only language to publish; null for both. */
  only: Language | null;
}

/** The fault of a time: none is chosen, it has passed, or the record would be unpublished before it is published. */
export type TimeFault = "unset" | "past" | "early";

function timeFault(value: string, now: number, publishAt: number | null = null): TimeFault | null {
  if (momentAfter(now, value) === null) return momentAfter(0, value) === null ? "unset" : "past";
  return publishAt !== null && momentAfter(publishAt, value) === null ? "early" : null;
}

/** The faults of the chosen times; null for a valid or unused one. */
export function timeFaultsOf(
  { isLater, laterAt, isTakenOff, takeOffAt }: Chosen,
  canPublish: boolean,
  now: number,
): { publish: TimeFault | null; takeOff: TimeFault | null } {
  const publishes = canPublish && isLater;
  return {
    publish: publishes ? timeFault(laterAt, now) : null,
    takeOff: isTakenOff ? timeFault(takeOffAt, now, publishes ? momentAfter(now, laterAt) : null) : null,
  };
}

/** The chosen action; null while it is impossible: a time has passed, or no language is chosen. */
export function deedOf(chosen: Chosen, canPublish: boolean, now: number): Deed | null {
  const publishAt = chosen.isLater ? momentAfter(now, chosen.laterAt) : null;
  const takeOffAt = chosen.isTakenOff ? momentAfter(Math.max(now, (canPublish && publishAt) || 0), chosen.takeOffAt) : null;
  if (chosen.isTakenOff && takeOffAt === null) return null;
  if (!canPublish) return takeOffAt === null ? null : { publish: null, publishAt: null, takeOffAt, only: null };
  if (chosen.languages.length === 0 || (chosen.isLater && publishAt === null)) return null;
  const only = chosen.languages.length < LANGUAGES.length ? (chosen.languages[0] ?? null) : null;
  return { publish: chosen.isLater ? "later" : "now", publishAt, takeOffAt, only };
}

/** The label of the action's button. */
export function deedName(
  { publish, publishAt, takeOffAt, only }: Deed,
  texts: PublishingTexts,
  now: number,
  language: DeskLanguage,
): string {
  const alone = only ? texts.languages[only] : "";
  const off = takeOffAt === null ? "" : timeName(takeOffAt, now, language);
  if (!publish) return texts.deed.takeOff(off);
  const name = publishAt === null ? texts.deed.now(alone) : texts.deed.later(timeName(publishAt, now, language), alone);
  return off ? texts.deed.alsoOff(name, off) : name;
}

/** A moment by date and clock in the company's zone: “11 月 25 日 9:00”. */
export function timeName(moment: number, now: number, language: DeskLanguage): string {
  return `${dateOf(moment, now, language)} ${clock(moment)}`;
}

/** A planned action in words: “11 月 25 日 9:00 发布”. */
export function planName({ at, type, language: only }: PlannedTime, texts: PublishingTexts, now: number, language: DeskLanguage): string {
  const time = timeName(Date.parse(at), now, language);
  return type === "unpublish" ? texts.plans.unpublish(time) : texts.plans.publish(time, only ? texts.languages[only] : "");
}
