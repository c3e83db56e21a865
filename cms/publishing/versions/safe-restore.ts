import { restoreVersionOperation, type CollectionConfig, type CollectionSlug, type Endpoint } from "payload";
import { inLanguage, type Bilingual } from "../../lib/i18n.ts";

const RESTORED: Record<"draft" | "beside" | "published", Bilingual> = {
  draft: { zh: "已恢复为草稿。", en: "Restored as a draft." },
  beside: {
    zh: "已恢复为草稿。网站上仍是已发布的内容，发布之后才会改变。",
    en: "Restored as a draft. The site still shows what is published, until you publish.",
  },
  published: { zh: "已恢复并发布：网站上现在就是这一版。", en: "Restored and published: the site shows this version now." },
};

function statusOf(row: unknown): unknown {
  return (row as Record<string, unknown>)["_status"];
}

/**
 * Restoring a draft of what is published makes a draft beside it and says so; Payload would take the record off the site
 * without a word. A version that was published is published again, unless a draft is asked for.
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
      const wasDraft = statusOf(version.version) === "draft";
      const live = await payload.findByID({ collection: slug, id: parent, depth: 0, overrideAccess: false, req });
      const isLive = statusOf(live) === "published";
      const draft = req.query["draft"] === "true" || wasDraft;
      // Payload's local function drops `draft` and would publish or take off the site.
      const doc: unknown = await restoreVersionOperation({ id, collection: payload.collections[slug], draft, overrideAccess: false, req });
      const outcome = !draft ? "published" : isLive ? "beside" : "draft";
      return Response.json({ doc, message: inLanguage(RESTORED[outcome], req.i18n.language) });
    },
  };
  return { ...collection, endpoints: [restore, ...(collection.endpoints || [])] };
}
