import type { PayloadRequest } from "payload";
import { plainPath } from "#shared/plain-path.ts";

/** What records are read with, in its transaction where it has one. */
type Reading = Pick<PayloadRequest, "payload"> & Partial<PayloadRequest>;

/**
 * All redirects by the plain paths that they lead from; the stored spelling may differ.
 * @param but the id of a redirect to leave out
 */
export async function redirectsByPath(req: Reading, but?: number | string): Promise<Map<string, string>> {
  const { docs } = await req.payload.find({
    collection: "redirects",
    pagination: false,
    depth: 0,
    select: { from: true, to: true },
    req,
    overrideAccess: true,
  });
  return new Map(docs.filter(({ id }) => id !== but).map(({ from, to }) => [plainPath(from), to]));
}
