import { Forbidden, type Endpoint } from "payload";
import { MAX_QUERY_LENGTH } from "./query-limit.ts";
import { findRecords } from "./find-records.ts";

/** `GET /api/desk-search?q=words`: records of all kinds that fit, for staff. */
export const deskSearch: Endpoint = {
  path: "/desk-search",
  method: "get",
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t);
    const { q } = req.query;
    const query = typeof q === "string" ? q.trim().slice(0, MAX_QUERY_LENGTH) : "";
    return Response.json({ hits: query === "" ? [] : await findRecords(req, query) });
  },
};
