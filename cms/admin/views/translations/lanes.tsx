import type { Texts } from "../../texts/index.ts";

/** One kind of record, as a line. */
export interface Lane {
  slug: string;
  name: string;
  href: string;
  isHere: boolean;
  /** The numbers of complete records, of those with an outdated English, and of those without it. */
  stops: [number, number, number];
}

/** Stops of one line; with more records, each stop stands for several. */
const MAX_STOPS = 60;
const CLASSES = ["", "is-old", "is-missing"];

/** The lines of all kinds of records: a stop for each record, sorted by its state. */
export function Lanes({ lanes, texts }: { lanes: Lane[]; texts: Texts["translations"] }) {
  return (
    <ul className="desk-lanes">
      {lanes.map(({ slug, name, href, isHere, stops: [complete, older, missing] }) => (
        <li key={slug}>
          <a href={href} aria-current={isHere ? "true" : undefined}>
            {name}
          </a>
          <span className="desk-unseen">{texts.lane(name, complete, older, missing)}</span>
          <span className="desk-lanes__line" aria-hidden="true">
            {stopsOf([complete, older, missing]).map((className, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- stops have no name, and never change places
              <i key={index} className={className} />
            ))}
          </span>
          <span>{older > 0 ? texts.older(older) : ""}</span>
          <span>{missing > 0 ? texts.missing(missing) : ""}</span>
          <span className="desk-muted">
            {complete} / {complete + older + missing}
          </span>
        </li>
      ))}
    </ul>
  );
}

function stopsOf(counts: Lane["stops"]): string[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const perStop = Math.max(1, total / MAX_STOPS);
  return counts.flatMap((count, index) => Array.from({ length: Math.ceil(count / perStop) }, () => CLASSES[index] ?? ""));
}
