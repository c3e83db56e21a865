import type { ReactNode } from "react";
import { HTML_LANG, interfaceLanguage, type DeskLanguage } from "#shared/languages.ts";
import { telephoneAddress } from "#shared/lib/phone.ts";
import type { Lead, Notice } from "../../../config/payload-types.ts";
import { referenceOf } from "../../../leads/intake/lead-reference.ts";
import { channels } from "../../../leads/notifications/channels.ts";
import { isReminder } from "../../../leads/notifications/reminder-key.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { dateOf, momentName } from "../../../lib/time.ts";
import { Resend } from "../../components/change-buttons.tsx";
import { faultWords } from "../../lib/fault-words.ts";
import type { Texts } from "../../texts/index.ts";
import { PersonOf } from "../account/personal-data.tsx";
import { Copy } from "../../components/copy.tsx";
import { LeadMenu } from "./menu.tsx";
import type { OtherLetter } from "./read-history.ts";
import { Reply, type Opening } from "./reply.tsx";
import { Steps } from "./steps.tsx";

/** The lead of a page. */
export interface ShownLead {
  record: Lead;
  texts: Texts;
  language: DeskLanguage;
  now: number;
}

interface HeadProps {
  title: string;
  /** The line below the title; without empty values. */
  details: (string | false | null | undefined)[];
  /** Whether the user may write, and whether the record is out of the trash. */
  mayWrite: boolean;
  canWrite: boolean;
}

/** The sender, the status, and the menu of rare actions. */
export function Head({ record, texts, title, details, mayWrite, canWrite }: ShownLead & HeadProps) {
  const inTrash = Boolean(record.deletedAt);
  return (
    <header className="desk-lead__head">
      <div className="desk-head">
        <div>
          <h1>{title}</h1>
          <p>{details.filter(Boolean).join(texts.comma)}</p>
        </div>
        {mayWrite && (
          <div className="desk-actions desk-end">
            <LeadMenu id={record.id} inTrash={inTrash} />
          </div>
        )}
      </div>
      {inTrash && <p className="desk-message">{texts.lead.inTrash}</p>}
      <Steps id={record.id} status={record.status} canWrite={canWrite} />
    </header>
  );
}

/** The visitor's message, and the ways to answer. */
export function Words({ record, texts, language, now, openings, canWrite }: ShownLead & { openings: Opening[]; canWrite: boolean }) {
  const { id, message, email, phone, language: leadLanguage, createdAt } = record;
  const { lead: labels } = texts;
  const paragraphs = (message ?? "").split(/\n\s*\n/).filter((part) => part.trim() !== "");
  const subject = labels.subject[leadLanguage] ?? labels.subject[interfaceLanguage(leadLanguage)] ?? labels.subject.en;
  return (
    <section aria-labelledby="desk-words">
      <div className="desk-words__head">
        <h2 id="desk-words">{labels.words}</h2>
        <span>{labels.wordsNote(labels.languages[leadLanguage], momentName(Date.parse(createdAt), now, language))}</span>
        <Copy text={message ?? ""} label={labels.copyAll} className="desk-link desk-end" />
      </div>
      <blockquote className="desk-words" lang={HTML_LANG[leadLanguage]}>
        {paragraphs.map((paragraph, index) => (
          <p key={`${index}${paragraph.slice(0, 20)}`}>{paragraph}</p>
        ))}
      </blockquote>
      <div className="desk-call">
        {email && canWrite && (
          <Reply lead={id} email={email} subject={subject} openings={openings} canMail={channels.reply.target() !== null} />
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

interface AnswersProps {
  answers: { label?: string | null; value?: string | null }[];
  texts: Texts;
}

/** The other values of the form, including those of fields added by staff. */
export function Answers({ answers, texts }: AnswersProps) {
  if (answers.length === 0) return null;
  return (
    <section className="desk-section" aria-labelledby="desk-answers">
      <div className="desk-section__head">
        <h2 id="desk-answers">{texts.lead.answers}</h2>
      </div>
      <dl className="desk-facts">
        {answers.map(({ label, value }, index) => (
          <div key={`${index}${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A panel beside the visitor’s message. */
export function Box({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="desk-section desk-box">
      <h2>
        {`${title} `}
        {note && <span className="desk-muted">{note}</span>}
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

/** The recipients of notices, with the outcomes. */
export function Notices({ notices, texts: words, language, now, canWrite }: NoticesProps) {
  const texts = words.lead;
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
              {inLanguage(channels[channel].label, language)}
              <small>
                {state === "sent" && sentAt
                  ? momentName(Date.parse(sentAt), now, language)
                  : state === "failed"
                    ? faultWords(lastFault, words)
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

interface OthersProps {
  others: OtherLetter[];
  texts: Texts;
  email: string | null | undefined;
}

/** Other leads of the same person, and the personal data. */
export function Others({ others, texts: { lead: texts }, email }: OthersProps) {
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

/** The origin of the lead, and the sender's consent. */
export function Provenance({ record, texts, language, now, way }: ShownLead & { way: string }) {
  const { submissionId, page, origin, consent, consentAt, consentText, policyVersion, createdAt } = record;
  const { lead: leadTexts } = texts;
  const { source, referrer, utmSource, utmMedium, utmCampaign, utmTerm, utmContent } = origin ?? {};
  const campaign = [utmSource, utmMedium, utmCampaign, utmTerm, utmContent].filter(Boolean).join(texts.comma);
  const consented = Date.parse(consentAt ?? createdAt);
  const facts = [
    [leadTexts.way, way],
    [leadTexts.page, page],
    [leadTexts.from, source],
    [leadTexts.cameFrom, referrer],
    ["UTM", campaign],
    [leadTexts.consent, consent && `${dateOf(consented, now, language)}${texts.comma}${leadTexts.consentGiven}`],
    [leadTexts.wording, consentText],
    [leadTexts.policy, policyVersion && <PolicyLink key="policy" version={policyVersion} />],
    [leadTexts.reference, referenceOf(submissionId)],
  ] as const;
  return (
    <Box title={leadTexts.origin}>
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

/** A version of the privacy policy, at its permanent address. */
function PolicyLink({ version }: { version: string }) {
  return <a href={`/services/privacy/${version}`}>{version}</a>;
}
