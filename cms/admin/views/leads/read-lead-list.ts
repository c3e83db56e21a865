import type { Payload, TypedUser, Where } from "payload";
import type { DeskLanguage } from "#shared/languages.ts";
import { leadCards, possibleOwners, type LeadCard } from "../../../leads/lead-cards.ts";
import { whereOf, type LeadFilters } from "../../../leads/lead-filters.ts";
import type { LeadStatus } from "#shared/vocabulary/lead-statuses.ts";
import { preferenceOf } from "../../lib/preference.ts";
import { readSavedViews, VIEWS_KEY, type SavedView } from "../../../leads/saved-views.ts";

/** Leads on a page of the table, and in a column of the board. */
export const PER_PAGE = 25;
const PER_COLUMN = 50;
/** Options of a filter. */
const MAX_OPTIONS = 500;
/** The columns of the board; spam has none. */
export const BOARD = ["new", "contacted", "quoted", "won", "lost", "closed"] as const satisfies LeadStatus[];

export interface Column {
  status: LeadStatus;
  cards: LeadCard[];
  total: number;
}

interface ListContext {
  payload: Payload;
  user: TypedUser;
  language: DeskLanguage;
  now: number;
}

/** The number of leads that match the filters. */
export async function countLeads({ payload, user, now }: ListContext, filters: LeadFilters): Promise<number> {
  const where = whereOf(filters, user.id, now);
  return (await payload.count({ collection: "leads", where, overrideAccess: false, user })).totalDocs;
}

/** The leads of a page of the table, the newest first. */
export async function readTable(context: ListContext, filters: LeadFilters, page: number): Promise<{ cards: LeadCard[]; pages: number }> {
  const { docs, totalPages } = await find(context, filters, "-createdAt", PER_PAGE, page);
  return { cards: await leadCards(context.payload, context.user, docs, context.language, context.now), pages: totalPages };
}

/** The board: waiting leads in the order of their deadlines, all others by their latest change. */
export function readBoard(context: ListContext, filters: LeadFilters): Promise<Column[]> {
  const statuses = filters.status ? [filters.status] : BOARD;
  return Promise.all(
    statuses.map(async (status) => {
      const { docs, totalDocs } = await find(context, { ...filters, status }, status === "new" ? "createdAt" : "-updatedAt", PER_COLUMN, 1);
      return { status, cards: await leadCards(context.payload, context.user, docs, context.language, context.now), total: totalDocs };
    }),
  );
}

function find({ payload, user, now }: ListContext, filters: LeadFilters, sort: string, limit: number, page: number) {
  const where: Where = whereOf(filters, user.id, now);
  return payload.find({ collection: "leads", where, sort, limit, page, depth: 0, joins: false, overrideAccess: false, user });
}

/** The choices of the filters. */
export interface Options {
  owners: { id: number; name: string }[];
  products: { id: number; name: string }[];
  countries: string[];
}

/** Reads the colleagues, the products and the countries of existing leads. */
export async function readOptions({ payload, user }: ListContext): Promise<Options> {
  const read = { depth: 0, overrideAccess: false, user } as const;
  const [owners, products, countries] = await Promise.all([
    possibleOwners(payload, user),
    payload.find({ collection: "products", sort: "code", limit: MAX_OPTIONS, select: { code: true }, ...read }),
    payload.findDistinct({ collection: "leads", field: "country", limit: MAX_OPTIONS, overrideAccess: false, user }),
  ]);
  return {
    owners,
    products: products.docs.map(({ id, code }) => ({ id, name: code })),
    countries: countries.values.flatMap(({ country }) => (country ? [country] : [])),
  };
}

/** The user's saved views. */
export async function readViews({ payload, user }: ListContext): Promise<SavedView[]> {
  return readSavedViews(await preferenceOf(payload, user, VIEWS_KEY));
}
