import { collectionAddress } from "../../../lib/desk-address.ts";
import { SetStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";
import { can } from "../../../access/permissions.ts";
import type { Message } from "../../../config/payload-types.ts";
import { deskLanguage, currentTime } from "../../../lib/time.ts";
import { deskTexts } from "../../texts/index.ts";
import { filledFacts } from "../../../lib/filled-values.ts";
import { inLanguage } from "../../../lib/i18n.ts";
import { FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { Answers, Head, Notices, Others, Provenance, Words } from "./lead-sections.tsx";
import { readHistory } from "./read-history.ts";
import { Timeline } from "./timeline.tsx";

/** Fields in the head, or beside the visitor’s message. */
const IN_HEAD = ["name", "company", "email", "phone", "subject", "message"] as const;

/** A message's page: the same as a lead's, without the parts about sales. */
export async function MessageView({ doc, initPageResult: { req } }: DocumentViewServerProps) {
  const { payload, user } = req;
  if (!user) return null;
  const message = doc as Message;
  const texts = deskTexts(req.i18n.language);
  const language = deskLanguage(req.i18n.language);
  const now = currentTime();
  const { entries, notices, others, openings } = await readHistory("message", message, { payload, user, language, texts, now });
  const shown = { kind: "message", record: message, texts, language, now } as const;
  const mayWrite = can(req, "leads.write");
  const canWrite = mayWrite && !message.deletedAt;
  const title = message.company || message.name || message.email || String(message.id);
  const details = [inLanguage(FORM_LABELS[message.form ?? "message"], language), message.company && message.name, message.subject];
  // Notes from before notes had authors.
  const note = message.note ? [{ label: texts.lead.notes, value: message.note }] : [];
  return (
    <main className="desk desk-lead">
      <SetStepNav nav={[{ label: texts.lead.kinds.messages, url: collectionAddress("messages") }, { label: title }]} />
      <Head {...shown} title={title} details={details} mayWrite={mayWrite} canWrite={canWrite} />
      <div className="desk-lead__columns">
        <div>
          <Words {...shown} openings={openings} canWrite={canWrite} />
          <Answers answers={[...filledFacts("messages", message, language, IN_HEAD), ...(message.answers ?? []), ...note]} texts={texts} />
          <Timeline about={{ message: message.id }} ahead={[]} entries={entries} canWrite={canWrite} />
        </div>
        <aside>
          <Notices notices={notices} texts={texts} language={language} now={now} canWrite={canWrite} />
          <Others others={others} texts={texts} email={message.email} />
          <Provenance {...shown} />
        </aside>
      </div>
    </main>
  );
}
