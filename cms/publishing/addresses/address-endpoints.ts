import { Forbidden, type Endpoint, type PayloadRequest } from "payload";
import { findAddresses } from "./find-addresses.ts";
import { targetOf } from "./address-target.ts";

/** Characters of a typed query, and of an address. */
const MAX_QUERY_LENGTH = 100;
const MAX_ADDRESS_LENGTH = 2000;

/** What staff asks for as it types an address: which there are (`?q=`), and what one leads to (`/target?at=`). */
export const addressEndpoints: Endpoint[] = [
  {
    path: "/desk-addresses",
    method: "get",
    handler: async (req) => Response.json({ hits: await findAddresses(req, queryParameter(req, "q", MAX_QUERY_LENGTH)) }),
  },
  {
    path: "/desk-addresses/target",
    method: "get",
    handler: async (req) => Response.json({ target: await targetOf(req, queryParameter(req, "at", MAX_ADDRESS_LENGTH)) }),
  },
];

function queryParameter(req: PayloadRequest, name: string, longest: number): string {
  if (!req.user) throw new Forbidden(req.t);
  const value = req.query[name];
  return typeof value === "string" ? value.trim().slice(0, longest) : "";
}
