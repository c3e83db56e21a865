import { SetStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";
import type { DeskLanguage } from "#shared/languages.ts";
import { can } from "../../../access/permissions.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { OVER_STATUSES } from "#shared/vocabulary/lead-statuses.ts";
import { FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { kindOf } from "#shared/vocabulary/forms.ts";
import { companyHours } from "../../../leads/company-hours.ts";
import { leadCards, possibleOwners, type LeadCard, type WantedItem } from "../../../leads/lead-cards.ts";
import { dayName, deskLanguage, momentName, currentTime } from "../../../lib/time.ts";
import type { Lead, Notice } from "../../../config/payload-types.ts";
import { isReminder } from "../../../leads/notifications/reminder-key.ts";
import { deskTexts, type Texts } from "../../texts/index.ts";
import { Clock } from "./clock.tsx";
import { FollowUp } from "./follow-up.tsx";
import { filledFacts } from "../../../lib/filled-values.ts";
import { Answers, Box, Head, Notices, Others, Provenance, Words } from "./lead-sections.tsx";
import { readHistory } from "./read-history.ts";
import { Timeline, type Ahead } from "./timeline.tsx";
import { channels } from "../../../leads/notifications/channels.ts";
import { collectionAddress } from "../../../lib/desk-address.ts";

interface Shown {
  card: LeadCard;
  texts: Texts;
  language: DeskLanguage;
  now: number;
}

/** Fields in the head, or beside the visitor’s message. */
const IN_HEAD = ["name", "company", "position", "country", "email", "phone", "subject", "message"] as const;

/** A lead's page: the visitor's message, the tasks, and the history. It replaces the form, because nobody changes a visitor's text. */
export async function LeadView({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const { payload, user } = req;
  if (!user) return null;
  const lead = doc as Lead;
  const texts = deskTexts(req.i18n.language);
  const language = deskLanguage(req.i18n.language);
  const now = currentTime();
  const [hours, cards, owners] = await Promise.all([
    companyHours(payload),
    leadCards(payload, user, [lead], language, now),
    possibleOwners(payload, user),
  ]);
  const card = cards[0] as LeadCard;
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  const { entries, notices, others, openings } = await readHistory(lead, { payload, user, language, texts, now, names });
  const shown = { record: lead, texts, language, now } as const;
  const mayWrite = can(req, "leads.write");
  const canWrite = mayWrite && !lead.deletedAt;
  const nav = [{ label: texts.leads.title, url: collectionAddress("leads") }, { label: card.title }];
  const form = kindOf(lead.form) === "message" && inLanguage(FORM_LABELS[lead.form], language);
  const details = [form, card.person, lead.position, card.country, lead.subject];
  const ahead = aheadOf({ card, texts, language, now }, channels.owner.target() !== null && notices.some(isPlanned));
  return (
    <main className="desk desk-lead">
      <SetStepNav nav={nav} />
      <Head {...shown} title={card.title} details={details} mayWrite={mayWrite} canWrite={canWrite} />
      <div className="desk-lead__columns">
        <div>
          <Words {...shown} openings={openings} canWrite={canWrite} />
          <Answers answers={[...filledFacts(lead, language, IN_HEAD), ...(lead.answers ?? [])]} texts={texts} />
          {card.items.length > 0 && <WantedItems items={card.items} texts={texts} />}
          <Timeline lead={lead.id} ahead={ahead} entries={entries} canWrite={canWrite} />
        </div>
        <aside>
          <Clock hours={hours} promise={card.promise} createdAt={lead.createdAt} texts={texts} language={language} now={now} />
          <Box title={texts.lead.followUp}>
            <FollowUp id={lead.id} owner={card.owner?.id ?? null} followUpOn={card.followUpOn} owners={owners} canWrite={canWrite} />
          </Box>
          <Notices notices={notices} texts={texts} language={language} now={now} canWrite={canWrite} />
          <Others others={others} texts={texts} email={lead.email} />
          <Provenance {...shown} way={card.way} />
        </aside>
      </div>
    </main>
  );
}

/** Whether a notice waits for the day of the owner's reminder. */
function isPlanned({ key, state }: Notice): boolean {
  return state === "waiting" && isReminder(key ?? "");
}

/** The future of a lead: the day of the follow-up, and the promised answer. @param reminds whether its owner gets a mail then */
function aheadOf(
  { card: { promise, followUpOn, owner, status }, texts: { lead: texts }, language, now }: Shown,
  reminds: boolean,
): Ahead[] {
  const ahead: Ahead[] = [];
  if (followUpOn && !OVER_STATUSES.includes(status)) {
    const time = dayName(Date.parse(followUpOn), now, language);
    const name = owner?.name ?? "";
    const detail = reminds ? texts.remind(name) : texts.noReminder(name);
    ahead.push({ key: "follow-up", title: texts.followUp, detail, time, due: false, late: false });
  }
  if (promise.state === "far" || promise.state === "soon" || promise.state === "late") {
    const late = promise.state === "late";
    const detail = late ? texts.overdue : texts.oneDay;
    ahead.push({ key: "due", title: texts.due, detail, time: momentName(promise.due, now, language), due: true, late });
  }
  return ahead;
}

function WantedItems({ items, texts: { lead: texts } }: { items: WantedItem[]; texts: Texts }) {
  return (
    <section className="desk-section" aria-labelledby="desk-wanted">
      <div className="desk-section__head">
        <h2 id="desk-wanted">{texts.products}</h2>
      </div>
      <table className="desk-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="desk-unseen">{texts.picture}</span>
            </th>
            <th scope="col">{texts.model}</th>
            <th scope="col" className="is-number">
              {texts.quantity}
            </th>
            <th scope="col" className="is-number">
              {texts.minimum}
            </th>
            <th scope="col" className="is-number desk-wide">
              {texts.leadTime}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ label, name, picture, product, quantity, wish, minimumOrder, leadDays }, index) => (
            <tr key={`${index}${label}`}>
              <td className="desk-table__picture">
                {picture && <img className="desk-thumb" src={picture} alt="" width={44} height={33} />}
              </td>
              <td>
                {product === null ? <b>{label}</b> : <a href={collectionAddress("products", product)}>{label}</a>}{" "}
                <span className="desk-muted desk-wide">{product === null ? texts.gone : name}</span>
                {wish && <p className="desk-muted">{wish}</p>}
              </td>
              <td className="is-number desk-figure">
                <b>{quantity}</b>
              </td>
              <td className="is-number desk-figure desk-muted">{minimumOrder}</td>
              <td className="is-number desk-figure desk-muted desk-wide">{leadDays === null ? "" : texts.days(leadDays)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
