interface RouteProps {
  stops: { key: string; name: string; note: string; isPast: boolean }[];
  /** The stop that one is at; none where there is nothing left to do. */
  here: number;
  label?: string;
  /** Whether it has failed there, and nobody is at work any more. */
  hasFailed?: boolean;
}

/** Steps that follow each other, as the stops of a route. On a phone it leads down. */
export function Route({ stops, here, label, hasFailed = false }: RouteProps) {
  const hereClass = hasFailed ? "is-failed" : "is-here";
  return (
    <ol className="desk-route" aria-label={label}>
      {stops.map(({ key, name, note, isPast }, index) => (
        <li key={key} className={isPast ? "is-past" : index === here ? hereClass : ""} aria-current={index === here ? "step" : undefined}>
          <b>{name}</b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  );
}
