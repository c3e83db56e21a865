interface RouteProps {
  stops: { key: string; name: string; note: string; isPast: boolean }[];
  /** The stop that one is at; none where there is nothing left to do. */
  here: number;
  label?: string;
}

/** Steps that follow each other, as the stops of a route. On a phone it leads down. */
export function Route({ stops, here, label }: RouteProps) {
  return (
    <ol className="desk-route" aria-label={label}>
      {stops.map(({ key, name, note, isPast }, index) => (
        <li key={key} className={isPast ? "is-past" : index === here ? "is-here" : ""} aria-current={index === here ? "step" : undefined}>
          <b>{name}</b>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  );
}
