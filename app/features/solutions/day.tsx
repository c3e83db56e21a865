import { useState } from "react";
import { useText } from "#app/i18n/index.ts";
import { HeadedSection } from "#app/components/basics/heads.tsx";
import type { SolutionView } from "#app/data/solutions.server.ts";
import { HEIGHT, readInstrument, WIDTH } from "./instrument-drawing.tsx";
import { clockAt, instrumentOf, type SolutionInstrument } from "./instruments.ts";
import "./solutions.css";

/** Steps of the slider: ten minutes, a day, or a week. */
const STEP = { minutes: 10, days: 1, weeks: 1 };

/** What the slider chooses. */
const SLIDERS = { minutes: "solutions.timeOfDay", days: "solutions.dayOf", weeks: "solutions.weekOf" } as const;

/**
 * The course of a day, or of another time: the solution's instrument, a slider, and its scenarios, which
 * light up as the slider passes them, and which itself says its moment. The server draws the decisive moment.
 */
export function SolutionDay({ solution, lang }: { solution: SolutionView; lang: string | undefined }) {
  const t = useText();
  const instrument = instrumentOf(solution.slug);
  const [now, setNow] = useState(instrument?.decisive ?? 0);
  const { scenarios, tagline } = solution;
  if (scenarios.length === 0) return null;
  return (
    <HeadedSection id="scenarios" label={t("solutions.scenarios")} heading={tagline}>
      <div className={instrument ? "day" : undefined}>
        {instrument && <Instrument instrument={instrument} now={now} onChange={setNow} />}
        <ol className="day-rows" lang={lang}>
          {scenarios.map(({ time, title, text }, index) => (
            <li key={`${time} ${title}`} data-past={instrument ? (instrument.moments[index] ?? 0) <= now : undefined}>
              <p className="category figures">{time}</p>
              <h3 className="item-title">{title}</h3>
              <p className="item-text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </HeadedSection>
  );
}

function Instrument({ instrument, now, onChange }: { instrument: SolutionInstrument; now: number; onChange: (now: number) => void }) {
  const t = useText();
  const { unit, from, to } = instrument;
  const unitName = (number: number) => t(unit === "weeks" ? "solutions.week" : "solutions.day", { number });
  const { drawing, value, isAlarm } = readInstrument(instrument, now, unitName);
  const moment = unit === "minutes" ? clockAt(now) : unitName(now);
  return (
    <div className="instrument figures">
      <p className="instrument-head" data-alarm={isAlarm || undefined}>
        <b>{moment}</b>
        <output htmlFor="instrument" aria-live="off">
          {value}
        </output>
      </p>
      <svg className="instrument-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {drawing}
      </svg>
      <input
        className="when-hydrated"
        type="range"
        id="instrument"
        min={from}
        max={to}
        step={STEP[unit]}
        value={now}
        aria-label={t(SLIDERS[unit])}
        aria-valuetext={`${moment}, ${value}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
