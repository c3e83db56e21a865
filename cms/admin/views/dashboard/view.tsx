import type { DashboardViewServerProps } from "@payloadcms/next/views";
import { can } from "../../../access/permissions.ts";
import { deskLanguage, hoursName, currentTime } from "../../../lib/time.ts";
import { deskTexts, type Texts } from "../../texts/index.ts";
import { Refresh } from "../../components/refresh.tsx";
import { readContentToday, type ContentToday } from "./read-content.ts";
import { readGoingLive } from "./read-going-live.ts";
import { readLeadsToday, type LeadsToday } from "./read-leads.ts";
import { ContentPart } from "./content-part.tsx";
import { GoingLive } from "./going-live.tsx";
import { LeadsPart } from "./leads-part.tsx";
import { readPart, UNREAD } from "./read-part.ts";
import type { ViewContext } from "./view-context.ts";
import { collectionAddress } from "../../../lib/desk-address.ts";

/** Milliseconds between two refreshes. */
const LOOKS = 60_000;

/** The first view of the desk: waiting leads, figures, incomplete content, and the steps before going live. */
export async function Dashboard({ initPageResult: { req } }: DashboardViewServerProps) {
  const { payload, user } = req;
  if (!user) return null;
  const language = deskLanguage(req.i18n.language);
  const texts = deskTexts(req.i18n.language);
  const now = currentTime();
  const context: ViewContext = { texts, language, now };
  const [leadsRead, content, steps] = await Promise.all([
    can(req, "leads.read") ? readPart("leads", () => readLeadsToday({ payload, user, language, now })) : null,
    can(req, "content.review") ? readContentToday({ req, language, texts, now }) : null,
    can(req, "operation.read") ? readGoingLive(payload, language, texts, now) : null,
  ]);
  const leads = leadsRead === UNREAD ? null : leadsRead;
  const mayWrite = can(req, "content.write");
  const [urgent] = leads?.waiting ?? [];
  // Administrators see this first as long as the company has no name.
  const isBeginning = steps?.some(({ key, done }) => key === "company" && !done) && leads?.total === 0;
  return (
    <main className="desk desk-dashboard">
      <Refresh every={LOOKS} />
      <div className="desk-head">
        <div>
          <h1>{headingOf(leads, content, texts)}</h1>
          {leadsRead === UNREAD && <p className="desk-bad">{texts.dashboard.leadsUnread}</p>}
          {leads && <p>{texts.dashboard.promise(hoursName(leads.hours, language))}</p>}
        </div>
        <div className="desk-actions desk-end desk-wide">
          {mayWrite && (
            <a className="desk-button" href={`${collectionAddress("articles")}/create`}>
              {texts.dashboard.newArticle}
            </a>
          )}
          {urgent && (
            <a className="desk-button desk-button--first" href={collectionAddress("leads", urgent.id)}>
              {texts.dashboard.openUrgent}
            </a>
          )}
        </div>
      </div>
      {steps && isBeginning && <GoingLive steps={steps} texts={texts} />}
      {leads && <LeadsPart leads={leads} context={context} user={user.id} canWrite={can(req, "leads.write")} />}
      {content && <ContentPart content={content} texts={texts} />}
      {steps?.some(({ done }) => !done) && !isBeginning && <GoingLive steps={steps} texts={texts} />}
    </main>
  );
}

function headingOf(leads: LeadsToday | null, content: ContentToday | null, { dashboard }: Texts): string {
  if (leads) {
    return leads.unanswered === 0 ? dashboard.allAnswered : dashboard.waiting(leads.unanswered, leads.late);
  }
  return content?.drafts && content.missing ? dashboard.content(content.drafts.total, content.missing.total) : "";
}
