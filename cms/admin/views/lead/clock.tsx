import type { DeskLanguage } from "#shared/languages.ts";
import { MINUTE } from "#shared/lib/durations.ts";
import { clock, lengthName, weekdayName } from "../../../lib/time.ts";
import { afterWorkingTime, momentOn, dayOf, workingTimeBetween, type PromiseState, type WorkingHours } from "../../../lib/working-time.ts";
import { LengthFigure } from "../../components/lead-cells.tsx";
import type { Texts } from "../../texts/index.ts";

interface ClockProps {
  hours: WorkingHours;
  promise: PromiseState;
  createdAt: string;
  texts: Texts;
  language: DeskLanguage;
  now: number;
}

/** Percent of the line for the night between two days. */
const NIGHT = 5;

/** The working time left until the promised answer, as a number and as a line from arrival to the deadline. */
export function Clock({ hours, promise, createdAt, texts: { lead: texts }, language, now }: ClockProps) {
  const { state, remaining, due, day } = promise;
  const waits = state === "far" || state === "soon" || state === "late";
  const heading = waits ? (state === "late" ? texts.late : texts.remaining) : texts.answered;
  if (state === "none") return <p className="desk-note-text">{texts.noClock}</p>;
  const received = Date.parse(createdAt);
  const name = (moment: number) => `${weekdayName(moment, language)} ${clock(moment)}`;
  const took = lengthName(day - remaining, language, day);
  return (
    <div className="desk-section desk-box desk-clock">
      <h2>
        {heading} <span className="desk-muted">{texts.workingTime}</span>
      </h2>
      <p className={`desk-clock__figure${state === "late" || state === "missed" ? " desk-bad" : state === "soon" ? " desk-urgent" : ""}`}>
        <Length length={waits ? remaining : day - remaining} ofDay={day} language={language} />
      </p>
      <Line hours={hours} received={received} promise={promise} texts={texts} name={name} />
      <p className="desk-small desk-muted">
        <span className="desk-unseen">{`${texts.line(name(received), name(due), name(now))} `}</span>
        {waits ? texts.stopClock : state === "kept" ? texts.wasKept(took) : texts.wasMissed(took)}
      </p>
    </div>
  );
}

/** A duration in the size of a figure. */
function Length({ length, ofDay, language }: { length: number; ofDay: number; language: DeskLanguage }) {
  const whole = Math.abs(length);
  if (whole > ofDay || whole < MINUTE) return <>{lengthName(whole, language, ofDay)}</>;
  return <LengthFigure length={whole} language={language} />;
}

interface LineProps {
  hours: WorkingHours;
  received: number;
  promise: PromiseState;
  texts: Texts["lead"];
  /** The label of a moment. */
  name: (moment: number) => string;
}

/** The line from arrival to the deadline, with a gap for the night. The past is solid, the rest dotted. */
function Line({ hours, received, promise: { due, passed, state, day }, texts, name }: LineProps) {
  // A lead outside of working hours counts from the next opening.
  const begins = afterWorkingTime(received, 0, hours);
  const morning = momentOn(dayOf(due), hours.opens);
  const hasNight = begins < morning;
  const night = hasNight ? workingTimeBetween(begins, morning, hours) / day : 0;
  const place = (part: number) => (hasNight ? (part <= night ? part * (100 - NIGHT) : NIGHT + part * (100 - NIGHT)) : part * 100);
  const before = night * (100 - NIGHT);
  const here = place(passed);
  const isBad = state === "late" || state === "missed";
  return (
    <div className={`desk-line${isBad ? " is-bad" : ""}`} aria-hidden="true">
      {hasNight ? (
        <>
          <i className="is-passed" style={{ left: 0, width: `${Math.min(here, before)}%` }} />
          {here < before && <i style={{ left: `${here}%`, width: `${before - here}%` }} />}
          {here > before && <i className="is-passed" style={{ left: `${before + NIGHT}%`, width: `${here - before - NIGHT}%` }} />}
        </>
      ) : (
        <i className="is-passed" style={{ left: 0, width: `${here}%` }} />
      )}
      <i
        style={{
          left: `${Math.max(here, before + (hasNight ? NIGHT : 0))}%`,
          width: `${100 - Math.max(here, before + (hasNight ? NIGHT : 0))}%`,
        }}
      />
      <span className="desk-line__stop" style={{ left: "6px" }} />
      <span className="desk-line__stop" style={{ left: "calc(100% - 7px)" }} />
      {passed > 0 && passed < 1 && <span className="desk-line__stop is-now" style={{ left: `${here}%` }} />}
      <span className="desk-line__name" style={{ left: 0 }}>
        <b>{texts.received}</b>
        {name(received)}
      </span>
      <span className="desk-line__name is-end" style={{ left: "100%" }}>
        <b>{texts.dueAt}</b>
        {name(due)}
      </span>
    </div>
  );
}
