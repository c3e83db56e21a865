import type { DashboardViewServerProps } from "@payloadcms/next/views";
import type { ReactNode } from "react";
import type { DeskLanguage } from "#shared/languages.ts";
import { hasRole } from "../../../access/roles.ts";
import type { LeadCard } from "../../../leads/cards.ts";
import { dateOf, deskLanguage, hoursName, momentName, present } from "../../../lib/time.ts";
import { deskTexts, type Texts } from "../../texts/index.ts";
import { Items, Left, LengthFigure, Owner } from "../../components/lead-parts.tsx";
import { Refresh } from "../../components/refresh.tsx";
import { Resend } from "../../components/change-buttons.tsx";
import { DayLine } from "./day-line.tsx";
import { readContentToday, type ContentToday, type Rows } from "./read-content.ts";
import { readGoingLive, type Step } from "./read-going-live.ts";
import { PERIOD, readLeadsToday, type Bar, type LeadsToday } from "./read-leads.ts";

/** Leads that wait and are named; the others are in the list. */
const FIRST = 8;
/** Milliseconds between two looks for what is new. */
const LOOKS = 60_000;

interface ViewContext {
  texts: Texts;
  language: DeskLanguage;
  now: number;
  admin: string;
}

/** The first view of the desk: who waits for an answer, how it goes, what is unfinished, and what is left to do before going live. */
export async function Dashboard({ initPageResult: { req } }: DashboardViewServerProps) {
  const { payload, user } = req;
  if (!user) return null;
  const language = deskLanguage(req.i18n.language);
  const texts = deskTexts(req.i18n.language);
  const now = present();
  const context: ViewContext = { texts, language, now, admin: payload.config.routes.admin };
  const [leads, content, steps] = await Promise.all([
    hasRole(req, "administrator", "sales", "viewer") ? readLeadsToday({ payload, user, language, now }) : null,
    hasRole(req, "administrator", "editor", "viewer") ? readContentToday({ req, language, texts, now }) : null,
    hasRole(req, "administrator") ? readGoingLive(payload, language, texts, now) : null,
  ]);
  const mayWrite = hasRole(req, "administrator", "editor");
  const [urgent] = leads?.waiting ?? [];
  // As long as nobody has named the company, that is what an administrator sees first.
  const isBeginning = steps?.some(({ key, done }) => key === "company" && !done) && leads?.total === 0;
  return (
    <main className="desk desk-dashboard">
      <Refresh every={LOOKS} />
      <div className="desk-head">
        <div>
          <h1>{headingOf(leads, content, texts)}</h1>
          {leads && <p>{texts.dashboard.promise(hoursName(leads.hours, language))}</p>}
        </div>
        <div className="desk-actions desk-end desk-wide">
          {mayWrite && (
            <a className="desk-button" href={`${context.admin}/collections/articles/create`}>
              {texts.dashboard.newArticle}
            </a>
          )}
          {urgent && (
            <a className="desk-button desk-button--first" href={`${context.admin}/collections/leads/${urgent.id}`}>
              {texts.dashboard.openUrgent}
            </a>
          )}
        </div>
      </div>
      {steps && isBeginning && <GoingLive steps={steps} admin={context.admin} texts={texts} />}
      {leads && <LeadsPart leads={leads} context={context} user={user.id} canWrite={hasRole(req, "administrator", "sales")} />}
      {content && <ContentPart content={content} texts={texts} />}
      {steps?.some(({ done }) => !done) && !isBeginning && <GoingLive steps={steps} admin={context.admin} texts={texts} />}
    </main>
  );
}

function headingOf(leads: LeadsToday | null, content: ContentToday | null, { dashboard }: Texts): string {
  if (leads) return leads.allWaiting === 0 ? dashboard.allAnswered : dashboard.waiting(leads.allWaiting, leads.late);
  return content ? dashboard.content(content.drafts.total, content.missing.total) : "";
}

function LeadsPart({ leads, context, user, canWrite }: { leads: LeadsToday; context: ViewContext; user: number; canWrite: boolean }) {
  const { texts, language, now, admin } = context;
  const all = texts.dashboard.allLeads(leads.total);
  return (
    <>
      <DayLine hours={leads.hours} waiting={leads.waiting} now={now} texts={texts} language={language} admin={admin} />
      <div className="desk-two">
        <section className="desk-section" aria-labelledby="desk-waiting">
          <div className="desk-section__head">
            <h2 id="desk-waiting">{texts.dashboard.waitingTitle}</h2>
            <span className="desk-note-text desk-wide">{texts.dashboard.urgentFirst}</span>
            <a className="desk-link desk-end" href={`${admin}/collections/leads`}>
              {all}
            </a>
          </div>
          {leads.waiting.length === 0 ? (
            <p className="desk-empty">{texts.dashboard.nobodyWaits}</p>
          ) : (
            <Waiting cards={leads.waiting.slice(0, FIRST)} context={context} user={user} canWrite={canWrite} />
          )}
          {leads.allWaiting > FIRST && (
            <a className="desk-link" href={`${admin}/collections/leads?show=table&status=new`}>
              {texts.dashboard.allWaiting(leads.allWaiting)}
            </a>
          )}
        </section>
        <aside>
          <Due leads={leads} context={context} />
          <Figures leads={leads} texts={texts} language={language} />
          {leads.failed.length > 0 && (
            <section className="desk-section desk-section--apart" aria-labelledby="desk-failed">
              <div className="desk-section__head">
                <h2 id="desk-failed">{texts.lead.notices}</h2>
                <span className="desk-note-text desk-bad">{texts.dashboard.notDelivered(leads.failed.length)}</span>
              </div>
              {leads.failed.map(({ notice, about }) => (
                <div key={notice.id} className="desk-message">
                  <b>{texts.lead.channels[notice.channel]}</b>
                  <br />
                  {texts.dashboard.failedNotice(about, notice.attempts, momentName(Date.parse(notice.updatedAt), now, language))}
                  {notice.lastFault}
                  {canWrite && (
                    <div className="desk-message__actions">
                      <Resend id={notice.id} />
                    </div>
                  )}
                </div>
              ))}
            </section>
          )}
        </aside>
      </div>
      {leads.recent > 0 && <Period leads={leads} context={context} />}
    </>
  );
}

function Waiting({
  cards,
  context: { texts, language, now, admin },
  user,
  canWrite,
}: {
  cards: LeadCard[];
  context: ViewContext;
  user: number;
  canWrite: boolean;
}) {
  return (
    <table className="desk-table desk-queue">
      <thead>
        <tr>
          <th scope="col">{texts.leads.customer}</th>
          <th scope="col">{texts.leads.items}</th>
          <th scope="col" className="desk-wide">
            {texts.leads.received}
          </th>
          <th scope="col" className="desk-wide">
            {texts.lead.owner}
          </th>
          <th scope="col" className="is-number">
            {texts.dashboard.leftHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <tr key={card.id} className={card.promise.state === "late" ? "is-late" : ""}>
            <td className="desk-queue__who">
              <a href={`${admin}/collections/leads/${card.id}`}>{card.title}</a>
              <small>{[card.person, card.country].filter(Boolean).join(texts.comma)}</small>
            </td>
            <td className="desk-queue__what">
              <Items items={card.items} />
            </td>
            <td className="desk-wide desk-note-text">{momentName(Date.parse(card.createdAt), now, language)}</td>
            <td className="desk-wide desk-note-text">
              <Owner owner={card.owner} lead={card.id} user={user} canWrite={canWrite} />
            </td>
            <td className="is-number desk-queue__left">
              <Left promise={card.promise} language={language} texts={texts} withLine />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The leads that whoever looks is to follow up today. */
function Due({ leads: { due }, context: { texts, language, now, admin } }: { leads: LeadsToday; context: ViewContext }) {
  if (due.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="desk-due">
      <div className="desk-section__head">
        <h2 id="desk-due">{texts.dashboard.dueTitle}</h2>
        <span className="desk-note-text">{texts.dashboard.dueNote}</span>
        <a className="desk-link desk-end" href={`${admin}/collections/leads?show=table&owner=me&follow=today`}>
          {due.length}
        </a>
      </div>
      <ul className="desk-notices">
        {due.slice(0, FIRST).map(({ id, title, items, followUpOn }) => (
          <li key={id}>
            <i className="desk-ring" aria-hidden="true" />
            <span>
              <a href={`${admin}/collections/leads/${id}`}>{title}</a>
              <small>
                {[items[0]?.label, followUpOn && dateOf(Date.parse(followUpOn), now, language)].filter(Boolean).join(texts.comma)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures({
  leads: { today, weekAgo, allWaiting, late, median, answered, kept },
  texts: { dashboard: texts },
  language,
}: {
  leads: LeadsToday;
  texts: Texts;
  language: DeskLanguage;
}) {
  return (
    <dl className="desk-figures">
      <Figure term={texts.newToday} note={texts.weekAgo(weekAgo)}>
        {today}
      </Figure>
      <Figure term={texts.unanswered} note={late > 0 ? texts.lateCount(late) : texts.noneLate} bad={late > 0}>
        {allWaiting}
      </Figure>
      <Figure term={texts.median} note={texts.medianNote(PERIOD)}>
        {median === null ? "–" : <LengthFigure length={median} language={language} />}
      </Figure>
      <Figure term={texts.inTime} note={texts.inTimeNote(PERIOD, answered, kept)}>
        {answered === 0 ? (
          "–"
        ) : (
          <>
            {Math.round((kept / answered) * 100)}
            <small>%</small>
          </>
        )}
      </Figure>
    </dl>
  );
}

function Figure({ term, note, bad = false, children }: { term: string; note: string; bad?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="desk-figures__figure">{children}</dd>
      <dd className={`desk-figures__note${bad ? " desk-bad" : ""}`}>{note}</dd>
    </div>
  );
}

function Period({ leads: { recent, countries, products, ways }, context: { texts } }: { leads: LeadsToday; context: ViewContext }) {
  const kinds = [
    [texts.dashboard.country, countries],
    [texts.dashboard.product, products],
    [texts.dashboard.way, ways],
  ] as const;
  return (
    <section className="desk-section desk-section--apart" aria-labelledby="desk-period">
      <div className="desk-section__head">
        <h2 id="desk-period">{texts.dashboard.period(PERIOD, recent)}</h2>
      </div>
      <div className="desk-three">
        {kinds.map(([title, shown]) => (
          <Bars key={title} title={title} shown={shown} others={texts.dashboard.others} />
        ))}
      </div>
    </section>
  );
}

function Bars({ title, shown, others }: { title: string; shown: Bar[]; others: (count: number) => string }) {
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <div className="desk-bars">
      <h3>{title}</h3>
      <ul>
        {shown.map(({ name, count, picture, others: rest }) => (
          <li key={name}>
            <span>
              {picture && <img className="desk-thumb" src={picture} alt="" width={28} height={21} />}
              {name || others(rest)}
            </span>
            <i style={{ width: `${(count / most) * 100}%` }} />
            <span className="desk-figure">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContentPart({
  content: { drafts, missing, scheduled, edits, contradictions, untold },
  texts: { dashboard: texts },
}: {
  content: ContentToday;
  texts: Texts;
}) {
  return (
    <div className="desk-four desk-section--apart">
      <List title={texts.drafts} shown={drafts} none={texts.noDrafts} />
      <List title={texts.missing} shown={missing} none={texts.noneMissing} />
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

function GoingLive({ steps, admin, texts: { dashboard: texts } }: { steps: Step[]; admin: string; texts: Texts }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <section className="desk-section desk-section--apart" aria-labelledby="desk-live">
      <details open className="desk-live">
        <summary className="desk-section__head">
          <h2 id="desk-live">{texts.goingLive}</h2>
          <span className="desk-note-text">{texts.goingLiveNote(done, steps.length - done)}</span>
        </summary>
        <div className="desk-four">
          {(["law", "buyers", "operation"] as const).map((group) => (
            <section key={group}>
              <h3>{texts.steps.groups[group]}</h3>
              <ul>
                {steps
                  .filter((step) => step.group === group)
                  .toSorted((a, b) => Number(a.done) - Number(b.done))
                  .map((step) => (
                    <GoingLiveStep key={step.key} step={step} admin={admin} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </section>
  );
}

function GoingLiveStep({ step: { title, note, done, urgent, to }, admin }: { step: Step; admin: string }) {
  const name = `${done ? "✓ " : ""}${title}`;
  return (
    <li>
      {to ? <a href={admin + to}>{name}</a> : <b>{name}</b>}
      <small className={urgent && !done ? "desk-bad" : ""}>{note}</small>
    </li>
  );
}
