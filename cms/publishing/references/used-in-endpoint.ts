import { APIError, type CollectionSlug, type Endpoint } from "payload";
import { kindOf } from "../../lib/kind-of.ts";
import { inLanguage } from "../../lib/i18n.ts";
import { usesOf } from "./uses.ts";

/** `GET /api/used-in/{collection}/{id}`: the records that use a record, for staff. */
export const usedIn: Endpoint = {
  path: "/used-in/:collection/:id",
  method: "get",
  handler: async (req) => {
    if (!req.user) throw new APIError("Unauthorized", 401, null, true);
    const { collection, id } = req.routeParams as { collection: string; id: string };
    if (!Object.hasOwn(req.payload.collections, collection) || !/^\d+$/.test(id)) throw new APIError("Not found", 404, null, true);
    const uses = await usesOf(req.payload, collection as CollectionSlug, Number(id), req);
    const kind = (used: CollectionSlug) => inLanguage(kindOf(req.payload, used, req.i18n), req.i18n.language);
    return Response.json({ uses: uses.map((use) => Object.assign(use, { kind: kind(use.collection) })) });
  },
};
