import { MIN_COUNT } from "../kinds.ts";
import type { Report } from "../read-web-analytics.ts";
import { countName } from "../names.ts";
import type { Texts } from "../web-analytics-texts.ts";
import { TableHead } from "../../admin/components/fields/table-head.tsx";

/** Views of each day: as bars, and as a table of the figures. */
export function DayBars({ days, texts }: { days: Report["days"]; texts: Texts }) {
  const most = Math.max(MIN_COUNT, ...days.map(({ count }) => count ?? 0));
  return (
    <section className="insight-days" aria-labelledby="insight-days">
      <h2 id="insight-days">{texts.days}</h2>
      <svg viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, count }, index) => {
          // Withheld counts all have the same height, so that it tells nothing.
          const height = ((count ?? MIN_COUNT / 2) / most) * 100;
          return (
            <rect
              key={day}
              className={count === null ? "is-few" : undefined}
              x={index + 0.1}
              y={100 - height}
              width="0.8"
              height={height}
            />
          );
        })}
      </svg>
      <p className="insight-axis desk-note-text" aria-hidden="true">
        <span>{days[0]?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
      <details>
        <summary>{texts.days}</summary>
        <table className="desk-table">
          <TableHead names={[texts.day, texts.times]} />
          <tbody>
            {days
              .filter(({ count }) => count !== 0)
              .toReversed()
              .map(({ day, count }) => (
                <tr key={day}>
                  <td>{day}</td>
                  <td>{countName(count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
