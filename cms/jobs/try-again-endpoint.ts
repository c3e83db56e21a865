import type { CollectionSlug, Endpoint } from "payload";
import { can, type Permission } from "../access/permissions.ts";
import { queuedFields } from "./job-queue.ts";
import { wake } from "./wake.ts";
import { readId } from "#shared/lib/whole-number.ts";

/**
 * `POST /api/{collection}/:id/again` retries a job that has failed, rests or waits long.
 * @param permission required
 * @param data fields to store with a waiting job
 */
export function tryAgainEndpoint(
  collection: CollectionSlug,
  permission: Permission,
  data: Record<string, unknown> = {},
): Omit<Endpoint, "root"> {
  return {
    path: "/:id/again",
    method: "post",
    handler: async (req) => {
      if (!can(req, permission)) return Response.json({ errors: [{ message: "403 Forbidden" }] }, { status: 403 });
      const id = readId(req.routeParams?.["id"]);
      const job = id && (await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, overrideAccess: true }));
      if (!job) return Response.json({ errors: [{ message: "404 Not Found" }] }, { status: 404 });
      const doc = await req.payload.update({
        collection,
        id,
        depth: 0,
        data: { ...data, ...queuedFields() } as never,
        overrideAccess: true,
      });
      wake();
      return Response.json({ doc });
    },
  };
}
