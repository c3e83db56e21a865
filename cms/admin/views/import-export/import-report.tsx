import type { PayloadRequest } from "payload";
import type { Import } from "../../../config/payload-types.ts";
import { clock } from "../../../lib/time.ts";
import type { Report } from "../../../import-export/report.ts";
import { Refresh } from "../../components/refresh.tsx";
import { sizeOf } from "../../lib/size-of.ts";
import { deskTexts, type Texts } from "../../texts/index.ts";
import { Actions } from "./import-actions.tsx";
import { Changes, Faults, Lacking, Warnings } from "./report-tables.tsx";
import { Way } from "./import-steps.tsx";

/** Milliseconds between two reads of the progress. */
const LOOKS = 1500;

interface OutcomeProps {
  record: Omit<Import, "content">;
  report: Report;
  /** The label of the records. */
  kind: string;
  here: string;
  req: PayloadRequest;
}

/** The state of an import: its progress, its effects, and its faults. */
export function Outcome({ record, report, kind, here, req }: OutcomeProps) {
  const texts = deskTexts(req.i18n.language);
  const { importExport } = texts;
  const { id, state, fileName, bytes, seconds, done, total, updatedAt, user } = record;
  const isOwn = user === req.user?.id;
  // An import whose process has ended has the state of a failed one (cms/import-export/interrupted.ts).
  const runs = state === "checking" || state === "writing";
  const hasReport = state === "checked" || state === "written";
  const took = hasReport && typeof seconds === "number" ? importExport.took(seconds) : "";
  const clockTime = hasReport || runs ? clock(Date.parse(updatedAt)) : "";
  const hasFailed = state === "failed";
  const checkNote = hasFailed ? importExport.states.failed : hasReport ? badNote(report, importExport) : undefined;
  const stopNotes = [[kind, fileName.split(".").at(-1)?.toUpperCase()].join(texts.comma), checkNote];
  return (
    <>
      <div className="desk-head">
        <div>
          <h1 aria-live="polite">{headOf(record, report, importExport)}</h1>
          <p>
            {importExport.fileOf(fileName, kind, sizeOf(bytes ?? 0))} {took} {clockTime}
          </p>
        </div>
      </div>
      <Way texts={importExport} at={state === "written" ? 3 : state === "writing" ? 2 : 1} notes={stopNotes} hasFailed={hasFailed} />
      {hasFailed && (
        <div className="desk-message" role="alert">
          {report.refusal}
        </div>
      )}
      {hasReport && report.notes.length > 0 && (
        <ul className="desk-import-export__notes">
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {runs && (
        <div className="desk-import-export__runs">
          <progress value={total ? (done ?? 0) : undefined} max={total ?? undefined} aria-label={importExport.steps} />
          <p className="desk-note-text">{importExport.leave}</p>
          <Refresh every={LOOKS} />
        </div>
      )}
      {hasReport && (
        <>
          <Counts report={report} texts={importExport} />
          <Faults report={report} texts={importExport} fetchFrom={isOwn ? `/api/imports/${id}/bad-lines` : null} />
          <Warnings report={report} texts={importExport} />
          <Lacking report={report} texts={importExport} />
          <Changes report={report} texts={importExport} />
        </>
      )}
      {!runs && isOwn && (
        <Actions
          id={id}
          here={here}
          writes={state === "checked" ? report.new + report.changed : 0}
          bad={report.bad}
          isOver={state === "written"}
        />
      )}
    </>
  );
}

function headOf({ state, done, total }: Pick<Import, "state" | "done" | "total">, report: Report, texts: Texts["importExport"]): string {
  const lines = report.new + report.changed + report.same + report.bad;
  switch (state) {
    case "checking":
      return texts.counting(done ?? 0, total ?? 0);
    case "writing":
      return texts.writing(done ?? 0, total ?? 0);
    case "written":
      return texts.written(report.written);
    case "failed":
      return texts.refused;
    default:
      if (report.bad > 0) return texts.bad(lines, report.bad);
      return report.same === lines ? texts.same(lines) : texts.good(report.new, report.changed);
  }
}

function badNote({ bad }: Report, texts: Texts["importExport"]): string | undefined {
  return bad > 0 ? texts.badTitle(bad) : undefined;
}

function Counts({ report, texts }: { report: Report; texts: Texts["importExport"] }) {
  const counts = [
    { key: "new", note: texts.newNote(report.published, report.new) },
    {
      key: "changed",
      note: [
        texts.changedNote(report.cells, report.english),
        report.changed > 0 && report.live !== undefined ? texts.liveNote(report.live, report.changed) : "",
      ]
        .filter(Boolean)
        .join(texts.and),
    },
    { key: "same", note: texts.sameNote },
    { key: "bad", note: texts.badNote(report.bad) },
    ...(report.noticed > 0 ? [{ key: "noticed", note: texts.noticeHint } as const] : []),
  ] as const;
  return (
    <dl className="desk-sum">
      {counts.map(({ key, note }) => (
        <div key={key}>
          <dt className="desk-note-text">{texts.counts[key]}</dt>
          <dd className={`desk-figure${key === "bad" && report.bad > 0 ? " desk-bad" : ""}`}>{report[key].toLocaleString("en")}</dd>
          <dd className="desk-small desk-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
