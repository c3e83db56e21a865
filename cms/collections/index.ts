import { getTranslation } from "@payloadcms/translations";
import type { CollectionConfig, LabelFunction, SelectField } from "payload";
import { CONTENT, CONTENT_KINDS, type ContentKind } from "#shared/content/index.ts";
import type { Fields } from "#shared/definition/define.ts";
import { sections } from "../fields/sections.ts";
import { calledForRows, inapplicableRows, leadingRows } from "../fields/specs.ts";
import { withFormGuard } from "../fields/with-form-guard.ts";
import { auditLog } from "../accounts/audit-log.ts";
import { withAuditLog } from "../accounts/with-audit-log.ts";
import { browserReports } from "../browser-reports/browser-reports.ts";
import { withBilingualForm } from "../publishing/bilingual/bilingual-form.ts";
import { withChangeEvents } from "../cache/emit-changes.ts";
import { withConsistencyCheck } from "../publishing/consistency/consistency-queue.ts";
import { withStaleWriteCheck } from "../publishing/stale-write.ts";
import { withUsageGuard, withTrash } from "../publishing/trash.ts";
import { withEnginePings } from "../publishing/engines/with-engine-pings.ts";
import { withSavePanel } from "../publishing/publish-controls.ts";
import { withRedirects } from "../publishing/versions/redirect-moved.ts";
import { withKeptState } from "../publishing/versions/keep-state.ts";
import { withSafeRestore } from "../publishing/versions/safe-restore.ts";
import { helpedField } from "../leads/votes/helped-field.ts";
import { withNotifications } from "../leads/notifications/create-notifications.ts";
import { articles } from "./articles.ts";
import { content } from "./content.ts";
import { consistencyChecks } from "./consistency-checks.ts";
import { downloads } from "./downloads.ts";
import { enginePings } from "./engine-pings.ts";
import { folders } from "./folders.ts";
import { imports } from "./imports.ts";
import { leadNotes } from "./lead-notes.ts";
import { leads } from "./leads.ts";
import { media } from "./media.ts";
import { notices } from "./notices.ts";
import { replyTemplates } from "./reply-templates.ts";
import { products } from "./products.ts";
import { redirects } from "./redirects.ts";
import { scheduledPublishing } from "./scheduled-publishing.ts";
import { specRows } from "./spec-rows.ts";
import { termLists } from "./terms.ts";
import { users } from "./users.ts";
import { votes } from "./votes.ts";
import { videos } from "./videos.ts";

/** Kinds of content whose collection adds to the definition. */
const OWN: Partial<Record<ContentKind, CollectionConfig>> = {
  products,
  series: content(CONTENT.series, { leading: leadingRows, calledFor: calledForRows, inapplicable: inapplicableRows }),
  pages: content(CONTENT.pages, { sections: () => sections() }),
  articles,
  downloads,
  videos,
  faqs: content(CONTENT.faqs, {}, helpedField),
  // An explicit name, because on PostgreSQL the enum of the draft status has the default one.
  inventions: content(CONTENT.inventions, { status: (field) => ({ ...(field as SelectField), enumName: "enum_invention_legal_status" }) }),
};

/** Wraps a collection, from the innermost to the outermost: hooks of the inner ones run first. */
function wrapCollection(collection: CollectionConfig, ...wrappers: ((inner: CollectionConfig) => CollectionConfig)[]): CollectionConfig {
  return wrappers.reduce((inner, wrap) => wrap(inner), collection);
}

/**
 * Wraps content for visitors: staff writes both languages at once, cannot delete it while something uses it, and the site learns of
 * changes.
 */
function withPublishing(collection: CollectionConfig): CollectionConfig {
  const names = ["slug", "key", "code"].filter((name) => collection.fields.some((field) => "name" in field && field.name === name));
  return wrapCollection(
    withTrash(collection, ...names),
    withSafeRestore,
    withKeptState,
    withUsageGuard,
    withAuditLog,
    withChangeEvents,
    withConsistencyCheck,
    withRedirects,
    withEnginePings,
    withFormGuard,
    withBilingualForm,
    withStaleWriteCheck,
  );
}

/**
 * The collection with its singular label as a function: Payload’s button that adds a record beside a relation puts a label of several
 * languages into its own as it is, and screen readers would hear “[object Object]”. A function's result is text by then.
 */
function namedByText(collection: CollectionConfig): CollectionConfig {
  const { singular } = collection.labels ?? {};
  if (typeof singular !== "object") return collection;
  const singularLabel: LabelFunction = ({ i18n }) => getTranslation(singular, i18n);
  return { ...collection, labels: { ...collection.labels, singular: singularLabel } };
}

/** The list with the desk's own buttons for selected records, unless the desk has its own list. */
function listedByDesk(collection: CollectionConfig): CollectionConfig {
  const { components = {} } = collection.admin ?? {};
  if (components.views?.list || !collection.trash) return collection;
  const views = { ...components.views, list: { Component: "/admin/payload-patches/payload-list.tsx#PayloadList" } };
  return { ...collection, admin: { ...collection.admin, components: { ...components, views } } };
}

/** All collections in the order of the admin's menu. Each has a trash and an audit log of changes by staff. */
export const collections = [
  ...CONTENT_KINDS.map((kind) => withPublishing(OWN[kind] ?? content<Fields>(CONTENT[kind], {}))),
  withPublishing(media),
  withStaleWriteCheck(withBilingualForm(withFormGuard(withChangeEvents(withAuditLog(withTrash(specRows, "key")))))),
  ...termLists.map((list) =>
    withStaleWriteCheck(withBilingualForm(withFormGuard(withChangeEvents(withAuditLog(withUsageGuard(withTrash(list, "key"))))))),
  ),
  withNotifications(withFormGuard(withAuditLog(withTrash(leads), true))),
  leadNotes,
  withStaleWriteCheck(withFormGuard(withAuditLog(withTrash(replyTemplates), true))),
  votes,
  notices,
  withStaleWriteCheck(withFormGuard(withAuditLog(withTrash(folders, "name")))),
  withStaleWriteCheck(withFormGuard(withChangeEvents(withAuditLog(withTrash(redirects, "from"), true)))),
  withStaleWriteCheck(withFormGuard(withAuditLog(withTrash(users, "email"), true))),
  auditLog,
  browserReports,
  imports,
  scheduledPublishing,
  consistencyChecks,
  enginePings,
].map((collection) => listedByDesk(namedByText(withSavePanel(collection))));
