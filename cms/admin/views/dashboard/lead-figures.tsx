import type { ReactNode } from "react";
import type { DeskLanguage } from "#shared/languages.ts";
import type { Texts } from "../../texts/index.ts";
import { LengthFigure } from "../../components/lead-cells.tsx";
import { PERIOD, type Bar, type LeadsToday } from "./read-leads.ts";
import type { ViewContext } from "./view-context.ts";

export function Figures({
  leads: { today, weekAgo, unanswered, late, median, answeredCount, inTimeCount },
  texts: { dashboard: texts },
  language,
}: {
  leads: LeadsToday;
  texts: Texts;
  language: DeskLanguage;
}) {
  return (
    <dl className="desk-figures">
      <Figure term={texts.newToday} note={texts.weekAgo(weekAgo)}>
        {today}
      </Figure>
      <Figure term={texts.unanswered} note={late > 0 ? texts.lateCount(late) : texts.noneLate} bad={late > 0}>
        {unanswered}
      </Figure>
      <Figure term={texts.median} note={texts.medianNote(PERIOD)}>
        {median === null ? "–" : <LengthFigure length={median} language={language} />}
      </Figure>
      <Figure term={texts.inTime} note={texts.inTimeNote(PERIOD, answeredCount, inTimeCount)}>
        {answeredCount === 0 ? (
          "–"
        ) : (
          <>
            {Math.round((inTimeCount / answeredCount) * 100)}
            <small>%</small>
          </>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ term, note, bad = false, children }: { term: string; note: string; bad?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="desk-small desk-muted">{term}</dt>
      <dd className="desk-figures__figure">{children}</dd>
      <dd className={`desk-figures__note desk-small ${bad ? "desk-bad" : "desk-muted"}`}>{note}</dd>
    </div>
  );
}

export function Period({ leads: { recent, countries, products, ways }, context: { texts } }: { leads: LeadsToday; context: ViewContext }) {
  const kinds = [
    [texts.dashboard.country, countries],
    [texts.dashboard.product, products],
    [texts.dashboard.way, ways],
  ] as const;
  const counted = kinds.filter(([, shown]) => shown.length > 0);
  return (
    <section className="desk-section desk-section--apart" aria-labelledby="desk-period">
      <div className="desk-section__head">
        <h2 id="desk-period">{texts.dashboard.period(PERIOD, recent)}</h2>
      </div>
      <div className="desk-three">
        {counted.map(([title, shown]) => (
          <Bars key={title} title={title} shown={shown} others={texts.dashboard.others} />
        ))}
      </div>
    </section>
  );
}

function Bars({ title, shown, others }: { title: string; shown: Bar[]; others: (count: number) => string }) {
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <div className="desk-bars">
      <h3>{title}</h3>
      <ul>
        {shown.map(({ name, count, picture, others: rest }) => (
          <li key={name}>
            <span>
              {picture && <img className="desk-thumb" src={picture} alt="" width={28} height={21} />}
              {name || others(rest)}
            </span>
            <i style={{ width: `${(count / most) * 100}%` }} />
            <span className="desk-figure">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
