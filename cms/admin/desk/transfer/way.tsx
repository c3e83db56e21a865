import type { Texts } from "../texts/index.ts";

interface WayProps {
  texts: Texts["transfer"];
  /** How far it has come: 0 a file is chosen, 1 it is checked, 2 it is written, 3 it is in. */
  at: number;
  /** What is to be said of the stops that are reached, in place of the usual. */
  notes?: (string | undefined)[];
}

/** The three stops of an import, as a route. */
export function Way({ texts, at, notes }: WayProps) {
  const stops = [
    { name: texts.choose, note: texts.chooseNote },
    { name: texts.check, note: texts.checkNote },
    { name: texts.write, note: texts.writeNote },
  ];
  return (
    <ol className="desk-way" aria-label={texts.steps}>
      {stops.map(({ name, note }, index) => (
        <li key={name} className={index < at ? "is-past" : index === at ? "is-here" : ""} aria-current={index === at ? "step" : undefined}>
          <b>{name}</b>
          <small>{notes?.[index] ?? note}</small>
        </li>
      ))}
    </ol>
  );
}
