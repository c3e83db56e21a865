import type { Payload } from "payload";
import { collectionAddress } from "#cms/lib/desk-address.ts";
import { MESSAGE_FORMS } from "#shared/vocabulary/forms.ts";

/** The forms of messages, as an address names them. */
const FORMS = MESSAGE_FORMS.join(",");
/** A number that no record has. */
const NOBODY = -1;
/** The addresses below a collection that are about many records. */
const OF_MANY = new Set(["", "count"]);

/**
 * The request for leads that a request for `/api/messages` means: leads by the forms that ask for an answer and not for a quote. Other
 * requests stay as they are. A number is the lead's, or the one that it had while messages were a collection of their own.
 * @param isQueryInBody whether the query is a form in the body
 */
export async function leadsRequest(request: Request, cms: Payload, isQueryInBody: boolean): Promise<Request> {
  const target = new URL(request.url);
  const [, , collection, part = "", ...rest] = target.pathname.split("/");
  if (collection !== "messages") return request;
  const record = isNumber(part) ? String((await leadOfMessage(cms, Number(part))) ?? NOBODY) : part;
  target.pathname = ["/api/leads", record, ...rest].filter(Boolean).join("/");
  const { method, headers, signal, body } = request;
  const ofForms = (query: URLSearchParams) => (OF_MANY.has(part) ? withForms(query, method === "GET" || isQueryInBody) : query);
  if (isQueryInBody) {
    const query = ofForms(new URLSearchParams(await request.text()));
    return new Request(target, { method, headers, signal, body: query.toString() });
  }
  target.search = ofForms(target.searchParams).toString();
  target.searchParams.append("form", FORMS);
  return new Request(target, { method, headers, signal, body, duplex: "half" } as RequestInit);
}

/**
 * A query with the forms as a condition beside its own.
 * @param mayBeOfAll whether a query without a condition is one for all records; a change of all stays refused
 */
function withForms(query: URLSearchParams, mayBeOfAll: boolean): URLSearchParams {
  const isConditional = [...query.keys()].some((name) => name.startsWith("where"));
  if (!isConditional && !mayBeOfAll) return query;
  const within = [...query].map(([name, value]): [string, string] => [name.replace(/^where/, "where[and][0]"), value]);
  return new URLSearchParams([...within, ["where[and][1][form][in]", FORMS]]);
}

/** Address at the desk of what the address of messages, or of one of them, means. @param path below the collection */
export async function deskAddressOfMessages(cms: Payload, path: string): Promise<string> {
  if (!isNumber(path)) return path === "trash" ? collectionAddress("leads", path) : `${collectionAddress("leads")}?form=${FORMS}`;
  return collectionAddress("leads", (await leadOfMessage(cms, Number(path))) ?? path);
}

function isNumber(part: string): boolean {
  return /^\d{1,9}$/.test(part);
}

/** The lead that a number of a message names; null for none. */
async function leadOfMessage(cms: Payload, number: number): Promise<number | null> {
  const { docs } = await cms.find({
    collection: "leads",
    where: { and: [{ form: { in: MESSAGE_FORMS } }, { or: [{ messageId: { equals: number } }, { id: { equals: number } }] }] },
    select: { messageId: true },
    depth: 0,
    joins: false,
    pagination: false,
    trash: true,
    overrideAccess: true,
  });
  return (docs.find(({ messageId }) => messageId === number) ?? docs[0])?.id ?? null;
}
