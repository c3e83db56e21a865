import { SetStepNav } from "@payloadcms/ui";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { DEFAULT_LANGUAGE, isLanguage, type DeskLanguage } from "#shared/languages.ts";
import { deskAddress } from "../../lib/desk-address.ts";
import { can } from "../../access/permissions.ts";
import { deskLanguage } from "../../lib/time.ts";
import { deskTexts } from "../../admin/texts/index.ts";
import { TableHead } from "../../admin/components/fields/table-head.tsx";
import { signedInAt, StaffPage } from "../../admin/providers/staff-page.tsx";
import { PERIODS, periodOf, readWebAnalytics, type Table } from "../read-web-analytics.ts";
import { curablePages, type CureTarget } from "../cure.ts";
import { CureWord } from "./cure-word.tsx";
import { DayBars } from "./day-bars.tsx";
import "./web-analytics.css";
import { countName, valueName } from "../names.ts";
import { INSIGHT } from "../path.ts";
import { textsIn, type Texts } from "../web-analytics-texts.ts";

/** Rows of a table that are shown; all of them are in the file. */
const SHOWN = 20;

/** The use of the site, without data about persons: views by day, and a table of each kind of count. */
export async function WebAnalyticsView(view: AdminViewServerProps) {
  signedInAt(view, { path: INSIGHT, permission: "counts.read" });
  const { req } = view.initPageResult;
  const language = deskLanguage(req.i18n.language);
  const texts = textsIn(language);
  const period = periodOf(view.searchParams?.["days"]);
  const [{ days, views, tables }, needs] = await Promise.all([readWebAnalytics(req.payload, period), needsFor(req, language)]);
  const cures = needs && { needs, pages: curablePages(req.i18n.language) };
  const counted = tables.filter(({ rows, unnamed }) => rows.length + unnamed > 0);
  const { api } = req.payload.config.routes;
  return (
    <StaffPage view={view}>
      <SetStepNav nav={[{ label: texts.title }]} />
      <main className="desk desk-insight">
        <div className="desk-head">
          <div>
            <h1>
              {texts.title}
              {deskTexts(language).colon}
              {texts.views(views.toLocaleString(language))}
            </h1>
            <p>{texts.intro}</p>
          </div>
          <div className="desk-actions desk-end">
            <a className="desk-button" href={`${api}/insight?days=${period}`} download>
              {texts.download}
            </a>
          </div>
        </div>
        <nav className="desk-tabs" aria-label={texts.period}>
          {PERIODS.map((length) => (
            <a key={length} href={`${deskAddress(INSIGHT)}?days=${length}`} aria-current={length === period ? "page" : undefined}>
              {texts.lastDays(length)}
            </a>
          ))}
        </nav>
        {counted.length === 0 ? (
          <p className="desk-empty">{texts.none}</p>
        ) : (
          <>
            <DayBars days={days} texts={texts} />
            <div className="insight-tables">
              {counted.map((table) => (
                <KindTable key={table.kind} table={table} texts={texts} language={language} cures={cures} />
              ))}
            </div>
          </>
        )}
      </main>
    </StaffPage>
  );
}

/** The needs to which staff can add words of empty searches, by their names in the desk's language; null for users who may not write. */
async function needsFor(req: PayloadRequest, language: DeskLanguage): Promise<CureTarget[] | null> {
  if (!can(req, "content.write")) return null;
  const { docs } = await req.payload.find({
    collection: "needs",
    sort: "order",
    locale: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    depth: 0,
    pagination: false,
    select: { name: true },
    overrideAccess: false,
    user: req.user,
  });
  return docs.map(({ id, name }) => ({ target: `needs:${id}`, title: name, kind: "" }));
}

interface KindTableProps {
  table: Table;
  texts: Texts;
  language: DeskLanguage;
  /** The needs and pages to which words that found nothing can be added. */
  cures: { needs: readonly CureTarget[]; pages: readonly CureTarget[] } | null;
}

function KindTable({ table: { kind, rows, unnamed }, texts, language, cures }: KindTableProps) {
  const most = rows[0]?.count ?? 0;
  return (
    <section>
      <h2>{texts.kinds[kind]}</h2>
      <table className="desk-table">
        <TableHead names={[texts.value, texts.times]} />
        <tbody>
          {rows.slice(0, SHOWN).map(({ value, count }) => (
            <tr key={value}>
              <td>
                {valueName(kind, value, language)}
                {kind === "unfound" && cures && <CureWord word={value} {...cures} />}
                <i className="insight-bar" style={{ inlineSize: `${most > 0 ? ((count ?? 0) / most) * 100 : 0}%` }} aria-hidden="true" />
              </td>
              <td>{countName(count)}</td>
            </tr>
          ))}
          {unnamed > 0 && (
            <tr>
              <td className="desk-note-text">{texts.unnamed(unnamed)}</td>
              <td>{countName(null)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {rows.length > SHOWN && <p className="desk-note-text">{texts.more(rows.length - SHOWN)}</p>}
    </section>
  );
}
