import { isMultilingual } from "#shared/languages.ts";
import { TryAgain } from "../../components/change-buttons.tsx";
import type { Texts } from "../../texts/index.ts";
import type { ContentToday, Rows } from "./read-content.ts";

export function ContentPart({
  content: { drafts, missing, scheduled, edits, contradictions, untold, resting },
  texts: { dashboard: texts },
}: {
  content: ContentToday;
  texts: Texts;
}) {
  const always = [
    { title: texts.drafts, shown: drafts, none: texts.noDrafts },
    ...(isMultilingual ? [{ title: texts.missing, shown: missing, none: texts.noneMissing }] : []),
    { title: texts.scheduled, shown: scheduled, none: texts.noneScheduled },
    { title: texts.edits, shown: edits, none: texts.noEdits },
  ];
  const ifAny = [
    { title: texts.contradictions, shown: contradictions, none: "" },
    { title: texts.untold, shown: untold, none: "" },
    { title: texts.resting, shown: resting, none: "" },
  ].filter(({ shown }) => shown?.rows.length !== 0);
  return (
    <div className="desk-four desk-section--apart">
      {[...always, ...ifAny].map(({ title, shown, none }) => (
        <List key={title} title={title} shown={shown} none={shown ? none : texts.unread} />
      ))}
    </div>
  );
}

function List({ title, shown, none }: { title: string; shown: Rows | null; none: string }) {
  const { rows, total } = shown ?? { rows: [], total: 0 };
  return (
    <section>
      <h2>
        {`${title} `}
        {total > 0 && <span className="desk-figure">{total}</span>}
      </h2>
      {rows.length === 0 && <p className="desk-note-text">{none}</p>}
      <ul>
        {rows.map(({ key, href, title: name, note, job }) => (
          <li key={key}>
            {href === null ? name : <a href={href}>{name}</a>}
            <small>{note}</small>
            {job !== undefined && <TryAgain job={job} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
