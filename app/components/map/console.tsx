import { LiveTag } from "./plate.tsx";
import { RouteMap } from "./route-map.tsx";
import { platform } from "./scenes/platform.ts";

export interface ConsoleRow {
  name: string;
  /** Speed, temperature … */
  value: string;
  state: string;
}

/** Positions of the day's events and of now on the time line, as per cent of its length. */
const EVENTS = [24, 51.5];
const NOW = 75;

/**
 * A picture of the platform: a list of devices, the map, and the time line of a track. It is one picture to screen readers.
 * @param label a sentence that describes it
 * @param note beside the name: the owner of the devices, and how many are on line
 * @param rows devices, of which the first is the one on the map
 * @param live a word and the time
 * @param fence the name below the fence on the map
 * @param timeline first and last time of the track
 * @param priority for a page that opens with it
 */
export function Console({
  label,
  title,
  note,
  rows,
  live,
  fence,
  timeline,
  priority = false,
}: {
  label: string;
  title: string;
  note: string;
  rows: ConsoleRow[];
  live: { label: string; time: string };
  fence: string;
  timeline: { start: string; end: string };
  priority?: boolean;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is made of text and a map
    <div className="console ink" role="img" aria-label={label}>
      <div className="console-head">
        <b>{title}</b>
        <span className="console-note muted">{note}</span>
        <LiveTag>
          {live.label} <span className="figures">{live.time}</span>
        </LiveTag>
      </div>
      <div className="console-body">
        <ul className="console-list figures">
          {rows.map(({ name, value, state }, index) => (
            <li key={name} data-selected={index === 0 || undefined}>
              <b>{name}</b>
              <b>{value}</b>
              <span>{state}</span>
            </li>
          ))}
        </ul>
        <div className="console-map">
          <RouteMap scene={platform} frame="fill" fenceLabel={{ text: fence }} priority={priority} />
        </div>
      </div>
      <div className="console-timeline figures">
        <span>{timeline.start}</span>
        <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
          <path className="console-line" d="M0 12H100" />
          <path className="console-track" d={`M0 12H${NOW}${EVENTS.map((event) => `M${event} 5v14`).join("")}`} />
          <path className="console-now" d={`M${NOW} 2v20`} />
        </svg>
        <span>{timeline.end}</span>
      </div>
    </div>
  );
}
