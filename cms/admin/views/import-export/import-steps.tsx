import type { Texts } from "../../texts/index.ts";

interface WayProps {
  texts: Texts["importExport"];
  /** How far it has come: 0 a file is chosen, 1 it is checked, 2 it is written, 3 it is in. */
  at: number;
  /** What is to be said of the stops that are reached, in place of the usual. */
  notes?: (string | undefined)[];
  hasFailed?: boolean;
}

/** The three stops of an import. On a phone they lead down. */
export function Way({ texts, at, notes, hasFailed = false }: WayProps) {
  const stops = [
    { key: "choose", name: texts.choose, note: texts.chooseNote },
    { key: "check", name: texts.check, note: texts.checkNote },
    { key: "write", name: texts.write, note: texts.writeNote },
  ];
  return (
    <div className="desk-import-export__steps">
      <ol className="desk-route" aria-label={texts.steps}>
        {stops.map(({ key, name, note }, index) => (
          <li
            key={key}
            className={index < at ? "is-past" : index > at ? "" : hasFailed ? "is-failed" : "is-here"}
            aria-current={index === at ? "step" : undefined}
          >
            <b>{name}</b>
            <small>{notes?.[index] ?? note}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
