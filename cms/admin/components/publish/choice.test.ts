import { expect, it } from "vitest";
import { publishingTexts } from "../../texts/publishing.ts";
import { deedName, deedOf, planName, timeFaultsOf, type Chosen, type Deed } from "./choice.ts";

const [zh, en] = [publishingTexts("zh"), publishingTexts("en")];
const now = Date.parse("2026-11-25T09:00:00+08:00");
const PAST = "2026-11-25T08:59";
const SOON = "2026-11-25T10:00";
const LATER = "2026-11-26T10:00";

const chosen = (laterAt: string, takeOffAt?: string): Chosen => ({
  isLater: true,
  laterAt,
  isTakenOff: takeOffAt !== undefined,
  takeOffAt: takeOffAt ?? "",
  languages: ["zh", "en"],
});

it.each([
  [chosen(SOON, LATER), null, null],
  [chosen(PAST), "past", null],
  [chosen(""), "unset", null],
  [chosen(SOON, PAST), null, "past"],
  [chosen(LATER, SOON), null, "early"],
  [chosen(PAST, SOON), "past", null],
] as const)("says of every time with which nothing can be done what is wrong with it", (times, publish, takeOff) => {
  expect(timeFaultsOf(times, true, now)).toEqual({ publish, takeOff });
  expect(deedOf(times, true, now) === null).toBe(publish !== null || takeOff !== null);
});

const momentOf = (text: string) => Date.parse(`${text}:00+08:00`);

it.each([
  ["now, in both languages", { isLater: false }, { publish: "now", publishAt: null, takeOffAt: null, only: null }],
  ["later", { laterAt: SOON }, { publish: "later", publishAt: momentOf(SOON), takeOffAt: null, only: null }],
  ["in one language alone", { isLater: false, languages: ["en"] }, { publish: "now", publishAt: null, takeOffAt: null, only: "en" }],
  [
    "later in one language",
    { laterAt: SOON, languages: ["zh"] },
    { publish: "later", publishAt: momentOf(SOON), takeOffAt: null, only: "zh" },
  ],
  [
    "for a while",
    { laterAt: SOON, isTakenOff: true, takeOffAt: LATER },
    { publish: "later", publishAt: momentOf(SOON), takeOffAt: momentOf(LATER), only: null },
  ],
  ["in no language", { isLater: false, languages: [] }, null],
] as [string, Partial<Chosen>, object | null][])("publishes %s as it is chosen", (_what, choice, deed) => {
  expect(deedOf({ ...chosen(""), ...choice }, true, now)).toEqual(deed);
});

it("only takes off what there is nothing of to publish", () => {
  const off = { ...chosen("", LATER), isLater: false };
  expect(deedOf(off, false, now)).toEqual({ publish: null, publishAt: null, takeOffAt: momentOf(LATER), only: null });
  expect(deedOf({ ...off, isTakenOff: false }, false, now)).toBeNull();
});

it("says nothing of a time that is not asked for", () => {
  expect(timeFaultsOf({ ...chosen(PAST), isLater: false }, true, now)).toEqual({ publish: null, takeOff: null });
  expect(timeFaultsOf(chosen(PAST, SOON), false, now)).toEqual({ publish: null, takeOff: null });
});

it("publishes at once what is not for later, whatever time was typed before", () => {
  expect(deedOf({ ...chosen(SOON, LATER), isLater: false, isTakenOff: false }, true, now)).toEqual({
    publish: "now",
    publishAt: null,
    takeOffAt: null,
    only: null,
  });
  expect(deedOf({ ...chosen(PAST, LATER), isLater: false }, false, now)).toMatchObject({ publish: null, takeOffAt: momentOf(LATER) });
  expect(deedOf(chosen(SOON, SOON), true, now)).toBeNull();
});

it.each([
  ["Publish", "发布", {}],
  ["Publish English only", "只发布英文", { only: "en" }],
  ["Publish on 25 November 10:00", "定在 11 月 25 日 10:00 发布", { publish: "later", publishAt: momentOf(SOON) }],
  [
    "Publish Chinese only on 25 November 10:00",
    "定在 11 月 25 日 10:00 只发布中文",
    { publish: "later", publishAt: momentOf(SOON), only: "zh" },
  ],
  ["Publish, off on 26 November 10:00", "发布，11 月 26 日 10:00 下线", { takeOffAt: momentOf(LATER) }],
  ["Take off on 26 November 10:00", "定在 11 月 26 日 10:00 下线", { publish: null, takeOffAt: momentOf(LATER) }],
] as [string, string, Partial<Deed>][])("the button says “%s”, “%s”", (inEnglish, inChinese, deed) => {
  const whole: Deed = { publish: "now", publishAt: null, takeOffAt: null, only: null, ...deed };
  expect([deedName(whole, en, now, "en"), deedName(whole, zh, now, "zh")]).toEqual([inEnglish, inChinese]);
});

it.each([
  [{ type: "publish", language: null }, "Publish on 26 November 10:00", "11 月 26 日 10:00 发布"],
  [{ type: "publish", language: "en" }, "Publish English only on 26 November 10:00", "11 月 26 日 10:00 只发布英文"],
  [{ type: "unpublish", language: null }, "Take off on 26 November 10:00", "11 月 26 日 10:00 下线"],
] as const)("a plan says what happens when: %j", (plan, inEnglish, inChinese) => {
  const planned = { id: 1, at: new Date(momentOf(LATER)).toISOString(), ...plan };
  expect([planName(planned, en, now, "en"), planName(planned, zh, now, "zh")]).toEqual([inEnglish, inChinese]);
});
