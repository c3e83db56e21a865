import type { DeskLanguage } from "#shared/languages.ts";
import { DAY_WIDTH, promiseLine, SECOND_DAY, type Stop } from "../../../leads/promise-line.ts";
import { clock, dateOf, nearDay, weekdayName } from "../../../lib/time.ts";
import { isWorkingDay, dayOf, momentOn, type WorkingHours } from "../../../lib/working-time.ts";
import type { Texts } from "../../texts/index.ts";
import { collectionAddress } from "../../../lib/desk-address.ts";
import type { LeadCard } from "../../../leads/lead-cards.ts";
import { WAITING } from "./read-leads.ts";

interface DayLineProps {
  hours: WorkingHours;
  waiting: LeadCard[];
  now: number;
  texts: Texts;
  language: DeskLanguage;
}

/** Hours with labels between the first and the last of the line. */
const BETWEEN = [12, 15];
/** Percent from which on a label is before its stop. */
const LAST_ROOM = 88;
/** Percent around now without labels of hours. */
const AROUND_NOW = 5;

/** The promise as a line over two working days: the past is solid, the future dotted, and each due answer is a stop. */
export function DayLine({ hours, waiting, now, texts, language }: DayLineProps) {
  const items = waiting.map((card) => ({ card, due: card.promise.due }));
  const { days, now: here, stops } = promiseLine(items, now, hours);
  const { opens, closes } = hours;
  const isOpen = isWorkingDay(dayOf(now), hours) && now >= momentOn(dayOf(now), opens) && now < momentOn(dayOf(now), closes);
  const labelledHours = [opens, ...BETWEEN.filter((hour) => hour > opens + 1 && hour < closes - 1), closes];
  const dues = waiting
    .slice(0, 8)
    .map(({ title, promise }) => texts.dashboard.lineStop(title, clock(promise.due), promise.state === "late"));
  return (
    <section className="desk-day" aria-label={texts.dashboard.line(clock(now), dues.join(texts.comma))}>
      <i className="is-passed" style={{ left: 0, width: `${here}%` }} />
      {here < DAY_WIDTH && <i style={{ left: `${here}%`, width: `${DAY_WIDTH - here}%` }} />}
      <i className="desk-day__night" style={{ left: `${DAY_WIDTH}%`, width: `${SECOND_DAY - DAY_WIDTH}%` }} />
      <i style={{ left: `${SECOND_DAY}%`, width: `${100 - SECOND_DAY}%` }} />
      {stops.map((stop) => (
        <StopLink key={stop.items[0].card.id} stop={stop} texts={texts} now={now} />
      ))}
      <div className="desk-day__now" style={{ left: `${here}%` }}>
        <span className={here > LAST_ROOM ? "is-end" : ""}>
          {isOpen ? (
            <>
              {texts.dashboard.now} <span className="desk-figure">{clock(now)}</span>
            </>
          ) : (
            texts.dashboard.closed(clock(momentOn(dayOf(now), opens)))
          )}
        </span>
      </div>
      {days.flatMap((day, index) =>
        labelledHours.map((hour) => {
          const part = (hour - opens) / (closes - opens);
          const place = (index === 0 ? 0 : SECOND_DAY) + part * DAY_WIDTH;
          const hidden = Math.abs(place - here) < AROUND_NOW;
          return hidden ? null : (
            <span
              key={`${day}-${hour}`}
              className={`desk-day__hour${hour === opens ? " is-first" : hour === closes ? " is-last" : ""}`}
              style={{ left: `${place}%` }}
            >
              {clock(momentOn(day, hour))}
            </span>
          );
        }),
      )}
      {days.map((day, index) => (
        <span key={day} className="desk-day__name" style={{ left: index === 0 ? 0 : `${SECOND_DAY}%` }}>
          <b>{nearDay(day, now, language) ?? weekdayName(momentOn(day, 12), language)}</b>
          {` ${[weekdayName(momentOn(day, 12), language), dateOf(momentOn(day, 12), now, language)].join(texts.comma)}`}
        </span>
      ))}
    </section>
  );
}

interface StopLinkProps {
  stop: Stop<{ card: LeadCard; due: number }>;
  texts: Texts;
  now: number;
}

function StopLink({ stop: { place, room, items }, texts, now }: StopLinkProps) {
  const [{ card, due }] = items;
  const isLate = card.promise.state === "late";
  const isToday = dayOf(due) === dayOf(now);
  const time = isToday ? texts.dashboard.dueAt(clock(due)) : clock(due);
  const title = items.length === 1 ? card.title : texts.dashboard.several(items.length);
  const when = isLate && !isToday ? texts.dashboard.before : time;
  return (
    <a
      className={`desk-day__stop${isLate ? " is-late" : ""}${place > LAST_ROOM ? " is-end" : ""}`}
      style={{ left: `${place}%` }}
      href={items.length === 1 ? collectionAddress("leads", card.id) : `#${WAITING}`}
      aria-label={`${title} ${when}`}
    >
      <span style={{ maxWidth: `${Math.max(6, place > LAST_ROOM ? 20 : room)}cqw` }}>
        <b>{title}</b> <span className={isLate ? "desk-bad" : "desk-muted"}>{when}</span>
      </span>
    </a>
  );
}
