import { HTML_LANG } from "#shared/languages.ts";
import { PersonOf } from "../account/personal-data.tsx";
import { SetStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";
import type { ReactNode } from "react";
import type { DeskLanguage } from "#shared/languages.ts";
import { telephoneAddress } from "#shared/lib/phone.ts";
import { hasRole } from "../../../access/roles.ts";
import { referenceOf } from "../../../leads/intake/reference.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { WAYS } from "../../../leads/came-from.ts";
import type { LeadCard, WantedItem } from "../../../leads/cards.ts";
import { dateOf, dayName, deskLanguage, momentName, present } from "../../../lib/time.ts";
import type { Lead, Notice } from "../../../config/payload-types.ts";
import { channels } from "../../../leads/notifications/channels.ts";
import { isReminder } from "../../../leads/notifications/reminder-key.ts";
import { deskTexts, type Texts } from "../../texts/index.ts";
import { Resend } from "../../components/change-buttons.tsx";
import { Clock } from "./clock.tsx";
import { Copy } from "./copy.tsx";
import { FollowUp } from "./follow-up.tsx";
import { LeadMenu } from "./menu.tsx";
import { readLeadPage, type OtherLetter } from "./read.ts";
import { Reply, type Opening } from "./reply.tsx";
import { Steps } from "./steps.tsx";
import { Timeline, type Ahead } from "./timeline.tsx";

interface Shown {
  lead: Lead;
  card: LeadCard;
  texts: Texts;
  language: DeskLanguage;
  now: number;
}

/** A lead's page: the visitor's words, what is to be done, and all that happened. In place of a form, for nobody changes a visitor's words. */
export async function LeadView({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const { payload, user } = req;
  if (!user) return null;
  const lead = doc as Lead;
  const texts = deskTexts(req.i18n.language);
  const language = deskLanguage(req.i18n.language);
  const now = present();
  const { card, hours, entries, notices, others, owners, openings } = await readLeadPage(lead, { payload, user, language, texts, now });
  const shown: Shown = { lead, card, texts, language, now };
  const inTrash = Boolean(lead.deletedAt);
  const mayWrite = hasRole(req, "administrator", "sales");
  const canWrite = mayWrite && !inTrash;
  const nav = [{ label: texts.lead.kinds.leads, url: "/collections/leads" }, { label: card.title }];
  return (
    <main className="desk desk-lead">
      <SetStepNav nav={nav} />
      <header className="desk-lead__head">
        <div className="desk-head">
          <div>
            <h1>{card.title}</h1>
            <p>{[card.person, lead.position, card.country].filter(Boolean).join(texts.comma)}</p>
          </div>
          {mayWrite && (
            <div className="desk-actions desk-end">
              <LeadMenu id={lead.id} inTrash={inTrash} />
            </div>
          )}
        </div>
        {inTrash && <p className="desk-message">{texts.lead.inTrash}</p>}
        <Steps id={lead.id} status={lead.status} canWrite={canWrite} />
      </header>
      <div className="desk-lead__columns">
        <div>
          <Words {...shown} openings={openings} canWrite={canWrite} />
          <Answers answers={lead.answers ?? []} texts={texts} />
          {card.items.length > 0 && <Wanted items={card.items} texts={texts} admin={payload.config.routes.admin} />}
          <Timeline id={lead.id} ahead={aheadOf(shown, notices.some(isPlanned))} entries={entries} canWrite={canWrite} />
        </div>
        <aside>
          <Clock hours={hours} promise={card.promise} createdAt={lead.createdAt} texts={texts} language={language} now={now} />
          <Box title={texts.lead.followUp}>
            <FollowUp id={lead.id} owner={card.owner?.id ?? null} followUpOn={card.followUpOn} owners={owners} canWrite={canWrite} />
          </Box>
          <Notices notices={notices} texts={texts} language={language} now={now} canWrite={canWrite} />
          <Others others={others} texts={texts} email={lead.email} />
          <Provenance {...shown} />
        </aside>
      </div>
    </main>
  );
}

/** Whether a notice waits for the day on which it reminds the owner. */
function isPlanned({ key, state }: Notice): boolean {
  return state === "waiting" && isReminder(key ?? "");
}

/** What is still to come: the day of follow-up, and the answer that was promised. @param reminds whether its owner is mailed then */
function aheadOf(
  { card: { promise, followUpOn, owner, status }, texts: { lead: texts }, language, now }: Shown,
  reminds: boolean,
): Ahead[] {
  const ahead: Ahead[] = [];
  const isOpen = status !== "won" && status !== "lost" && status !== "spam";
  if (followUpOn && isOpen) {
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

/** What the visitor answered to the fields that staff has added to the form. */
function Answers({ answers, texts }: { answers: NonNullable<Lead["answers"]>; texts: Texts }) {
  if (answers.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="desk-answers">
      <div className="desk-section__head">
        <h2 id="desk-answers">{texts.lead.answers}</h2>
      </div>
      <dl className="desk-facts">
        {answers.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Words({
  lead: { id, message, email, phone, language: written, createdAt },
  texts,
  language,
  now,
  openings,
  canWrite,
}: Shown & { openings: Opening[]; canWrite: boolean }) {
  const { lead: labels } = texts;
  const paragraphs = (message ?? "").split(/\n\s*\n/).filter((part) => part.trim() !== "");
  const subject = labels.subject[written] ?? labels.subject.en;
  return (
    <section aria-labelledby="desk-words">
      <div className="desk-words__head">
        <h2 id="desk-words">{labels.words}</h2>
        <span>{labels.wordsNote(labels.languages[written], momentName(Date.parse(createdAt), now, language))}</span>
        <Copy text={message ?? ""} label={labels.copyAll} className="desk-link desk-end" />
      </div>
      <blockquote className="desk-words" lang={HTML_LANG[written]}>
        {paragraphs.map((paragraph, index) => (
          <p key={`${index}${paragraph.slice(0, 20)}`}>{paragraph}</p>
        ))}
      </blockquote>
      <div className="desk-call">
        {email && canWrite && (
          <Reply id={id} email={email} subject={subject} openings={openings} canMail={channels.reply.target() !== null} />
        )}
        {phone && canWrite && (
          <a className="desk-button" href={telephoneAddress(phone)}>
            {labels.call}
          </a>
        )}
        {email && <Copy text={email} />}
        {phone && <Copy text={phone} />}
      </div>
    </section>
  );
}

function Wanted({ items, texts: { lead: texts }, admin }: { items: WantedItem[]; texts: Texts; admin: string }) {
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
          {items.map(({ label, name, picture, product, quantity, minimumOrder, leadDays }, index) => (
            <tr key={`${index}${label}`}>
              <td className="desk-table__picture">
                {picture && <img className="desk-thumb" src={picture} alt="" width={44} height={33} />}
              </td>
              <td>
                {product === null ? <b>{label}</b> : <a href={`${admin}/collections/products/${product}`}>{label}</a>}{" "}
                <span className="desk-muted desk-wide">{product === null ? texts.gone : name}</span>
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

function Box({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="desk-box">
      <h2>
        {title} {note && <span className="desk-muted">{note}</span>}
      </h2>
      {children}
    </div>
  );
}

interface NoticesProps {
  notices: Notice[];
  texts: Texts;
  language: DeskLanguage;
  now: number;
  canWrite: boolean;
}

function Notices({ notices, texts: { lead: texts }, language, now, canWrite }: NoticesProps) {
  const count = (state: Notice["state"]) => notices.filter((notice) => notice.state === state).length;
  if (notices.length === 0)
    return (
      <Box title={texts.notices}>
        <p className="desk-small desk-muted">{texts.noNotices}</p>
      </Box>
    );
  return (
    <Box title={texts.notices} note={texts.noticeCount(count("sent"), count("failed"))}>
      <ul className="desk-notices">
        {notices.map(({ id, key, channel, state, nextAt, sentAt, lastFault }) => (
          <li key={id} className={state === "failed" ? "is-failure" : ""}>
            <i className={`desk-ring ${state === "failed" ? "is-bad" : state === "sent" ? "is-done" : ""}`} aria-hidden="true" />
            <span>
              {texts.channels[channel]}
              <small>
                {state === "sent" && sentAt
                  ? momentName(Date.parse(sentAt), now, language)
                  : state === "failed"
                    ? lastFault
                    : nextAt && isReminder(key ?? "")
                      ? momentName(Date.parse(nextAt), now, language)
                      : texts.waiting}
              </small>
            </span>
            {state === "failed" && canWrite && <Resend id={id} />}
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Others({ others, texts: { lead: texts }, email }: { others: OtherLetter[]; texts: Texts; email: string | null | undefined }) {
  return (
    <Box title={texts.sender} note={texts.sameMail}>
      {others.length === 0 && <p className="desk-small desk-muted">{texts.onlyOne}</p>}
      <ul className="desk-notices">
        {others.map(({ href, title, detail }) => (
          <li key={href}>
            <i className="desk-ring is-done" aria-hidden="true" />
            <span>
              <a href={href}>{title}</a>
              <small>{detail}</small>
            </span>
          </li>
        ))}
      </ul>
      {email && <PersonOf email={email} />}
    </Box>
  );
}

function Provenance({
  lead: { submissionId, page, origin, consent, consentAt, consentText, createdAt },
  card: { way },
  texts,
  language,
  now,
}: Shown) {
  const { lead: said } = texts;
  const { source, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = origin ?? {};
  const campaign = [utmSource, utmMedium, utmCampaign, utmTerm, utmContent].filter(Boolean).join(texts.comma);
  const consented = Date.parse(consentAt ?? createdAt);
  const facts = [
    [said.way, inLanguage(WAYS[way], language)],
    [said.page, page],
    [said.from, source],
    [said.cameFrom, referrer],
    ["UTM", campaign],
    [said.consent, consent && `${dateOf(consented, now, language)}${texts.comma}${said.consentGiven}`],
    [said.wording, consentText],
    [said.reference, referenceOf(submissionId)],
  ] as const;
  return (
    <Box title={said.origin}>
      <dl className="desk-facts">
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Box>
  );
}
