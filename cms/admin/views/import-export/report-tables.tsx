import { DEFAULT_LANGUAGE, HTML_LANG, type Language } from "#shared/languages.ts";
import { languageOfColumn } from "../../../import-export/column-language.ts";
import type { Report } from "../../../import-export/report.ts";
import { TableHead } from "../../components/fields/table-head.tsx";
import type { Texts } from "../../texts/index.ts";

interface ListProps {
  report: Report;
  texts: Texts["importExport"];
}

/** Changed records in the table. */
const SHOWN = 50;

/** The faults, line by line, with their corrections. */
export function Faults({
  report: { bad, badLines, faults },
  texts,
  fetchFrom,
}: ListProps & { /** The address of the bad lines as a file; null for another user's import. */ fetchFrom: string | null }) {
  if (bad === 0) return null;
  return (
    <section className="desk-section">
      <div className="desk-section__head">
        <h2>{texts.badTitle(bad)}</h2>
        <span className="desk-note-text">{texts.badHint}</span>
        {fetchFrom && badLines.length > 0 && (
          <a className="desk-link desk-end" href={fetchFrom} download>
            {texts.fetchBad(badLines.length)}
          </a>
        )}
      </div>
      <Cells cells={faults} texts={texts} />
    </section>
  );
}

/** Accepted cells, with a notation that would store more than text. */
export function Warnings({ report: { noticed, notices }, texts }: ListProps) {
  if (noticed === 0) return null;
  return (
    <section className="desk-section desk-section--apart">
      <div className="desk-section__head">
        <h2>{texts.noticeTitle(noticed)}</h2>
        <span className="desk-note-text">
          {texts.noticeHint} {notices.length < noticed && texts.firstOf(notices.length)}
        </span>
      </div>
      <Cells cells={notices} texts={texts} />
    </section>
  );
}

/** The first cells of a row: the line of the file, and the record. */
function LineCells({ line, title, texts }: { line: number; title: string; texts: ListProps["texts"] }) {
  return (
    <>
      <td className="desk-figure" data-label={texts.line}>
        <b>{line.toLocaleString("en")}</b>
      </td>
      <td data-label={texts.record}>{title}</td>
    </>
  );
}

/** Cells with the suggested notation. */
function Cells({ cells, texts }: { cells: Report["faults"]; texts: ListProps["texts"] }) {
  return (
    <table className="desk-table desk-stack">
      <TableHead names={[texts.line, texts.record, texts.field, texts.cell, texts.mend]} />
      <tbody>
        {cells.map(({ line, title, column, cell, message }) => (
          <tr key={`${line} ${column}`}>
            <LineCells line={line} title={title} texts={texts} />
            <td className="desk-key" data-label={texts.field}>
              {column}
            </td>
            <td data-label={texts.cell}>
              <span className="desk-cell">{cell || texts.empty}</span>
            </td>
            <td data-label={texts.mend}>{message}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Incomplete records that are stored as drafts, with the missing values of each. */
export function Lacking({ report: { incomplete, lacking }, texts }: ListProps) {
  if (incomplete === 0) return null;
  const shown = lacking.slice(0, SHOWN);
  return (
    <section className="desk-section desk-section--apart">
      <div className="desk-section__head">
        <h2>{texts.lackingTitle(incomplete)}</h2>
        <span className="desk-note-text">
          {texts.lackingHint} {shown.length < incomplete && texts.firstOf(shown.length)}
        </span>
      </div>
      <table className="desk-table desk-stack">
        <TableHead names={[texts.line, texts.record, texts.lacks]} />
        <tbody>
          {shown.map(({ line, title, columns }) => (
            <tr key={line}>
              <LineCells line={line} title={title} texts={texts} />
              <td className="desk-key" data-label={texts.lacks}>
                {columns.join(", ")}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The changes, with the previous values. */
export function Changes({ report: { changed, changes }, texts }: ListProps) {
  if (changed === 0) return null;
  const shown = changes.slice(0, SHOWN);
  return (
    <section className="desk-section desk-section--apart">
      <div className="desk-section__head">
        <h2>{texts.changedTitle(changed)}</h2>
        {shown.length < changed && <span className="desk-note-text">{texts.firstOf(shown.length)}</span>}
      </div>
      <table className="desk-table desk-stack">
        <TableHead names={[texts.line, texts.record, texts.field, texts.counts.changed]} />
        <tbody>
          {shown.flatMap(({ line, title, cells }) =>
            cells.map(({ column, before, after }) => (
              <tr key={`${line} ${column}`}>
                <LineCells line={line} title={title} texts={texts} />
                <td className="desk-key" data-label={texts.field}>
                  {column}
                </td>
                <td data-label={texts.counts.changed}>
                  <BeforeAndAfter
                    before={short(before) || texts.nothing}
                    after={short(after) || texts.nothing}
                    language={languageOfColumn(column).language}
                  />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}

function BeforeAndAfter({ before, after, language }: { before: string; after: string; language: Language }) {
  return (
    <span lang={language === DEFAULT_LANGUAGE ? undefined : HTML_LANG[language]}>
      <del>{before}</del> <b>{after}</b>
    </span>
  );
}

/** Visible characters of a long text. */
const MAX_SHOWN_LENGTH = 160;

function short(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}
