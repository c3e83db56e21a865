import { say } from "#shared/desk-texts/say.ts";
import {
  Forbidden,
  NotFound,
  restoreVersionOperation,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
} from "payload";
import { can } from "../../access/permissions.ts";
import { record } from "../../lib/audit-record.ts";
import { inLanguage, type Bilingual } from "../../lib/i18n.ts";
import { withinTransaction } from "../../payload-patches/transactions.ts";
import type { Data } from "../../schema/data.ts";
import { plannedTimes } from "./planned-times.ts";
import { savedBy } from "./saved-by.ts";

const RESTORED: Record<"draft" | "pending", Bilingual> = {
  draft: say("Restored as a draft."),
  pending: say("Restored as a draft. The site still shows what is published, until you publish."),
};
const UNPLANNED = say("The time that was set for publishing is cancelled.");

/**
 * Restoring a version makes a draft of it and says so, whatever the version was: what goes live goes through the panel that says what goes
 * live. Payload would publish it, or take the record off the site, without a word.
 */
export function withSafeRestore(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection;
  const slug = collection.slug as CollectionSlug;
  const restore: Endpoint = {
    path: "/versions/:id",
    method: "post",
    handler: async (req) => {
      const id = String(req.routeParams?.["id"]);
      const { payload } = req;
      const version = await payload.findVersionByID({ collection: slug, id, depth: 0, overrideAccess: false, req });
      const parent = version.parent as number;
      const live: unknown = await payload.findByID({ collection: slug, id: parent, depth: 0, overrideAccess: false, req });
      const isLive = (live as Data)["_status"] === "published";
      const wasPlanned = (await plannedTimes(payload, slug, parent)).some(({ type }) => type === "publish");
      // Payload's local function drops `draft` and would publish or take off the site.
      const doc: unknown = await restoreVersionOperation({
        id,
        collection: payload.collections[slug],
        draft: true,
        overrideAccess: false,
        req,
      });
      const sentences = [RESTORED[isLive ? "pending" : "draft"], ...(wasPlanned ? [UNPLANNED] : [])];
      return Response.json({ doc, message: sentences.map((words) => inLanguage(words, req.i18n.language)).join(" ") });
    },
  };
  return { ...collection, endpoints: [restore, ...(collection.endpoints || [])] };
}

/**
 * Restores a version of a global with drafts as a draft. Payload writes what it restores over what visitors see, a draft as well, so that
 * the page would be without it.
 */
export function restoreGlobalAsDraft(slug: GlobalSlug): Endpoint {
  return {
    path: "/versions/:id",
    method: "post",
    handler: async (req) => {
      if (!can(req, "content.write")) throw new Forbidden(req.t);
      const { db } = req.payload;
      const where = { id: { equals: String(req.routeParams?.["id"]) } };
      const { docs } = await db.findGlobalVersions<Data>({ global: slug, where, limit: 1, pagination: false, req });
      const [version] = docs;
      if (!version) throw new NotFound(req.t);
      const now = new Date().toISOString();
      await withinTransaction(req, async () => {
        await db.createGlobalVersion({
          globalSlug: slug,
          versionData: { ...version.version, _status: "draft", savedBy: savedBy(req, "restore"), updatedAt: now } as never,
          autosave: false,
          createdAt: now,
          updatedAt: now,
          req,
        });
        await record(req, { action: "update", record: slug, id: slug });
      });
      const doc: unknown = await req.payload.findGlobal({ slug, draft: true, depth: 0, overrideAccess: false, req });
      return Response.json({ doc, message: inLanguage(RESTORED.pending, req.i18n.language) });
    },
  };
}
