import type { Payload, TypedUser } from "payload";
import { FORM_LABELS } from "#shared/vocabulary/form-labels.ts";
import { FIELD_NAMES, fieldOf, kindOf } from "#shared/vocabulary/forms.ts";
import { contentLanguage, type DeskLanguage } from "#shared/languages.ts";
import { rolesThatCan } from "../access/permissions.ts";
import { thumbnailAddress } from "../lib/thumbnail-address.ts";
import { filledValue } from "../lib/filled-values.ts";
import { inLanguage } from "../lib/i18n.ts";
import { idOf } from "../lib/id-of.ts";
import type { Lead, Product } from "../config/payload-types.ts";
import { leadSourceName } from "./lead-source.ts";
import { countryName } from "../lib/country-name.ts";
import type { LeadStatus } from "#shared/vocabulary/lead-statuses.ts";
import { promiseOf, type PromiseState } from "../lib/working-time.ts";
import { companyHours } from "./company-hours.ts";

/** A requested product. */
export interface WantedItem {
  label: string;
  /** Full name of the product, if it is still in the catalogue. */
  name: string;
  quantity: number;
  /** The requested variant and regions; empty for none. */
  wish: string;
  /** Address of a thumbnail; null for none. */
  picture: string | null;
  /** Id of the product; null for a deleted one. */
  product: number | null;
  minimumOrder: number | null;
  leadDays: number | null;
}

/** A lead in lists and on boards. */
export interface LeadCard {
  id: number;
  /** The company, or the person without one. */
  title: string;
  person: string;
  country: string;
  items: WantedItem[];
  /** Its form, if that is not the one for quotes, and what it is about. */
  about: string;
  status: LeadStatus;
  owner: { id: number; name: string } | null;
  /** In ISO form. */
  createdAt: string;
  followUpOn: string | null;
  updatedAt: string;
  /** Name of the lead's source; "" for an unknown one. */
  way: string;
  promise: PromiseState;
}

/** Characters of what a lead is about. */
const MAX_SUBJECT = 80;
/** The fields that say what a lead is about: all but those of the person. */
const SUBJECT_FIELDS = FIELD_NAMES.filter((name) => !fieldOf(name).autoComplete);

/** The form of a lead, and the first thing that it says besides who wrote; "" for the form for quotes, which has products. */
function subjectOf(lead: Lead, language: DeskLanguage): string {
  if (kindOf(lead.form) === "lead") return "";
  const [subject = ""] = SUBJECT_FIELDS.flatMap((field) => filledValue(field, lead, language) || []);
  const shortened = subject.length > MAX_SUBJECT ? `${subject.slice(0, MAX_SUBJECT).trimEnd()}…` : subject;
  return [inLanguage(FORM_LABELS[lead.form], language), shortened].filter(Boolean).join(" · ");
}

/** Reads the related records of some leads at once: products with their pictures, and owners. */
export async function leadCards(
  payload: Payload,
  user: TypedUser,
  leads: Lead[],
  language: DeskLanguage,
  now: number,
): Promise<LeadCard[]> {
  const productIds = [...new Set(leads.flatMap(({ items }) => (items ?? []).flatMap(({ product }) => idOf(product) ?? [])))];
  const ownerIds = [...new Set(leads.flatMap(({ owner }) => idOf(owner) ?? []))];
  const [products, owners, hours] = await Promise.all([
    productsOf(payload, user, productIds, language),
    namesOf(payload, user, ownerIds),
    companyHours(payload),
  ]);
  return leads.map((lead) => {
    const owner = idOf(lead.owner);
    return {
      id: lead.id,
      title: lead.company || lead.name || lead.email || String(lead.id),
      person: lead.company ? (lead.name ?? "") : "",
      country: countryName(lead.country, language),
      items: (lead.items ?? []).map(({ name, quantity, wish, product: related }) => {
        const product = idOf(related);
        const { label, ...details } = products.get(product ?? 0) ?? { ...UNKNOWN, label: name ?? "" };
        return Object.assign(details, { label, product, quantity: quantity ?? 0, wish: wish ?? "" });
      }),
      about: subjectOf(lead, language),
      status: lead.status,
      owner: owner === null ? null : { id: owner, name: owners.get(owner) ?? "" },
      createdAt: lead.createdAt,
      followUpOn: lead.followUpOn ?? null,
      updatedAt: lead.updatedAt,
      way: leadSourceName(lead, language),
      promise: promiseOf(lead, now, hours),
    };
  });
}

type Shown = Pick<WantedItem, "label" | "name" | "picture" | "minimumOrder" | "leadDays">;

/** The stored data of a deleted product. */
const UNKNOWN = { name: "", picture: null, minimumOrder: null, leadDays: null };

async function productsOf(payload: Payload, user: TypedUser, ids: number[], language: DeskLanguage): Promise<Map<number, Shown>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: "products",
    where: { id: { in: ids } },
    locale: contentLanguage(language),
    pagination: false,
    depth: 1,
    draft: false,
    overrideAccess: false,
    user,
    select: { code: true, name: true, pictures: true, purchase: true },
    populate: { media: { filename: true } },
  });
  return new Map(docs.map((product) => [product.id, toShown(product)]));
}

function toShown({ code, name, pictures, purchase }: Pick<Product, "code" | "name" | "pictures" | "purchase">): Shown {
  const [first] = pictures ?? [];
  const file = typeof first === "object" ? first?.filename : null;
  return {
    label: code,
    name,
    picture: file ? thumbnailAddress(file) : null,
    minimumOrder: purchase?.minimumOrder ?? null,
    leadDays: purchase?.leadDays ?? null,
  };
}

async function namesOf(payload: Payload, user: TypedUser, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: "users",
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true },
    trash: true,
  });
  return new Map(docs.map(({ id, name }) => [id, name]));
}

/** The possible owners of a lead. */
export async function possibleOwners(payload: Payload, user: TypedUser): Promise<{ id: number; name: string }[]> {
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { in: rolesThatCan("leads.write") } },
    sort: "name",
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true },
  });
  return docs.map(({ id, name }) => ({ id, name }));
}
