import type { BeforeListTableServerProps } from "payload";
import { can } from "../../../access/permissions.ts";
import { EnterLead } from "./enter-lead.tsx";
import { ExportMenu } from "./export-menu.tsx";

/** Above the list of messages: the form for manual entry, and the export of all. */
export async function MessageActions({ payload, user }: BeforeListTableServerProps) {
  if (!user || !can({ user }, "leads.write")) return null;
  const { totalDocs } = await payload.count({
    collection: "messages",
    where: { status: { not_equals: "spam" } },
    overrideAccess: false,
    user,
  });
  return (
    <div className="desk desk-inset desk-actions">
      <EnterLead collection="messages" />
      <ExportMenu collection="messages" total={totalDocs} />
    </div>
  );
}
