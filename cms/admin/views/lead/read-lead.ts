import type { Lead } from "../../../config/payload-types.ts";
import { leadCards, possibleOwners, type LeadCard } from "../../../leads/cards.ts";
import { companyHours } from "../../../leads/company-hours.ts";
import type { WorkingHours } from "../../../lib/working-time.ts";
import { readEnquiry, type Asked, type EnquiryPage } from "./read.ts";

/** All that a lead's page shows besides the lead itself. */
export interface LeadPage extends EnquiryPage {
  card: LeadCard;
  hours: WorkingHours;
  owners: { id: number; name: string }[];
}

/** Reads what a lead's page shows. */
export async function readLeadPage(lead: Lead, asked: Asked): Promise<LeadPage> {
  const { payload, user, language, now } = asked;
  const [hours, cards, owners] = await Promise.all([
    companyHours(payload),
    leadCards(payload, user, [lead], language, now),
    possibleOwners(payload, user),
  ]);
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  return { card: cards[0] as LeadCard, hours, owners, ...(await readEnquiry("lead", lead, { ...asked, names })) };
}
