import { channels } from "../../../leads/notifications/channels.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { dateOf, momentName } from "../../../lib/time.ts";
import { Items, RemainingTime, Owner } from "../../components/lead-cells.tsx";
import { Resend } from "../../components/change-buttons.tsx";
import { faultWords } from "../../lib/fault-words.ts";
import { DayLine } from "./day-line.tsx";
import type { LeadCard } from "../../../leads/lead-cards.ts";
import { WAITING, type LeadsToday } from "./read-leads.ts";
import { Figures, Period } from "./lead-figures.tsx";
import type { ViewContext } from "./view-context.ts";
import { collectionAddress } from "../../../lib/desk-address.ts";

/** Waiting leads that are listed; the list of leads shows the others. */
const FIRST = 8;

export function LeadsPart({
  leads,
  context,
  user,
  canWrite,
}: {
  leads: LeadsToday;
  context: ViewContext;
  user: number;
  canWrite: boolean;
}) {
  const { texts, language, now } = context;
  return (
    <>
      <DayLine hours={leads.hours} waiting={leads.waiting} now={now} texts={texts} language={language} />
      <div className="desk-two">
        <section className="desk-section" aria-labelledby={WAITING}>
          <div className="desk-section__head">
            <h2 id={WAITING}>{texts.dashboard.waitingTitle}</h2>
            <span className="desk-note-text desk-wide">{texts.dashboard.urgentFirst}</span>
            <a className="desk-link desk-end" href={collectionAddress("leads")}>
              {texts.dashboard.allLeads(leads.total)}
            </a>
          </div>
          {leads.waiting.length === 0 ? (
            <p className="desk-empty">{texts.dashboard.nobodyWaits}</p>
          ) : (
            <Waiting cards={leads.waiting.slice(0, FIRST)} context={context} user={user} canWrite={canWrite} />
          )}
          {leads.unanswered > FIRST && (
            <a className="desk-link" href={`${collectionAddress("leads")}?show=table&status=new`}>
              {texts.dashboard.allWaitingLeads(leads.unanswered)}
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
                  <b>{inLanguage(channels[notice.channel].label, language)}</b>
                  <br />
                  {texts.dashboard.failedNotice(about, notice.attempts, momentName(Date.parse(notice.updatedAt), now, language))}
                  {faultWords(notice.lastFault, texts)}
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
  context: { texts, language, now },
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
              <a href={collectionAddress("leads", card.id)}>{card.title}</a>
              <small>{[card.person, card.country].filter(Boolean).join(texts.comma)}</small>
            </td>
            <td className="desk-queue__what">{card.about || <Items items={card.items} />}</td>
            <td className="desk-wide desk-note-text">{momentName(Date.parse(card.createdAt), now, language)}</td>
            <td className="desk-wide desk-note-text">
              <Owner owner={card.owner} lead={card.id} user={user} canWrite={canWrite} />
            </td>
            <td className="is-number desk-queue__left">
              <RemainingTime promise={card.promise} language={language} texts={texts} withLine />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The user's follow-ups of today. */
function Due({ leads: { due }, context: { texts, language, now } }: { leads: LeadsToday; context: ViewContext }) {
  if (due.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="desk-due">
      <div className="desk-section__head">
        <h2 id="desk-due">{texts.dashboard.dueTitle}</h2>
        <span className="desk-note-text">{texts.dashboard.dueNote}</span>
        <a className="desk-link desk-end" href={`${collectionAddress("leads")}?show=table&owner=me&follow=today`}>
          {due.length}
        </a>
      </div>
      <ul className="desk-notices">
        {due.slice(0, FIRST).map(({ id, title, items, followUpOn }) => (
          <li key={id}>
            <i className="desk-ring" aria-hidden="true" />
            <span>
              <a href={collectionAddress("leads", id)}>{title}</a>
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
