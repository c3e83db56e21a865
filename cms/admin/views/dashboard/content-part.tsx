import { isMultilingual } from "#shared/languages.ts";
import type { Texts } from "../../texts/index.ts";
import type { ContentToday, Rows } from "./read-content.ts";

export function ContentPart({
  content: { drafts, missing, scheduled, edits, contradictions, untold },
  texts: { dashboard: texts },
}: {
  content: ContentToday;
  texts: Texts;
}) {
  return (
    <div className="desk-four desk-section--apart">
      <List title={texts.drafts} shown={drafts} none={texts.noDrafts} />
      {isMultilingual && <List title={texts.missing} shown={missing} none={texts.noneMissing} />}
      <List title={texts.scheduled} shown={scheduled} none={texts.noneScheduled} />
      <List title={texts.edits} shown={edits} none={texts.noEdits} />
      {contradictions.total > 0 && <List title={texts.contradictions} shown={contradictions} none="" />}
      {untold.rows.length > 0 && <List title={texts.untold} shown={untold} none="" />}
    </div>
  );
}

function List({ title, shown: { rows, total }, none }: { title: string; shown: Rows; none: string }) {
  return (
    <section>
      <h2>
        {title} {total > 0 && <span className="desk-figure">{total}</span>}
      </h2>
      {rows.length === 0 && <p className="desk-note-text">{none}</p>}
      <ul>
        {rows.map(({ key, href, title: name, note }) => (
          <li key={key}>
            {href === null ? name : <a href={href}>{name}</a>}
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
