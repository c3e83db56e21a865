import type { Texts } from "../../texts/index.ts";

interface WayProps {
  texts: Texts["importExport"];
  /** The progress: 0 with a chosen file, 1 with a validated one, 2 while writing, 3 when complete. */
  at: number;
  /** Notes for the completed stops, instead of the default ones. */
  notes?: (string | undefined)[];
  hasFailed?: boolean;
}

/** The three stops of an import, vertical on a phone. */
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
