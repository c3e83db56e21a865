import type { Where } from "payload";
import { DAY } from "#shared/lib/durations.ts";
import { isForm, type FormId } from "#shared/vocabulary/forms.ts";
import { namedBy } from "./intake/lead-reference.ts";
import { LEAD_SOURCES, type LeadSource } from "./lead-source.ts";
import { isLeadStatus, OVER_STATUSES, type LeadStatus } from "#shared/vocabulary/lead-statuses.ts";
import { noonOf } from "../lib/time.ts";
import { isoDay } from "#shared/lib/time-zone.ts";
import { dayOf, momentOn, weekdayOf } from "../lib/working-time.ts";
import { readId } from "#shared/lib/whole-number.ts";

/** Characters of the longest search, and the number of its words that count. */
const MAX_SEARCH_LENGTH = 200;
const MAX_WORDS = 8;
/** The searched fields: the sender, the subject and the message. */
const SEARCHED = ["name", "company", "email", "phone", "subject", "message"];

/** The filters of a list of leads; only the active ones. */
export interface LeadFilters {
  /** Words that each occur in the name, company, e-mail address, phone number, subject or message, or equal the lead's reference. */
  q?: string;
  /** The forms by which a lead came, at least one; in an address joined by commas. */
  forms?: FormId[];
  /** One status; all except spam by default. */
  status?: LeadStatus;
  /** A colleague's id, `me`, or `none` for leads without an owner. */
  owner?: number | "me" | "none";
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** Id of a product. */
  product?: number;
  source?: LeadSource;
  /** First and last day of arrival, as 2026-11-24. */
  from?: string;
  to?: string;
  /** Due until the end of the day, or of Sunday, or overdue. */
  follow?: "today" | "week";
}

/** Reads the filters of an address, and ignores invalid ones. */
export function readFilters(params: URLSearchParams): LeadFilters {
  const value = (name: string) => params.get(name)?.trim() ?? "";
  const status = value("status");
  const owner = value("owner");
  const [ownerId, product] = [readId(owner), readId(value("product"))];
  const source = value("source");
  const [from, to] = [value("from"), value("to")];
  const filters: LeadFilters = {};
  const q = value("q").slice(0, MAX_SEARCH_LENGTH);
  if (q) filters.q = q;
  const forms = value("form").split(",").filter(isForm);
  if (forms.length > 0) filters.forms = forms;
  if (isLeadStatus(status)) filters.status = status;
  if (owner === "me" || owner === "none") filters.owner = owner;
  else if (ownerId !== null) filters.owner = ownerId;
  if (/^[A-Z]{2}$/.test(value("country"))) filters.country = value("country");
  if (product !== null) filters.product = product;
  if (Object.hasOwn(LEAD_SOURCES, source)) filters.source = source as LeadSource;
  if (noonOf(from) !== null) filters.from = from;
  if (noonOf(to) !== null) filters.to = to;
  const follow = value("follow");
  if (follow === "today" || follow === "week") filters.follow = follow;
  return filters;
}

/** The filters as a query in a fixed order, so that equal filters have equal texts. */
export function writeFilters(filters: LeadFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of ["q", "forms", "status", "owner", "country", "product", "source", "from", "to", "follow"] as const) {
    if (filters[name] !== undefined) params.set(name === "forms" ? "form" : name, String(filters[name]));
  }
  return params;
}

/** The filters as conditions of a query. */
export function whereOf(filters: LeadFilters, user: number, now: number): Where {
  const { q, forms, status, owner, country, product, source, from, to, follow } = filters;
  const and: Where[] = [status ? { status: { equals: status } } : { status: { not_equals: "spam" } }];
  const words = (q ?? "").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  for (const word of words) {
    const idPart = namedBy(word);
    const searched: Where[] = SEARCHED.map((field) => ({ [field]: { contains: word } }));
    and.push({ or: idPart ? [...searched, { submissionId: { contains: idPart } }] : searched });
  }
  if (forms) and.push({ form: { in: forms } });
  if (owner === "none") and.push({ owner: { exists: false } });
  else if (owner !== undefined) and.push({ owner: { equals: owner === "me" ? user : owner } });
  if (country) and.push({ country: { equals: country } });
  if (product !== undefined) and.push({ "items.product": { equals: product } });
  if (source) and.push({ cameFrom: { equals: source } });
  if (from) and.push({ createdAt: { greater_than_equal: startOf(from, 0) } });
  if (to) and.push({ createdAt: { less_than: startOf(to, 1) } });
  const until = follow === "today" ? startOf(isoDay(now), 1) : endOfWeek(now);
  if (follow) and.push({ followUpOn: { less_than: until } }, { status: { not_in: [...OVER_STATUSES] } });
  return { and };
}

/** The beginning of a day in the company's zone, with an offset in days. */
function startOf(day: string, later: number): string {
  return new Date(momentOn(dayOf(noonOf(day) ?? 0) + later, 0)).toISOString();
}

/** The beginning of this week's Monday. */
function endOfWeek(now: number): string {
  const today = dayOf(now);
  return new Date(momentOn(today, 0) + ((8 - weekdayOf(today)) % 7 || 7) * DAY).toISOString();
}
