import type { Payload, TypedUser } from "payload";
import type { DeskLanguage } from "#shared/languages.ts";
import { DAY } from "#shared/lib/durations.ts";
import { leadSourceName } from "../../../leads/lead-source.ts";
import { idOf } from "../../../lib/id-of.ts";
import { leadCards, type LeadCard } from "../../../leads/lead-cards.ts";
import { whereOf } from "../../../leads/lead-filters.ts";
import { companyHours } from "../../../leads/company-hours.ts";
import { countryName } from "../../../lib/country-name.ts";
import { dayOf, median, momentOn, promiseOf, workingTimeBetween, type WorkingHours } from "../../../lib/working-time.ts";
import type { Lead, Notice } from "../../../config/payload-types.ts";

/** Days of the figures. */
export const PERIOD = 30;
/** Limits: listed waiting leads, and leads read for the figures. */
const MAX_WAITING = 100;
const MAX_COUNTED = 5000;
/** Bars of one kind; the last one sums up all others. */
const BARS = 5;

/** The id of their list's heading. */
export const WAITING = "desk-waiting";
/** The number of leads with a common value. */
export interface Bar {
  name: string;
  count: number;
  picture: string | null;
  /** The number of other values that this one sums up. */
  others: number;
}

/** The first view of the staff who work on leads. */
export interface LeadsToday {
  hours: WorkingHours;
  /** What waits for an answer, the longest waiting first, and the number of all. */
  waiting: LeadCard[];
  unanswered: number;
  late: number;
  /** The number of all leads. */
  total: number;
  /** The numbers of leads today, and on the same weekday a week ago until the same time. */
  today: number;
  weekAgo: number;
  /** Working time until the first answer, in milliseconds; null without an answer. */
  median: number | null;
  answeredCount: number;
  inTimeCount: number;
  /** The number of leads within the period, without spam. */
  recent: number;
  countries: Bar[];
  products: Bar[];
  ways: Bar[];
  /** The user's due follow-ups, the longest due first. */
  due: LeadCard[];
  failed: { notice: Notice; about: string }[];
}

interface LeadsContext {
  payload: Payload;
  user: TypedUser;
  language: DeskLanguage;
  now: number;
}

type Counted = Pick<Lead, "id" | "createdAt" | "answeredAt" | "status" | "country" | "items" | "cameFrom" | "origin">;

/** Reads the state of the leads. */
export async function readLeadsToday({ payload, user, language, now }: LeadsContext): Promise<LeadsToday> {
  const read = { depth: 0, overrideAccess: false, user, joins: false } as const;
  const start = new Date(now - PERIOD * DAY).toISOString();
  const [hours, unanswered, total, recent, failed, dueLeads] = await Promise.all([
    companyHours(payload),
    payload.find({ collection: "leads", where: { status: { equals: "new" } }, sort: "createdAt", limit: MAX_WAITING, ...read }),
    payload.count({ collection: "leads", overrideAccess: false, user }),
    payload.find({
      collection: "leads",
      where: { createdAt: { greater_than: start }, status: { not_equals: "spam" } },
      limit: MAX_COUNTED,
      select: { createdAt: true, answeredAt: true, status: true, country: true, items: true, cameFrom: true, origin: true },
      ...read,
    }),
    payload.find({
      collection: "notices",
      where: { state: { equals: "failed" } },
      sort: "-id",
      limit: 3,
      depth: 1,
      overrideAccess: false,
      user,
    }),
    payload.find({
      collection: "leads",
      where: whereOf({ owner: "me", follow: "today" }, user.id, now),
      sort: "followUpOn",
      limit: MAX_WAITING,
      ...read,
    }),
  ]);
  const waiting = await leadCards(payload, user, unanswered.docs, language, now);
  const due = await leadCards(payload, user, dueLeads.docs, language, now);
  const leads: Counted[] = recent.docs;
  const answeredLeads = leads.filter(({ answeredAt }) => answeredAt);
  const startOfToday = momentOn(dayOf(now), 0);
  const countArrivals = (from: number, to: number) =>
    leads.filter(({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) <= to).length;
  return {
    hours,
    waiting,
    unanswered: unanswered.totalDocs,
    late: waiting.filter(({ promise }) => promise.state === "late").length,
    total: total.totalDocs,
    today: countArrivals(startOfToday, now),
    weekAgo: countArrivals(startOfToday - 7 * DAY, now - 7 * DAY),
    median: median(
      answeredLeads.map(({ createdAt, answeredAt }) => workingTimeBetween(Date.parse(createdAt), Date.parse(answeredAt ?? ""), hours)),
    ),
    answeredCount: answeredLeads.length,
    inTimeCount: answeredLeads.filter((lead) => promiseOf(lead, now, hours).state === "kept").length,
    due,
    recent: leads.length,
    countries: bars(leads.map(({ country }) => countryName(country, language))),
    products: await productBars({ payload, user, language, now }, leads),
    ways: bars(leads.map((lead) => leadSourceName(lead, language))),
    failed: failed.docs.map((notice) => ({ notice, about: aboutOf(notice) })),
  };
}

function aboutOf({ lead }: Notice): string {
  return typeof lead === "object" && lead ? (lead.company ?? lead.name ?? "") : "";
}

/** The most frequent values, and all others as one; ignores empty values. */
export function bars(values: string[]): Bar[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  const largest = sorted.length > BARS ? sorted.slice(0, BARS - 1) : sorted;
  const rest = sorted.slice(largest.length);
  const shown = largest.map(([name, count]) => ({ name, count, picture: null, others: 0 }));
  if (rest.length === 0) return shown;
  return [...shown, { name: "", count: rest.reduce((sum, [, count]) => sum + count, 0), picture: null, others: rest.length }];
}

/** Products by the number of leads that request them, with their pictures. */
async function productBars({ payload, user, language, now }: LeadsContext, leads: Counted[]): Promise<Bar[]> {
  const productIds = leads.flatMap(({ items }) => [...new Set((items ?? []).flatMap(({ product }) => idOf(product) ?? []))]);
  const largestBars = bars(productIds.map(String));
  const ids = largestBars.flatMap(({ name }) => (name ? [Number(name)] : []));
  const carrier = {
    id: 0,
    form: "buy",
    items: ids.map((product) => ({ product })),
    createdAt: new Date(now).toISOString(),
    status: "new",
  } as Lead;
  const [card] = await leadCards(payload, user, [carrier], language, now);
  return largestBars.map((bar) => {
    const item = card?.items.find(({ product }) => String(product) === bar.name);
    return item ? { name: item.label || bar.name, count: bar.count, picture: item.picture, others: 0 } : bar;
  });
}
